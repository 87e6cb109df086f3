import { beginningOf, dayOf, movedBy } from './moved.ts';
import { wrongStoreDays } from './store-days.ts';
import { postingMoves, receiptMoves } from './store-moves.ts';
import { wrongTimes } from './store-times.ts';

/** What is walked from id to id, in order: a table, its id, and where else the same ids may stand. */
export const walks = {
  customers: {
    table: 'accounts',
    id: 'user_account_id',
    also: ['lots', 'postings'],
  },
  postings: { table: 'postings', id: 'posting_id', also: ['entries'] },
  receipts: { table: 'transactions', id: 'transaction_id', also: [] },
  transfers: { table: 'synergy_transfers', id: 'transfer_id', also: [] },
  claims: { table: 'claims', id: 'claim_id', also: [] },
  coupons: { table: 'coupons', id: 'coupon_id', also: [] },
  // The latest receipt's as well: where nothing is counted any more, no quarter would be looked at.
  quarters: {
    table: 'store_quarters',
    id: 'quarter',
    also: [
      '(select t.company_id, quarter_of(t.created_at) as quarter from transactions t where t.company_id = $1 order by t.transaction_id desc limit 1) latest',
    ],
  },
  days: { table: 'ledger_days', id: 'day', also: ['ledger_days_kept'] },
  times: { table: 'store_times_kept', id: 'number', also: [] },
} as const satisfies Record<string, { table: string; id: string; also: readonly string[] }>;
export type Walk = keyof typeof walks;

/** Of company $1, those after id $2 up to id $3. */
const within = (alias: string, id: string) =>
  `${alias}.company_id = $1 and ${alias}.${id} > $2 and ${alias}.${id} <= $3`;

const entriesOf = 'e.company_id = p.company_id and e.posting_id = p.posting_id';

// What is stored of each customer and each lot beside what the entries say of them. Added up rather than
// joined: how many there are is guessed wrong, and a loop within a loop takes seconds.
const customers = `with entered as materialized (select p.user_account_id, e.lot_id, sum(e.amount) as points
      from postings p join entries e on ${entriesOf} where ${within('p', 'user_account_id')} and e.side = 'customer' group by 1, 2),
    lying as materialized (select user_account_id, lot_id, sum(points_left) as points_left, sum(amount) as amount, sum(points) as points
      from (select l.user_account_id, l.lot_id, l.points_left, l.amount, 0 as points from lots l where ${within('l', 'user_account_id')}
        union all select user_account_id, lot_id, null, null, points from entered where lot_id is not null) both_of_lots
      group by 1, 2),
    held as materialized (select user_account_id, max(balance) as balance, max(deficit) as deficit, sum(entered) as entered, sum(owed) as owed,
        coalesce(sum(lots), 0) as lots
      from (select a.user_account_id, a.balance, a.deficit, 0 as entered, 0 as owed, 0 as lots from accounts a where ${within('a', 'user_account_id')}
        union all select user_account_id, null, null, points, case when lot_id is null then -points else 0 end, 0 from entered
        union all select user_account_id, null, null, 0, 0, points_left from lying) all_of_customers
      group by 1)
  select 'balance = sum of entries' as invariant, 'customer ' || user_account_id as subject,
      'balance ' || balance || ', entries ' || entered as detail from held where balance <> entered
  union all select 'deficit = what the entries owe', 'customer ' || user_account_id, 'deficit ' || deficit || ', entries ' || owed
    from held where deficit <> owed
  union all select 'balance = sum of lots - deficit', 'customer ' || user_account_id,
      'balance ' || balance || ', lots ' || lots || ', deficit ' || deficit from held where balance <> lots - deficit
  union all select 'each lot holds what the entries left in it', 'lot ' || lot_id, 'left ' || points_left || ', entries ' || points
    from lying where coalesce(points_left, 0) <> coalesce(points, 0)
  union all select 'no negative lot and no negative deficit', 'lot ' || lot_id, 'left ' || points_left
    from lying where points_left < 0 or points_left > amount
  union all select 'no negative lot and no negative deficit', 'customer ' || user_account_id, 'deficit ' || deficit
    from held where deficit < 0
  union all select 'what rounding cut off is kept or became points', 'customer ' || a.user_account_id,
      'kept ' || a.remainder || ', cut off ' || coalesce(r.cut, 0) || ', points ' || coalesce(r.points, 0)
    from accounts a cross join lateral (select sum(r.cut) as cut, sum(r.points) as points from remainders r
      where r.company_id = a.company_id and r.user_account_id = a.user_account_id) r
    where ${within('a', 'user_account_id')} and a.remainder <> coalesce(r.cut, 0) - coalesce(r.points, 0) * 1000000000`;

