import { isCounted } from '../tables/ledger-terms.ts';

/** Which of the moves are looked at: stores as `= $2`, and moments; both are SQL. */
interface Which {
  readonly place: string;
  readonly within: (moment: string) => string;
  /** Receipts alone that this holds of, named `t`. */
  readonly receipts?: string;
}

/**
 * SQL: the receipts of stores of company $1 as they were posted, and what came back as it did: one that is wholly back counts no
 * longer from then on. Money in minor units, points in hundredths.
 */
export const receiptMoves = ({ place, within, receipts = 'true' }: Which) =>
  `select t.store_id, t.created_at as at, 1 as receipts, t.amount, t.points as issued, t.points_used as redeemed
    from transactions t where t.company_id = $1 and t.store_id ${place} and t.status = 'posted' and ${within('t.created_at')} and ${receipts}
  union all select r.store_id, r.created_at, -r.whole::int, -r.amount, -r.points_taken, -r.points_given_back
    from transaction_returns r join transactions t on t.company_id = r.company_id and t.transaction_id = r.transaction_id
    where r.company_id = $1 and r.store_id ${place} and ${within('r.created_at')} and ${receipts}`;

/** SQL: whose an entry of the ledger counts for: who redeemed the points, or who issued them. */
const whose = `case e.side when 'redeemed' then coalesce(e.redeem_store_id, e.store_id) else e.store_id end`;

/** SQL: points that were given or redeemed without a receipt, and taken back of those, by store and moment. */
export const postingMoves = ({ place, within }: Which) =>
  `select ${whose} as store_id, p.created_at as at, 0 as receipts, 0::bigint as amount, case e.side when 'issued' then -e.amount else 0 end as issued,
      case e.side when 'redeemed' then e.amount else 0 end as redeemed
    from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id and e.side in ('issued', 'redeemed')
    where p.company_id = $1 and ${isCounted('p.kind')} and ${within('p.created_at')} and ${whose} ${place}`;

/** SQL: all that stores took, gave and redeemed: what `store_quarters` adds up. */
export const storeMoves = (which: Which) =>
  `${receiptMoves(which)} union all ${postingMoves(which)}`;
