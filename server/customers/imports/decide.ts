import type { DuplicateRule } from '../../../contract/customers/customer-imports.ts';
import type { FileRow } from '../../sheets/table.ts';
import type { Previewed, Reason } from '../../tables/customer-imports.ts';
import { numberKey } from './around.ts';
import { type CustomerRow, type Reading, readRow } from './read-row.ts';

/** A customer who is there, as far as a row may name or change them. */
export interface Known {
  user_account_id: number;
  mobile: string | null;
  country_id: number;
  cards: string[];
}

/** What the rows of a piece are held against. */
export interface Around {
  /** By `numberKey`. */
  byMobile: ReadonlyMap<string, Known>;
  /** Who has a card; null for one that is free. */
  byCard: ReadonlyMap<string, Known | null>;
  /** What earlier rows of the file named, and in which row; it grows. */
  seen: Map<string, number>;
}

export interface Decided {
  row: number;
  cells: readonly string[];
  values: CustomerRow;
  action: Previewed['action'];
  reasons: Reason[];
  /** Who is changed. */
  known?: Known;
  keys: string[];
}

const columnOf = ({ mapping }: Reading, field: string) => {
  const column = mapping.indexOf(field);
  return column < 0 ? null : column;
};

/** The key of what has a mobile; undefined where it has none. */
const keyOf = ({ mobile, country_id }: { mobile?: string | null; country_id?: number }) =>
  mobile && country_id ? numberKey({ mobile, country_id }) : undefined;

const keysOf = (row: CustomerRow, known?: Known) => [
  ...new Set([keyOf(row), known && keyOf(known)].flatMap((key) => (key ? [`m:${key}`] : []))),
  ...(row.card_number ? [`c:${row.card_number}`] : []),
  ...(known ? [`u:${known.user_account_id}`] : []),
];

/** What is wrong with the card of a row, if anything. */
function cardReason(
  { values, known }: { values: CustomerRow; known: Known | undefined },
  around: Around,
) {
  const holder = values.card_number ? around.byCard.get(values.card_number) : null;
  if (holder === null) return undefined;
  if (holder === undefined) return 'cardNotFree' as const;
  return known === holder ? undefined : ('otherCustomer' as const);
}

function decideOne(
  [row, ...cells]: FileRow,
  reading: Reading,
  { rule, around }: { rule: DuplicateRule; around: Around },
): Decided {
  const { values, reasons } = readRow(cells, reading);
  const decided = { row, cells, values, reasons, keys: [] as string[] };
  const reject = (...more: Reason[]): Decided => ({
    ...decided,
    action: 'reject',
    reasons: [...reasons, ...more],
  });
  if (reasons.length) return reject();
  const { mobile, card_number } = values;
  const known =
    around.byMobile.get(keyOf(values) ?? '') ??
    (card_number ? around.byCard.get(card_number) : undefined) ??
    undefined;
  const keys = keysOf(values, known);
  const before = keys.map((key) => around.seen.get(key)).find((each) => each !== undefined);
  if (before !== undefined)
    return reject({ column: null, name: 'sameAsRow', args: { row: before } });
  const card = cardReason({ values, known }, around);
  if (card) return reject({ column: columnOf(reading, 'card_number'), name: card });
  if (!mobile && !card_number)
    return reject({ column: columnOf(reading, 'mobile'), name: 'mobileOrCard' });
  if (known && rule === 'skip') return { ...decided, action: 'skip' };
  for (const key of keys) around.seen.set(key, row);
  return known
    ? { ...decided, action: 'update', known, keys }
    : { ...decided, action: 'create', keys };
}

/** What is to become of each row, in the order of the file: the same when it is only asked. */
export const decide = (
  rows: readonly FileRow[],
  reading: Reading,
  against: { rule: DuplicateRule; around: Around },
) => rows.map((row) => decideOne(row, reading, against));

/** The mobiles and cards that rows name. */
export function namedIn(rows: readonly FileRow[], reading: Reading) {
  const read = rows.map(([, ...cells]) => readRow(cells, reading).values);
  return {
    mobiles: read.flatMap(({ mobile, country_id }) =>
      mobile && country_id ? [{ mobile, country_id }] : [],
    ),
    cards: read.flatMap(({ card_number }) => (card_number ? [card_number] : [])),
  };
}
