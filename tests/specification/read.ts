import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../messages.data.ts';
import { rulesWithoutTests } from '../rules-without-tests.data.ts';

export const kinds = ['calls', 'routes', 'screens', 'rules', 'messages'] as const;
export type Kind = (typeof kinds)[number];

/** How the product stands to an item of the specification. */
export const states = ['as specified', 'differs', 'on purpose', 'not specified'] as const;
export type State = (typeof states)[number];

/** An item of the specification: one call, route, screen, rule or message. */
export interface Item {
  readonly kind: Kind;
  readonly group: string;
  readonly id: string;
  readonly name: string;
  /** What more there is to say: a permission, the actions of a screen, when a message appears. */
  readonly detail: string;
  readonly state: State;
  /** How it differs, or what the product does in addition. */
  readonly note: string;
  /** The test files that name it; of rules alone. */
  readonly tests: readonly string[];
}

export interface Difference {
  /** A kind, or `elsewhere` for what belongs to no single item. */
  readonly kind: string;
  readonly id: string;
  readonly state: State;
  readonly how: string;
}

const here = import.meta.dirname;

/** The rows of a table of this folder, without its first line, which names the columns. */
function rowsOf(name: string): string[][] {
  const [, ...lines] = readFileSync(join(here, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

/** All that is not as specified, in the order in which the document lists it. */
export const differences: readonly Difference[] = rowsOf('differences').map(
  ([kind = '', id = '', state = '', how = '']) => ({ kind, id, state: state as State, how }),
);
const differenceOf = new Map(differences.map((each) => [`${each.kind} ${each.id}`, each]));

const testFiles = globSync('**/*.test.{ts,tsx}', { cwd: join(here, '..') })
  .sort()
  .map((path) => ({ path: `tests/${path}`, text: readFileSync(join(here, '..', path), 'utf8') }));

/** What the specification leaves open has no state of its own. */
const isOpen = (name: string) => name.startsWith('(Not specified)');

function itemOf(
  kind: Kind,
  [group = '', id = '', name = '', detail = '', note = '']: string[],
): Item {
  const difference = differenceOf.get(`${kind} ${id}`);
  const tests =
    kind === 'rules'
      ? testFiles.filter(({ text }) => text.includes(`(${id})`)).map(({ path }) => path)
      : [];
  const state = isOpen(name) ? 'not specified' : (difference?.state ?? 'as specified');
  const more = rulesWithoutTests[id] ?? note;
  return { kind, group, id, name, detail, state, note: difference?.how ?? more, tests };
}

const rows = (kind: Kind) =>
  kind === 'messages' ? messages.map(({ id, text, when }) => ['', id, text, when]) : rowsOf(kind);

export const items: readonly Item[] = kinds.flatMap((kind) =>
  rows(kind).map((row) => itemOf(kind, row)),
);
