import type { DuplicateRule } from '../../../contract/customers/customer-imports.ts';
import type { FileRow } from '../../sheets/table.ts';
import type { Previewed, Reason } from '../../tables/customer-imports.ts';
import { numberKey } from './around.ts';
import { changesOf } from './changes.ts';
import { stayOff } from './opt-outs.ts';
import { type CustomerRow, type Reading, type ReadRow, readRow } from './read-row.ts';

/** A customer who is there, as far as a row may name or change them. */
export interface Known {
  user_account_id: number;
  mobile: string | null;
  country_id: number;
  marketing: boolean;
  cards: string[];
  /** What an import may change, by field: days as yyyy-mm-dd. */
  now: Readonly<Record<string, unknown>>;
  attributes: Readonly<Record<string, unknown>>;
  /** With microseconds. */
  updated_at: string;
}

/** What the rows of a piece are held against. */
export interface Around {
  /** By `numberKey`. */
  byMobile: ReadonlyMap<string, Known>;
  /** Who has a card; null for one that is free, `gone` for one of somebody who is no customer any more. None for a number that is new. */
  byCard: ReadonlyMap<string, Known | null | 'gone'>;
  /** What earlier rows of the file named, and in which row; it grows. */
  seen: Map<string, number>;
  /** What customers took back, by customer and channel: the day (yyyy-mm-dd). */
  optOuts: ReadonlyMap<number, ReadonlyMap<string, string>>;
  /** Addresses that are not written to any more, by channel and address: the day. */
  suppressed: ReadonlyMap<string, string>;
}

export interface Decided {
  row: number;
  cells: readonly string[];
  values: CustomerRow;
  action: Previewed['action'];
  reasons: Reason[];
  /** Cells that are left out. */
  dropped: Reason[];
  /** Whether consents stay off that the file would turn on. */
  staysOff: boolean;
  /** Who is changed. */
  known?: Known;
  /** What is changed of them. */
  changes: Previewed['changes'];
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
  ...row.cards.map((card) => `c:${card}`),
  ...(known ? [`u:${known.user_account_id}`] : []),
];

/** What is wrong with a card of a row, if anything. */
function cardReason(card: string, known: Known | undefined, { byCard }: Around) {
  const holder = byCard.get(card);
  if (!holder) return undefined;
  if (holder === 'gone') return 'cardNotFree' as const;
  return known === holder ? undefined : ('otherCustomer' as const);
}

interface Against {
  rule: DuplicateRule;
  around: Around;
}

/** A card that is not free is left out where the mobile or another card says who it is; the row goes without it. */
function withoutCard({ values, dropped, reasons }: ReadRow, card: string, column: number | null) {
  values.cards = values.cards.filter((each) => each !== card);
  const isNamed = values.mobile || values.cards.length;
  (isNamed ? dropped : reasons).push({ column, name: 'cardNotFree' });
}

/** Who a row is about, if they are there. */
function knownOf({ values }: ReadRow, { byMobile, byCard }: Around): Known | undefined {
  const holders = values.cards.map((card) => byCard.get(card));
  return (
    byMobile.get(keyOf(values) ?? '') ??
    holders.find((holder): holder is Known => typeof holder === 'object' && holder !== null)
  );
}

/** Leaves out cards that are not free; says what is wrong where nothing is left to know the customer by. */
function checkIdentity(read: ReadRow, known: Known | undefined, around: Around, reading: Reading) {
  const { values, reasons, dropped } = read;
  const column = columnOf(reading, 'card_number');
  for (const card of values.cards) {
    const wrong = cardReason(card, known, around);
    if (wrong === 'cardNotFree') withoutCard(read, card, column);
    else if (wrong) reasons.push({ column, name: wrong });
  }
  if (values.mobile || values.cards.length) return;
  const mobile = columnOf(reading, 'mobile');
  const why = dropped.findIndex((each) => each.column === mobile || each.column === column);
  if (why >= 0) reasons.push(...dropped.splice(why, 1));
  else if (!reasons.length) reasons.push({ column: mobile, name: 'mobileOrCard' });
}

/** A new customer needs a first name; where the file has no column for it, any other reason comes first. */
function needName({ unnamed, reasons, dropped }: ReadRow) {
  if (!unnamed || (unnamed.column === null && reasons.length)) return;
  const place = dropped.indexOf(unnamed);
  if (place >= 0) dropped.splice(place, 1);
  reasons.push(unnamed);
}

/** The row of the file that named the same customer before. */
const sameBefore = (keys: readonly string[], { seen }: Around): Reason[] => {
  const row = keys.map((key) => seen.get(key)).find((each) => each !== undefined);
  return row === undefined ? [] : [{ column: null, name: 'sameAsRow', args: { row } }];
};

function decideOne([row, ...cells]: FileRow, reading: Reading, { rule, around }: Against): Decided {
  const read = readRow(cells, reading);
  const { values, reasons, dropped } = read;
  const decided: Omit<Decided, 'action'> = {
    ...{ row, cells, values, reasons, dropped },
    ...{ staysOff: false, changes: [], keys: [] },
  };
  const known = reasons.length ? undefined : knownOf(read, around);
  if (!reasons.length) reasons.push(...sameBefore(keysOf(values, known), around));
  if (!reasons.length) checkIdentity(read, known, around, reading);
  if (!known) needName(read);
  if (reasons.length) return { ...decided, action: 'reject' };
  if (known && rule === 'skip') return { ...decided, action: 'skip' };
  const keys = keysOf(values, known);
  for (const key of keys) around.seen.set(key, row);
  const off = known && rule === 'fill' ? [] : stayOff({ values, known }, around, reading.mapping);
  dropped.push(...off);
  const outcome = { ...decided, staysOff: off.length > 0, keys };
  if (!known) return { ...outcome, action: 'create' };
  const changes = changesOf(values, known, rule);
  return changes.length
    ? { ...outcome, action: 'update', known, changes }
    : { ...outcome, action: 'skip' };
}

/** What is to become of each row, in the order of the file: the same when it is only asked. */
export const decide = (rows: readonly FileRow[], reading: Reading, against: Against) =>
  rows.map((row) => decideOne(row, reading, against));

/** The mobiles, cards and addresses that rows name. */
export function namedIn(rows: readonly FileRow[], reading: Reading) {
  const read = rows.map(([, ...cells]) => readRow(cells, reading).values);
  return {
    mobiles: read.flatMap(({ mobile, country_id }) =>
      mobile && country_id ? [{ mobile, country_id }] : [],
    ),
    cards: read.flatMap(({ cards }) => cards),
    emails: read.flatMap(({ email }) => (email ? [email] : [])),
  };
}
