import {
  type Difference,
  differences,
  type Item,
  items,
  type Kind,
  kinds,
  type State,
  states,
} from './read.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const rowOf = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [rowOf(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(rowOf)].join('\n');

const code = (text: string) => (text ? `\`${text}\`` : '');
/** Calls, routes and permissions are code, other names are text. */
const isCode = (kind: Kind) => kind === 'calls' || kind === 'routes';
const named = ({ kind, name }: Item) => (isCode(kind) ? code(name) : name);

/** What is written for a state. */
const words: Record<State, string> = {
  'as specified': 'as specified',
  differs: 'differs',
  'on purpose': 'differs on purpose',
  'not specified': 'not specified',
};
const stateOf = ({ state, note }: Item) => words[state] + (note ? `: ${note}` : '');

const count = (kind: Kind, state: State) =>
  items.filter((item) => item.kind === kind && item.state === state).length;

const summary = tableOf(
  ['', 'in all', ...states.map((state) => words[state])],
  kinds.map((kind) => {
    const counts = states.map((state) => count(kind, state));
    const total = counts.reduce((sum, each) => sum + each, 0);
    return [`[${kind}](specification/${kind}.md)`, String(total), ...counts.map(String)];
  }),
);

const itemOf = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
const nameOf = ({ kind, id }: Difference) => {
  const item = itemOf.get(`${kind} ${id}`);
  return item ? named(item) : '';
};

/** The differences of a state, in the order of their table; items that differ in the same way share a row. */
function listOf(state: State): string {
  const ofState = differences.filter((each) => each.state === state && each.kind !== 'elsewhere');
  const rows = [...new Set(ofState.map(({ kind, how }) => `${kind}\t${how}`))].map((row) => {
    const [kind = '', how = ''] = row.split('\t');
    const alike = ofState.filter((each) => each.kind === kind && each.how === how);
    return [kind, alike.map(nameOf).join(', '), how];
  });
  return tableOf(['', 'what', 'how'], rows);
}

const elsewhere = differences
  .filter(({ kind }) => kind === 'elsewhere')
  .map(({ how }) => `- ${how}`)
  .join('\n');

const written =
  'Written by `npm run specification` from `tests/specification`. Edit the tables there.';

/** The text of docs/specification.md. */
export const overview = `# The specification, and where Pistos differs

Two documents define Pistos: what it serves, shows and says. This page counts their items and lists each that differs.
The state is that of the last review, call by call and page by page on the running product, on 2026-11-26.

${summary}

*Not specified* are rules that the documents leave open.

## Differs

${listOf('differs')}

Not of one item:

${elsewhere}

## Differs on purpose

${listOf('on purpose')}

## What holds this page

${written}

\`tests/contract/specification.test.ts\` checks that each item is named once, that each call is served, and that each rule
as specified has a test with its id in the title. Whether a screen or a message differs is a finding of the review.
`;

const heads: Record<Kind, readonly string[]> = {
  calls: ['id', 'call', 'state'],
  routes: ['id', 'route', 'permission', 'state'],
  screens: ['id', 'screen', 'actions', 'state'],
  rules: ['id', 'rule', 'state', 'tests'],
  messages: ['id', 'text', 'when', 'state'],
};

function cellsOf(item: Item): string[] {
  const { kind, id, detail, tests } = item;
  const first = [code(id), named(item)];
  if (kind === 'calls') return [...first, stateOf(item)];
  if (kind === 'rules') return [...first, stateOf(item), tests.map(code).join(', ')];
  return [...first, kind === 'routes' ? code(detail) : detail, stateOf(item)];
}

/** The text of the document that lists every item of a kind, by its group. */
export function listingOf(kind: Kind): string {
  const ofKind = items.filter((item) => item.kind === kind);
  const groups = [...new Set(ofKind.map(({ group }) => group))];
  const parts = groups.map((group) => {
    const rows = ofKind.filter((item) => item.group === group).map(cellsOf);
    return `${group ? `## ${group}\n\n` : ''}${tableOf(heads[kind], rows)}`;
  });
  const title = kind.charAt(0).toUpperCase() + kind.slice(1);
  const intro = `Every item of the kind in [the specification](../specification.md). ${written}`;
  return `# ${title}\n\n${intro}\n\n${parts.join('\n\n')}\n`;
}

/** Every document that is written, by its path. */
export const documents: ReadonlyMap<string, string> = new Map([
  ['docs/specification.md', overview],
  ...kinds.map((kind): [string, string] => [`docs/specification/${kind}.md`, listingOf(kind)]),
]);