/** Postings of the same receipt or return as another, told once: by the second of them. */
const twice = (invariant: string, what: string, first: string, other: string) =>
  `select '${invariant}', ${what}, c.count || ' postings' from postings p
      cross join lateral (select count(*) as count, count(*) filter (where o.posting_id < p.posting_id) as before from postings o
        where o.company_id = p.company_id and o.transaction_id = p.transaction_id and ${other}) c
    where ${within('p', 'posting_id')} and ${first} and c.before = 1`;

const postings = `select 'entries of each posting sum to zero' as invariant, 'posting ' || e.posting_id as subject, 'sum ' || sum(e.amount) as detail
    from entries e where ${within('e', 'posting_id')} group by e.posting_id having sum(e.amount) <> 0
  union all select 'every posting has entries', 'posting ' || p.posting_id, p.kind from postings p
    where ${within('p', 'posting_id')} and not exists (select 1 from entries e where ${entriesOf})
  union all select 'every reversal names one posting of the same customer and company', 'posting ' || p.posting_id,
      'reverses ' || coalesce(p.reverses_posting_id::text, 'nothing')
    from postings p left join postings o on o.company_id = p.company_id and o.posting_id = p.reverses_posting_id
      and (o.user_account_id = p.user_account_id or survivor_of(p.company_id, o.user_account_id) = survivor_of(p.company_id, p.user_account_id))
    where ${within('p', 'posting_id')} and ((p.kind = 'return' and (o.posting_id is null or o.kind <> 'receipt' or p.return_id is null))
      or (p.kind = 'release' and (o.posting_id is null or o.kind not in ('hold', 'coupon', 'campaign') or p.claim_id is distinct from o.claim_id)))
  union all ${twice('every return is posted once', `'return ' || p.return_id`, 'p.return_id is not null', 'o.return_id = p.return_id')}
  union all ${twice('every receipt is posted once', `'receipt ' || p.transaction_id`, `p.kind = 'receipt'`, `o.kind = 'receipt'`)}
  union all select 'carried points are those that rounding had cut off', 'posting ' || p.posting_id, 'entries ' || s.points || ', remainders ' || coalesce(r.points, 0)
    from postings p cross join lateral (select sum(e.amount) as points from entries e where ${entriesOf} and e.side = 'customer'
      and not exists (select 1 from entries n where n.company_id = e.company_id and n.posting_id = e.posting_id
        and n.entry_no = e.entry_no + 1 and n.side = 'expired')) s
    cross join lateral (select sum(r.points) as points from remainders r where r.company_id = p.company_id and r.posting_id = p.posting_id) r
    where ${within('p', 'posting_id')} and p.kind = 'carried' and s.points <> coalesce(r.points, 0)
  union all select 'points of a partner are posted by a transfer', 'posting ' || p.posting_id, p.kind from postings p
    where ${within('p', 'posting_id')} and p.kind in ('synergy_out', 'synergy_in') and not exists (select 1 from synergy_transfers t
      where t.company_id = p.company_id and t.user_account_id = p.user_account_id
        and t.direction = case p.kind when 'synergy_in' then 'in' else 'out' end
        and (t.posting_id = p.posting_id or (t.undo_posting_id = p.posting_id and p.reverses_posting_id = t.posting_id)))`;

