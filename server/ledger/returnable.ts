import type { Queryable } from '../db/transaction.ts';
import { Refused } from '../runtime/refused.ts';
import { expiredOf, isWholeBack } from '../tables/ledger-sql.ts';
import type { Returnable } from './return-plan.ts';

/** A receipt as the database knows it, for its return. */
export interface ReturnableReceipt extends Returnable {
  status: string;
  user_account_id: number;
  /** Who has the points of that account now: another one, once it was merged. */
  holder_id: number;
  posting_id: number | null;
}

interface Which {
  companyId: number;
  storeId: number;
  transactionId: number;
}

// The points that paid come from the receipt's own posting, less what earlier returns gave back.
const read = {
  name: 'returnable',
  text: `select t.store_id, t.channel, t.status, t.user_account_id, t.amount, t.covered_amount, t.points, t.points_used,
      t.returned_amount, ${isWholeBack('t')} as is_back, t.points_taken, t.points_given_back, t.lines, t.terms, p.posting_id, case when l.user_account_id = h.holder_id then l.lot_id end as own_lot,
      h.holder_id,
      ${expiredOf('l')} as own_expired,
      coalesce((select json_agg(line) from transaction_returns r, jsonb_array_elements(r.lines) line
        where r.company_id = t.company_id and r.transaction_id = t.transaction_id), '[]') as returned_lines,
      coalesce((select json_agg(json_build_object('lot', s.lot_id, 'store', s.store_id, 'redeemer', s.redeem_store_id, 'amount', s.amount) order by s.first)
        from (select e.lot_id, e.store_id, max(e.redeem_store_id) as redeem_store_id, -sum(e.amount) as amount,
            min(e.posting_id * 1000 + e.entry_no) as first
          from entries e join postings x on x.company_id = e.company_id and x.posting_id = e.posting_id
          where x.company_id = t.company_id and x.transaction_id = t.transaction_id and e.side = 'customer'
            and e.redeem_store_id is not null and e.lot_id is not null
          group by e.lot_id, e.store_id having sum(e.amount) < 0) s), '[]') as spent
    from transactions t cross join lateral (select survivor_of(t.company_id, t.user_account_id) as holder_id) h
    left join postings p on p.company_id = t.company_id and p.transaction_id = t.transaction_id and p.kind = 'receipt'
    left join lots l on l.company_id = t.company_id and l.user_account_id in (t.user_account_id, h.holder_id) and l.posting_id = p.posting_id
    where t.company_id = $1 and t.store_id = $2 and t.transaction_id = $3`,
};

/** Reads it. Refused as not_found and not_posted. */
export async function findReturnable(
  client: Queryable,
  { companyId, storeId, transactionId }: Which,
): Promise<ReturnableReceipt | Refused> {
  const { rows } = await client.query<ReturnableReceipt>({
    ...read,
    values: [companyId, storeId, transactionId],
  });
  const receipt = rows[0];
  if (!receipt) return new Refused('not_found');
  if (receipt.status !== 'posted') return new Refused('not_posted');
  return receipt;
}
