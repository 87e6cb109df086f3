import { randomBytes } from 'node:crypto';
import { filledNames, replacedNames } from '../../../contract/customers/customer-fields.ts';
import type { DuplicateRule } from '../../../contract/customers/customer-imports.ts';
import { consentChannels } from '../../../contract/messages/consents.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { AttachedCard } from '../../tables/customer-imports.ts';
import { customersTable } from '../../tables/customers.ts';
import type { Decided } from './decide.ts';
import { markAll } from './marks.ts';

const typed = [...filledNames, ...replacedNames].map(
  (name) => `${name} ${customersTable[name].getSQLType()}`,
);
const values = `${typed.join(', ')}, country_id int, attributes jsonb`;
const anyConsent = consentChannels.map((name) => `coalesce(r.${name}, false)`).join(' or ');

const nextIds = {
  name: 'import-next-ids',
  text: `select nextval(pg_get_serial_sequence('customers', 'user_account_id'))::bigint as id from generate_series(1, $1::int)`,
};
const create = {
  name: 'import-create-customers',
  text: `insert into customers (company_id, store_id, country_id, user_account_id, qr_code, first_name, ${filledNames.join(', ')},
      marketing, ${consentChannels.join(', ')}, extra_attributes, created_at, updated_at)
    select $1, $1, coalesce(r.country_id, $2), r.id, r.qr_code, r.first_name, ${filledNames.map((name) => `r.${name}`).join(', ')},
      coalesce(r.marketing, false) or ${anyConsent}, ${consentChannels.map((name) => `coalesce(r.${name}, false)`).join(', ')},
      r.attributes, $4, $4
    from jsonb_to_recordset($3::jsonb) as r (id bigint, qr_code text, ${values})
    on conflict (company_id, mobile, country_id) where deleted_at is null do nothing`,
};
const accounts = {
  name: 'import-create-accounts',
  text: 'insert into accounts (company_id, user_account_id) select $1, id from unnest($2::bigint[]) id',
};
// A number that is no card yet is one of an earlier programme.
const attach = {
  name: 'import-attach-cards',
  text: `insert into loyalty_cards as k (company_id, card_number, user_account_id, attached_at)
    select $1, r.card, r.id, $4 from unnest($2::bigint[], $3::text[]) as r (id, card) order by r.card
    on conflict (company_id, card_number) do update set user_account_id = excluded.user_account_id, attached_at = excluded.attached_at
      where k.user_account_id is null
    returning k.user_account_id as id, k.card_number as number, (k.xmax = 0) as made`,
};
// The points somebody brings along, as an adjustment of a new account: there is nothing yet to be owed.
const points = {
  name: 'import-post-points',
  text: `select w.posted_id from (select cs.point_value, case when cs.expiration_points > 0 then (date_trunc('day', $5::timestamptz at time zone cs.time_zone)
        + make_interval(days => cs.expiration_points + 1)) at time zone cs.time_zone end as until
      from company_settings cs where cs.company_id = $1) s,
    unnest($2::bigint[], $3::bigint[]) as r (id, points),
    write_posting(jsonb_populate_record(null::new_posting, jsonb_build_object('company', $1::bigint, 'account', r.id,
      'kind', 'adjustment', 'store', $1::bigint, 'by_user', $4::bigint, 'point_value', s.point_value, 'reason', 'import',
      'posted_at', $5::timestamptz, 'deficit', 0, 'active_from', $5::timestamptz, 'expires_at', s.until,
      'entries', jsonb_build_array(
        jsonb_build_object('side', 'customer', 'lot', 0, 'store', $1::bigint, 'amount', r.points),
        jsonb_build_object('side', 'adjusted', 'store', $1::bigint, 'amount', -r.points))))) w`,
};

const takesMobile = (rule: DuplicateRule) =>
  rule === 'fill' ? 'c.mobile is null and r.mobile is not null' : 'r.mobile is not null';

/** What each column of a customer becomes, of `c` by the row `r`. */
function changed(rule: DuplicateRule): Record<string, string> {
  const [first, second] = rule === 'fill' ? ['c', 'r'] : ['r', 'c'];
  const names = rule === 'fill' ? [] : replacedNames;
  const date = `coalesce(${first}.birth_date, ${second}.birth_date)`;
  const attributesOf = (each: string | undefined) =>
    each === 'r' ? 'r.attributes' : 'c.extra_attributes';
  return {
    ...Object.fromEntries(
      filledNames.map((name) => [name, `coalesce(${first}.${name}, ${second}.${name})`]),
    ),
    // A date with its year is never replaced by a day without one, and replaces it.
    birthday: `case when ${date} is null then coalesce(${first}.birthday, ${second}.birthday) end`,
    ...Object.fromEntries(names.map((name) => [name, `coalesce(r.${name}, c.${name})`])),
    extra_attributes: `${attributesOf(second)} || ${attributesOf(first)}`,
    country_id: `case when ${takesMobile(rule)} then r.country_id else c.country_id end`,
  };
}

