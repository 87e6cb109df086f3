/**
 * SQL: whether all of a receipt came back. One that its coupons made free comes back with an amount of 0, of which only
 * its return knows.
 */
export const isWholeBack = (receipt: string) =>
  `(${receipt}.returned_amount = ${receipt}.amount and (${receipt}.amount > 0 or exists (select 1 from transaction_returns whole
      where whole.company_id = ${receipt}.company_id and whole.transaction_id = ${receipt}.transaction_id)))`;

const takenBack = (lot: string, which: string) => `coalesce((select -sum(e.amount) from postings x
    join entries e on e.company_id = x.company_id and e.posting_id = x.posting_id and e.side = 'customer'
    join entries n on n.company_id = e.company_id and n.posting_id = e.posting_id and n.entry_no = e.entry_no + 1 and n.side = 'issued'
    where x.company_id = ${lot}.company_id and x.user_account_id = any(accounts_of(${lot}.company_id, ${lot}.user_account_id))
      and x.kind in ('return', 'release') and ${which}), 0)`;

/**
 * SQL: the points that were taken back of what a lot was opened with while they were spent or held, from other lots or as a debt,
 * and that have not come back into it since.
 */
export const takenElsewhere = (lot: string) =>
  `${takenBack(lot, `x.reverses_posting_id = ${lot}.posting_id and e.lot_id is distinct from ${lot}.lot_id`)}
    - ${takenBack(lot, `x.reverses_posting_id is distinct from ${lot}.posting_id and e.lot_id = ${lot}.lot_id`)}`;

/**
 * SQL: the points of a lot that have expired, in hundredths and 0 where there is no lot: at their time, or when they were given
 * back later than that, under any account that had the lot. The entry after one of a customer is its counterpart (`movement`).
 */
export const expiredOf = (lot: string) => `coalesce((select -sum(e.amount) from postings x
    join entries e on e.company_id = x.company_id and e.posting_id = x.posting_id
    join entries n on n.company_id = e.company_id and n.posting_id = e.posting_id and n.entry_no = e.entry_no + 1
    where x.company_id = ${lot}.company_id and x.user_account_id = any(accounts_of(${lot}.company_id, ${lot}.user_account_id)) and x.kind in ('expiry', 'return', 'release', 'carried')
      and e.side = 'customer' and e.lot_id = ${lot}.lot_id and n.side = 'expired'), 0)`;
