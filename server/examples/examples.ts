import { z } from 'zod';

/** JSON Schema, as far as the document has it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}
export type Named = Readonly<Record<string, Schema>>;

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-03-14T09:30:00.000Z',
  date: '2026-03-14',
  time: '09:30',
  email: 'eleni@example.com',
  uri: 'https://example.com/a',
  uuid: '1f0d2c3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
};

/** What texts look like, by the end of their names. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/e?mail(_\d)?$/, 'eleni@example.com'],
  [/(mobile|phone|q)$/, '6912345678'],
  [/vat_number|afm$/, '094014201'],
  [/password(_confirmation)?$/, 'thalassa-kai-ilios-26'],
  [/(^|_)code$/, '123456'],
  [/(^|_)pin$/, '7391'],
  [/currency$/, 'EUR'],
  [/language|lang|locale$/, 'el'],
  [/url|link|website$/, 'https://example.com/a'],
  [/colou?r$/, '#0a7d8c'],
  [/month$/, '2026-03'],
  [/zip|postal/, '10563'],
  [/(^|_)el$/, 'Λευκό τσάι'],
  [/(^|_)en$/, 'White tea'],
  [/(^|_)it$/, 'Tè nero'],
  [/first_name$/, 'Ελένη'],
  [/last_name$/, 'Παπαδοπούλου'],
  [/name|title|store|customer|label$/, 'Αιγαίον'],
];

/** What fits one of the patterns that texts are held to. */
const others = [
  'Αιγαίον',
  '1',
  '12',
  '1234',
  '123456',
  '2026-03',
  '2026-03-14',
  '09:30',
  '#0a7d8c',
  '6912345678',
  '1,2',
  '10',
  'A1B2C3D4',
  'https://example.com/a',
  'first_name',
  'name',
  'el',
  '1234.5678',
  'pm_1a2b3c',
  'x'.repeat(32),
  'a'.repeat(64),
];

const fits = ({ pattern, minLength = 0, maxLength = 1e9 }: Schema, text: string) =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern, 'u').test(text));

function textOf(schema: Schema, name: string): string {
  const known = formats[schema.format ?? ''];
  if (known !== undefined) return known;
  const named = byName.filter(([ending]) => ending.test(name)).map(([, text]) => text);
  const found = [...named, ...others].find((text) => fits(schema, text));
  return found ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

function numberOf(
  { type, minimum, exclusiveMinimum, maximum, multipleOf }: Schema,
  name: string,
): number {
  const least =
    exclusiveMinimum === undefined ? (minimum ?? 1) : exclusiveMinimum + (multipleOf ?? 1);
  const usual = type === 'number' && /amount|price|cost|value|total|net$/.test(name) ? 12.5 : 1;
  const wanted = Math.max(usual, least);
  return maximum === undefined ? wanted : Math.min(wanted, maximum);
}

const deepest = 8;

/** Makes examples for the schemas of a document: the same each time, and such as each schema asks for. */
export class Examples {
  readonly #named: Named;

  constructor(named: Named) {
    this.#named = named;
  }

  /** `isAnswer`: of what is answered everything is shown, of what is sent only what has to be. */
  of(wanted: Schema, isAnswer: boolean, name = '', depth = 0): unknown {
    const schema = this.#resolved(wanted);
    if (schema.examples?.length) return schema.examples[0];
    if (!isAnswer && schema.default !== undefined) return schema.default;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const one = schema.anyOf ?? schema.oneOf;
    if (one) return this.of(this.#chosen(one, depth), isAnswer, name, depth + 1);
    if (schema.allOf)
      return Object.assign(
        {},
        ...schema.allOf.map((part) => this.of(part, isAnswer, name, depth + 1)),
      );
    return this.#ofType(schema, isAnswer, name, depth);
  }

  #resolved(schema: Schema): Schema {
    const named = schema.$ref && this.#named[schema.$ref.split('/').at(-1) ?? ''];
    return named ? this.#resolved(named) : schema;
  }

  /** The first that says something; nothing where it would go on for ever. */
  #chosen(all: readonly Schema[], depth: number): Schema {
    const isNothing = ({ type }: Schema) => type === 'null';
    const something = all.find((each) => !isNothing(each));
    const nothing = all.find(isNothing);
    return (depth > deepest ? (nothing ?? something) : something) ?? {};
  }

  #ofType(schema: Schema, isAnswer: boolean, name: string, depth: number): unknown {
    const { type: types } = schema;
    const type = Array.isArray(types) ? types.find((each) => each !== 'null') : types;
    if (type === 'integer' || type === 'number') return numberOf(schema, name);
    if (type === 'boolean') return true;
    if (type === 'null') return null;
    if (type === 'array') return this.#array(schema, isAnswer, name, depth);
    if (type === 'object' || schema.properties) return this.#object(schema, isAnswer, name, depth);
    return type === 'string' ? textOf(schema, name) : {};
  }

  #array(
    { items, prefixItems, minItems = 0 }: Schema,
    isAnswer: boolean,
    name: string,
    depth: number,
  ) {
    if (prefixItems) return prefixItems.map((each) => this.of(each, isAnswer, name, depth + 1));
    if (depth > deepest || !items) return [];
    const count = Math.max(1, minItems);
    return Array.from({ length: count }, () =>
      this.of(items, isAnswer, name.replace(/s$/, ''), depth + 1),
    );
  }

  #object(schema: Schema, isAnswer: boolean, name: string, depth: number): unknown {
    const { properties = {}, required = [], additionalProperties } = schema;
    const keys = required.filter((each) => !(each in properties));
    if (keys.length && typeof additionalProperties === 'object')
      return Object.fromEntries(
        keys.map((each) => [each, this.of(additionalProperties, isAnswer, each, depth + 1)]),
      );
    const shown = Object.entries(properties).filter(
      ([each]) => isAnswer || required.includes(each),
    );
    if (!shown.length && typeof additionalProperties === 'object' && isAnswer)
      return this.#record(schema, isAnswer, name, depth);
    const wanted = shown.length ? shown : isAnswer ? [] : Object.entries(properties).slice(0, 1);
    return Object.fromEntries(
      wanted.map(([each, of]) => [each, this.of(of, isAnswer, each, depth + 1)]),
    );
  }

  #record(
    { propertyNames, additionalProperties }: Schema,
    isAnswer: boolean,
    name: string,
    depth: number,
  ) {
    const key = String(propertyNames ? this.of(propertyNames, isAnswer, 'key', depth + 1) : 'name');
    return { [key]: this.of(additionalProperties as Schema, isAnswer, name, depth + 1) };
  }
}

/** An example of what a schema answers, with everything that may be there. */
export function exampleOf(schema: z.ZodType): unknown {
  const { $defs, ...made } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return new Examples(($defs ?? {}) as Named).of(made as Schema, true);
}