/** Changes customers; one of whom a row says nothing new stays untouched. */
const changeTo = (rule: DuplicateRule) => {
  const columns = Object.entries(changed(rule));
  return {
    name: `import-change-customers-${rule}`,
    text: `update customers c set ${columns.map(([name, is]) => `${name} = ${is}`).join(', ')}, updated_at = $3
      from jsonb_to_recordset($2::jsonb) as r (id bigint, ${values}) where c.company_id = $1 and c.user_account_id = r.id
        and (${columns.map(([name]) => `c.${name}`).join(', ')}) is distinct from (${columns.map(([, is]) => is).join(', ')})`,
  };
};

export interface Writing {
  companyId: number;
  importId: number;
  countryId: number;
  userId: number;
  rule: DuplicateRule;
  nowMs: number;
}

const record = ({ values: { attributes, cards: _, points: __, ...rest } }: Decided) => ({
  ...rest,
  attributes,
});

async function writeCards(
  client: Queryable,
  { companyId, rule, nowMs }: Writing,
  rows: readonly (Decided & { id: number })[],
) {
  const wanted = rows.flatMap(({ id, known, values: { cards } }) => {
    const has = known?.cards ?? [];
    if (rule === 'fill' && has.length) return [];
    return cards.filter((card) => !has.includes(card)).map((card_number) => ({ id, card_number }));
  });
  if (!wanted.length) return [];
  const ids = wanted.map(({ id }) => id);
  const numbers = wanted.map(({ card_number }) => card_number);
  const { rows: attached } = await client.query<AttachedCard & { id: number }>({
    ...attach,
    values: [companyId, ids, numbers, new Date(nowMs)],
  });
  return attached;
}

async function createAll(client: Queryable, writing: Writing, rows: readonly Decided[]) {
  const { companyId, countryId, userId, nowMs } = writing;
  if (!rows.length) return [];
  const { rows: ids } = await client.query<{ id: number }>({ ...nextIds, values: [rows.length] });
  const made = rows.map((row, index) => ({ ...row, id: Number(ids[index]?.id) }));
  const records = made.map((row) => ({
    ...record(row),
    id: row.id,
    qr_code: `P-${randomBytes(12).toString('base64url')}`,
  }));
  const now = new Date(nowMs);
  const inserted = await client.query({
    ...create,
    values: [companyId, countryId, JSON.stringify(records), now],
  });
  // Somebody registered one of them just now: the piece is done anew, and finds them there.
  if (inserted.rowCount !== made.length) throw new Error('A customer was registered meanwhile');
  await client.query({ ...accounts, values: [companyId, made.map(({ id }) => id)] });
  const bring = made.filter(({ values }) => values.points);
  const brought = bring.map(({ values }) => values.points);
  if (bring.length)
    await client.query({
      ...points,
      values: [companyId, bring.map(({ id }) => id), brought, userId, now],
    });
  return made;
}

/** Writes what was decided of a piece, in a few statements however many rows it has. */
export async function writeAll(client: Queryable, writing: Writing, decided: readonly Decided[]) {
  const made = await createAll(
    client,
    writing,
    decided.filter(({ action }) => action === 'create'),
  );
  const changed = decided.flatMap((row) =>
    row.action === 'update' && row.known ? [{ ...row, id: row.known.user_account_id }] : [],
  );
  if (changed.length) {
    const records = changed.map((row) => ({ ...record(row), id: row.id }));
    const change = [writing.companyId, JSON.stringify(records), new Date(writing.nowMs)];
    await client.query({ ...changeTo(writing.rule), values: change });
  }
  const written = [...made, ...changed];
  const cards = await writeCards(client, writing, written);
  const cardsOf = new Map<number, AttachedCard[]>();
  for (const { id, number, made: isNew } of cards)
    cardsOf.set(id, [...(cardsOf.get(id) ?? []), { number, made: isNew }]);
  const marked = written.map((row) => ({ ...row, attached: cardsOf.get(row.id) ?? [] }));
  await markAll(client, writing, marked);
}