const receipts = `select 'no receipt gives back more than it took' as invariant, 'receipt ' || t.transaction_id as subject,
      'returned ' || t.returned_amount || ' of ' || t.amount || ', taken ' || t.points_taken || ' of ' || t.points as detail
    from transactions t where ${within('t', 'transaction_id')}
      and (t.returned_amount > t.amount or t.points_taken > t.points or t.points_given_back > t.points_used)
  union all select 'every posted receipt has its points in the ledger', 'receipt ' || t.transaction_id,
      'points ' || t.points || ', used ' || t.points_used || ', entries ' || coalesce(s.points, 0)
    from transactions t cross join lateral (select sum(e.amount) as points from postings p join entries e on ${entriesOf}
      where p.company_id = t.company_id and p.transaction_id = t.transaction_id and p.kind = 'receipt' and e.side = 'customer') s
    where ${within('t', 'transaction_id')} and coalesce(s.points, 0) <> case t.status when 'posted' then t.points - t.points_used else 0 end`;

const transfers = `select 'both sides of a transfer say the same' as invariant, 'transfer ' || t.transfer_id as subject,
      t.direction || ' ' || t.points || ', posted ' || coalesce(s.points, 0) || ', the other side ' || coalesce(o.points::text, 'missing') as detail
    from synergy_transfers t
    left join synergy_transfers o on o.company_id = t.to_company_id and o.transfer_id = t.transfer_id and o.to_company_id = t.company_id
      and o.direction <> t.direction and o.posting_id = t.to_posting_id and o.to_posting_id = t.posting_id and o.ratio = t.ratio
      and (o.undo_posting_id is null) = (t.undo_posting_id is null)
    cross join lateral (select sum(e.amount) as points from postings p join entries e on ${entriesOf}
      where p.company_id = t.company_id and p.posting_id = t.posting_id and p.kind in ('synergy_out', 'synergy_in') and e.side = 'synergy') s
    where ${within('t', 'transfer_id')} and (o.transfer_id is null
      or coalesce(s.points, 0) <> case t.direction when 'out' then t.points else -t.points end
      or (t.direction = 'in' and t.points <> o.points * t.ratio / 10000))`;

const claims = `select 'a claim holds its points until it is redeemed or ends' as invariant, 'claim ' || c.claim_id as subject,
      c.state || ' with ' || c.points || ', held ' || coalesce(x.held, 0) || ', redeemed ' || coalesce(x.redeemed, 0) as detail
    from claims c cross join lateral (select count(*) as entries, sum(e.amount) filter (where e.side = 'held') as held,
        sum(e.amount) filter (where e.side = 'redeemed') as redeemed from postings p join entries e on ${entriesOf}
      where p.company_id = c.company_id and p.claim_id = c.claim_id) x
    where ${within('c', 'claim_id')} and (c.points > 0 or x.entries > 0)
      and (coalesce(x.held, 0) <> case c.state when 'claimed' then c.points else 0 end
        or coalesce(x.redeemed, 0) <> case c.state when 'redeemed' then c.points else 0 end)`;

const coupons = `select 'a coupon is given out as often as its claims say, never past its maximum' as invariant, 'coupon ' || k.coupon_id as subject,
      'claimed ' || k.claimed || ' of ' || k.maximum || ', claims ' || c.open as detail
    from coupons k cross join lateral (select count(*) filter (where c.state in ('claimed', 'redeemed')) as open from claims c
      where c.company_id = k.company_id and c.coupon_id = k.coupon_id) c
    where ${within('k', 'coupon_id')} and k.kind <> 'multiple' and (k.claimed <> c.open or (k.maximum > 0 and k.claimed > k.maximum))
  union all select 'what was redeemed of a coupon is counted', 'coupon ' || k.coupon_id,
      'counted ' || t.redeemed || ', claims ' || c.redeemed
    from coupons k cross join lateral (select coalesce(sum(t.redeemed), 0) as redeemed from coupon_totals t
      where t.company_id = k.company_id and t.coupon_id = k.coupon_id) t
    cross join lateral (select count(*) as redeemed from claims c
      where c.company_id = k.company_id and c.coupon_id = k.coupon_id and c.state = 'redeemed') c
    where ${within('k', 'coupon_id')} and t.redeemed <> c.redeemed`;

