import type { Queryable } from '../../db/transaction.ts';
import type { AttachedCard } from '../../tables/customer-imports.ts';
import type { Decided } from './decide.ts';

/** A customer whom a piece wrote, with the cards it attached. */
export interface Written extends Decided {
  readonly id: number;
  readonly attached: readonly AttachedCard[];
}

const insert = {
  name: 'import-mark-customers',
  text: `insert into imported_customers (company_id, import_id, user_account_id, before, after, cards, written_at)
    select $1, $2, r.id, r.before, r.after, r.cards, $4
    from jsonb_to_recordset($3::jsonb) as r (id bigint, before jsonb, after jsonb, cards jsonb)`,
};

type Columns = Record<string, unknown>;

/** The columns of a change, nested as in the table: attributes by their id. */
function nested(fields: readonly string[], read: (field: string) => unknown): Columns {
  const ids = fields
    .filter((field) => field.startsWith('attribute:'))
    .map((each) => each.slice(10));
  const own = fields.filter((field) => !field.startsWith('attribute:'));
  const values = own.map((field) => [field, read(field) ?? null] as const);
  const attributes = ids.flatMap((id) => {
    const value = read(`attribute:${id}`);
    return value === undefined || value === null ? [] : [[id, value] as const];
  });
  return {
    ...Object.fromEntries(values),
    ...(ids.length ? { extra_attributes: Object.fromEntries(attributes) } : {}),
  };
}

/** Columns of which a change of one may empty or move the other. */
const pairs = [
  ['mobile', 'country_id'],
  ['birth_date', 'birthday'],
];

/** The columns that a row changes, with those that go with them. */
function changedColumns({ changes }: Decided): string[] {
  const names = changes
    .map(({ field }) => (field === 'country' ? 'country_id' : field))
    .filter((field) => field !== 'card_number');
  const together = pairs.filter((pair) => pair.some((each) => names.includes(each))).flat();
  return [...new Set([...names, ...together])];
}

/** What a row wrote of its customer, before and after. */
function markOf({ id, known, values, attached, ...decided }: Written) {
  if (!known) return { id, before: null, after: {}, cards: attached };
  const fields = changedColumns({ ...decided, values });
  const now = { ...known.now, mobile: known.mobile, country_id: known.country_id };
  const attribute = (of: Readonly<Columns>) => (field: string) => of[field.slice(10)];
  const pick = (columns: Readonly<Columns>, attributes: Readonly<Columns>) =>
    nested(fields, (field) =>
      field.startsWith('attribute:') ? attribute(attributes)(field) : columns[field],
    );
  const before = { ...pick(now, known.attributes), updated_at: known.updated_at };
  const written = { ...values, mobile: values.mobile ?? known.mobile };
  return { id, before, after: pick({ ...written }, values.attributes), cards: attached };
}

/** Stores what a piece wrote of each customer, so that the import can be undone. */
export async function markAll(
  client: Queryable,
  { companyId, importId, nowMs }: { companyId: number; importId: number; nowMs: number },
  written: readonly Written[],
) {
  if (!written.length) return;
  const marks = JSON.stringify(written.map(markOf));
  await client.query({ ...insert, values: [companyId, importId, marks, new Date(nowMs)] });
}
