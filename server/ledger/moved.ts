/**
 * SQL: what receipts, returns and entries of company $1 add up to, by store and by `bucketOf` their moment,
 * of the moments `within` a range. A receipt is summed as it was posted, a return when it was, which counts off the receipt
 * that is wholly back with it; `worth` is
 * what points were worth when they moved.
 */
export const movedBy = (
  bucketOf: (moment: string) => string,
  within: (moment: string) => string,
) => `select 'receipts' as what, ${bucketOf('t.created_at')} as bucket, t.store_id, null::bigint as redeem_store_id,
      count(*)::int as count, sum(t.amount) as sum, 0::numeric as worth
    from transactions t where t.company_id = $1 and t.status = 'posted' and ${within('t.created_at')}
      and t.store_id = any(array(select s.store_id from stores s where s.company_id = $1)) group by 2, 3
  union all select 'returns', ${bucketOf('r.created_at')}, r.store_id, null, -(count(*) filter (where r.whole))::int, sum(r.amount), 0
    from transaction_returns r where r.company_id = $1 and ${within('r.created_at')} group by 2, 3
  union all select e.side, ${bucketOf('p.created_at')}, e.store_id, e.redeem_store_id, 0, sum(e.amount), sum(e.amount * p.point_value)
    from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
    where p.company_id = $1 and ${within('p.created_at')} group by 1, 2, 3, 4`;

/** SQL: the number of the day that a moment lies on, by a time zone. */
export const dayOf = (moment: string, zone: string) =>
  `((${moment}) at time zone ${zone})::date - date '1970-01-01'`;

/** SQL: the moment at which a numbered day begins. */
export const beginningOf = (day: string, zone: string) =>
  `((date '1970-01-01' + ${day})::timestamp at time zone ${zone})`;