const startOf = (quarter: string) => `to_timestamp((${quarter} + 1) * 900.0)`;
const inThem = (moment: string) =>
  `${moment} >= ${startOf('$2::integer')} and ${moment} < ${startOf('$3::integer')}`;

/** By name, so that the index on a store's moments is used for each. */
const anyStore = '= any(array(select w.store_id from stores w where w.company_id = $1))';

const quarters = `with written as (${receiptMoves({
  place: anyStore,
  within: (moment) =>
    moment === 't.created_at'
      ? `${inThem(moment)} and ${moment} < (select c.until from receipts_counted c)`
      : inThem(moment),
})} union all ${postingMoves({ place: anyStore, within: inThem })}),
    both_sides as (select store_id, quarter_of(at) as quarter, -receipts as receipts, -amount as amount, -issued as issued, -redeemed as redeemed from written
      union all select q.store_id, q.quarter, q.receipts, q.amount, q.issued, q.redeemed from store_quarters q where ${within('q', 'quarter')})
  select 'what a store took and gave is counted by quarters of an hour' as invariant,
      'store ' || store_id || ', ' || to_char(to_timestamp(quarter * 900.0) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || 'Z' as subject,
      'counted too much: receipts ' || sum(receipts) || ', amount ' || sum(amount) || ', issued ' || sum(issued) || ', redeemed ' || sum(redeemed) as detail
    from both_sides group by store_id, quarter
    having sum(receipts) <> 0 or sum(amount) <> 0 or sum(issued) <> 0 or sum(redeemed) <> 0`;
const zone = '(select k.time_zone from ledger_days_kept k where k.company_id = $1)';
const firstMoment = `(select ${beginningOf('$2::int + 1', 'k.time_zone')} from ledger_days_kept k where k.company_id = $1)`;
const lastMoment = `(select ${beginningOf('least($3::int, k.day) + 1', 'k.time_zone')} from ledger_days_kept k where k.company_id = $1)`;
const live = movedBy(
  (moment) => dayOf(moment, zone),
  (moment) => `${moment} >= ${firstMoment} and ${moment} < ${lastMoment}`,
);

const days = `select 'the sums of each day are those of its postings' as invariant,
    'day ' || to_char(date '1970-01-01' + both_of_days.day, 'YYYY-MM-DD') as subject,
    what || ' of store ' || store_id || ': ' || sum(kept) || ', posted ' || sum(posted) as detail
  from (select d.day, d.what, d.store_id, d.redeem_store_id, d.count, d.sum as kept, 0 as posted, d.worth from ledger_days d where ${within('d', 'day')}
    union all select m.bucket, m.what, m.store_id, coalesce(m.redeem_store_id, 0), -m.count, 0, m.sum, -m.worth from (${live}) m) both_of_days
  group by day, what, store_id, redeem_store_id
  having sum(kept) <> sum(posted) or sum(count) <> 0 or sum(worth) <> 0`;

const storeDays = `select 'the sums of each day are those of its quarters of an hour' as invariant,
    'day ' || to_char(date '1970-01-01' + w.day, 'YYYY-MM-DD') || ', store ' || w.store_id as subject,
    'counted too much: receipts ' || w.receipts || ', turnover ' || w.turnover || ', given ' || w.given || ', redeemed ' || w.redeemed as detail
  from (${wrongStoreDays(within('d', 'day'), [firstMoment, lastMoment, zone])}) w`;

/**
 * The invariants of the ledger, as queries that find what breaks them among some ids of a company. Each
 * sees one moment of the database, in which what belongs together has been written together.
 */
export const checks: readonly { walk: Walk; text: string }[] = [
  { walk: 'postings', text: postings },
  { walk: 'customers', text: customers },
  { walk: 'receipts', text: receipts },
  { walk: 'transfers', text: transfers },
  { walk: 'claims', text: claims },
  { walk: 'coupons', text: coupons },
  { walk: 'quarters', text: quarters },
  { walk: 'days', text: `${days} union all ${storeDays}` },
  { walk: 'times', text: wrongTimes(within('k', 'number')) },
];
