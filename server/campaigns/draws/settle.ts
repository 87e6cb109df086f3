import { conditionOf } from '../../../contract/campaigns/kinds.ts';
import type { Queryable } from '../../db/transaction.ts';
import { minorOf } from '../../runtime/units.ts';
import { isWholeBack } from '../../tables/ledger-sql.ts';
import { meetsPerson } from '../evaluate.ts';
import { peopleOf } from '../person.ts';
import { namePads } from '../seeds/secret.ts';
import { viewsAsked } from '../views.ts';
import type { HeldDraw } from './held.ts';

/** So many customers are settled in one statement, which has its limit of time. */
const customersAtOnce = 5000;

const nextCustomers = {
  name: 'next-customers-of-draw',
  text: `select user_account_id as id from customers where company_id = $1 and user_account_id > $2 and deleted_at is null and anonymised_at is null
    order by user_account_id limit ${customersAtOnce}`,
};

const named = (what: string) =>
  `left(encode(sha256($10::bytea || sha256($9::bytea || convert_to(${what}, 'UTF8'))), 'hex'), 20)`;
// A winner of a draw that stands, under any of their accounts.
const wonBefore = `select 1 from campaign_draw_places w join campaign_draws d on d.company_id = w.company_id and d.campaign_id = w.campaign_id
  where w.company_id = $1 and w.user_account_id = any(accounts_of($1, p.id)) and w.state = 'winner' and w.campaign_id <> $2 and d.state in ('drawn', 'confirmed')`;

const settle = {
  name: 'settle-entries-of-draw',
  text: `with people as materialized (select a.id, ${named(`'person ' || a.id`)} as person from unnest($5::bigint[]) a (id)),
    merged as materialized (select m.user_account_id as account, survivor_of($1, m.user_account_id) as id from customers m
      where m.company_id = $1 and m.merged_into is not null),
    accounts as materialized (select id, person, id as account from people
      union all select id, people.person, m.account from merged m join people using (id))
    insert into settled_entries (company_id, campaign_id, receipt, person, entries, user_account_id, transaction_id)
    select $1, $2, ${named(`'receipt ' || m.transaction_id`)}, m.person, least(m.n, $8 - m.before), m.user_account_id, m.transaction_id
    from (select b.*, coalesce(sum(b.n) over (partition by b.person order by b.created_at, b.transaction_id
          rows between unbounded preceding and 1 preceding), 0) as before
      from (select p.person, p.id as user_account_id, t.transaction_id, t.created_at, e.n, row_number() over (partition by p.id,
            case when $11 = 'once_a_day' then (t.created_at at time zone $12)::date end order by t.created_at, t.transaction_id) as turn
        from accounts p join transactions t on t.company_id = $1 and t.user_account_id = p.account
        cross join lateral (select case when $6::bigint is null then 1 else (t.amount - t.returned_amount) / $6 end as n) e
        where t.created_at >= $3 and t.created_at < $4 and t.status = 'posted'
          and not ${isWholeBack('t')} and e.n > 0
          and (cardinality($7::bigint[]) = 0 or t.store_id = any ($7)) and not ($13 and exists (${wonBefore}))) b
      where $11 = 'always' or b.turn = 1) m
    where m.before < $8`,
};

/** Who of some customers is like what the draw asks. */
async function meantOf(client: Queryable, draw: HeldDraw, ids: readonly number[], nowMs: number) {
  const { companyId, definition } = draw;
  if (definition.campaign_client_characteristic_id === null) return ids;
  const views = viewsAsked([{ definition }]);
  const people = await peopleOf(client, companyId, ids, nowMs, [], views);
  return [...people].flatMap(([id, person]) => (meetsPerson(definition, person) ? [id] : []));
}

// Names come in no order: put down beside, they are written in theirs, which takes the index a third of the time.
const beside = [
  'create temporary table settled_entries (like campaign_draw_entries) on commit drop',
  'set local statement_timeout = 0',
];
const inOrder = `insert into campaign_draw_entries (company_id, campaign_id, receipt, person, entries, user_account_id, transaction_id)
  select company_id, campaign_id, receipt, person, entries, user_account_id, transaction_id from settled_entries order by receipt`;

const most = Number.MAX_SAFE_INTEGER;

/**
 * Writes down the entries of a draw: by the receipts in its period as they are now, so that a receipt that
 * came back has none. In the transaction that closes it.
 */
export async function settleEntries(
  client: Queryable,
  draw: HeldDraw,
  secret: string,
  nowMs: number,
): Promise<void> {
  const { companyId, campaignId, definition, options, timeZone, fromMs, endsMs } = draw;
  const { inner, outer } = namePads(secret, companyId, campaignId);
  const until = new Date(Math.min(endsMs ?? nowMs, nowMs));
  const unit = options.per === 'amount' ? minorOf(options.amount ?? 0) : null;
  const condition = conditionOf(definition.campaign_condition_id) ?? 'always';
  const { store_ids: stores } = definition.campaign_condition_options;
  for (const statement of beside) await client.query(statement);
  let after = 0;
  for (;;) {
    const { rows } = await client.query<{ id: number }>({
      ...nextCustomers,
      values: [companyId, after],
    });
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const ids = await meantOf(
      client,
      draw,
      rows.map(({ id }) => id),
      nowMs,
    );
    await client.query({
      ...settle,
      values: [
        ...[companyId, campaignId, new Date(fromMs), until, [...ids], unit, stores],
        ...[options.most_per_customer ?? most, inner, outer, condition, timeZone],
        options.without_earlier_winners,
      ],
    });
  }
  await client.query(inOrder);
}
