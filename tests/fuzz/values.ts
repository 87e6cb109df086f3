import type { Random } from './random.ts';

/** JSON Schema, as far as the document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
}

/** Names that every object has, and what else was seen to break a server. */
export const evilNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'a.b', '0'];
const evilTexts = [
  ...evilNames,
  ' ',
  '\u0000',
  'α\u0000β',
  '\ud800',
  '\u202e',
  'Ω'.repeat(3000),
  '1e309',
  'NaN',
  '-1',
  '0',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '0000-01-01',
  '275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '%',
  '%ZZ',
  '\\',
  "' or 1=1 --",
  '{"a":1}',
  '[]',
  'null',
  '1,2,,x',
  '=1+1',
  '<b>',
  '+306912345678',
];
const evilNumbers = [-1, 0, 0.1, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

function evil(random: Random): unknown {
  const kinds: (() => unknown)[] = [
    () => random.of(evilTexts),
    () => random.of(evilTexts),
    () => random.of(evilNumbers),
    () => random.of([null, true, false, [], {}, [[]], [null]]),
    () => Array.from({ length: 60 }, () => random.of(evilTexts)),
    () => Object.fromEntries([[random.of(evilNames), random.of(evilTexts)]]),
  ];
  return random.of(kinds)();
}

export const evilText = (random: Random) => random.of(evilTexts);

const texts: Record<string, (random: Random) => string> = {
  'date-time': (random) => new Date(1.7e12 + random.below(1e11)).toISOString(),
  date: (random) => new Date(1.7e12 + random.below(1e11)).toISOString().slice(0, 10),
  email: (random) => `nobody${random.below(50)}@example.com`,
  uri: () => 'https://example.com/a',
};
const words = ['Καφές', 'a', 'Espresso 2', '12', '6912345678', 'el', '10:00'];

/** Values for the schemas of a document: mostly such as they ask for, sometimes none of it. */
export class Values {
  readonly #random: Random;
  readonly #named: Record<string, Schema>;
  readonly #evil: number;

  /** `evil` is the share of values that are not what is asked for. */
  constructor(random: Random, named: Record<string, Schema>, evil: number) {
    this.#random = random;
    this.#named = named;
    this.#evil = evil;
  }

  of(wanted: Schema | undefined, depth = 0): unknown {
    const random = this.#random;
    if (!wanted || depth > 6 || random.happens(this.#evil)) return evil(random);
    const schema = wanted.$ref ? (this.#named[wanted.$ref.split('/').at(-1) ?? ''] ?? {}) : wanted;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.of(schema.enum);
    const several = schema.anyOf ?? schema.oneOf;
    if (several) return this.of(random.of(several), depth + 1);
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((part) => this.of(part, depth + 1)));
    return this.#ofType(schema, depth);
  }

  #ofType(schema: Schema, depth: number): unknown {
    const random = this.#random;
    const type = Array.isArray(schema.type) ? random.of(schema.type) : schema.type;
    if (type === 'integer') return 1 + random.below(random.happens(0.8) ? 8 : 1000);
    if (type === 'number') return random.below(1000) / 100;
    if (type === 'boolean') return random.happens(0.5);
    if (type === 'null') return null;
    if (type === 'array')
      return Array.from({ length: random.below(4) }, () => this.of(schema.items, depth + 1));
    if (type === 'object' || schema.properties) return this.#object(schema, depth);
    return texts[schema.format ?? '']?.(random) ?? random.of(words);
  }

  #object({ properties = {}, required = [] }: Schema, depth: number) {
    const random = this.#random;
    const names = Object.keys(properties).filter((name) =>
      random.happens(required.includes(name) ? 0.95 : 0.4),
    );
    const entries = names.map((name) => [name, this.of(properties[name], depth + 1)]);
    if (random.happens(this.#evil)) entries.push([random.of(evilNames), evil(random)]);
    return Object.fromEntries(entries);
  }
}
