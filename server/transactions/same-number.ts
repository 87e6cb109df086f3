import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Minor, moneyOf } from '../runtime/units.ts';
import { isWholeBack } from '../tables/ledger-sql.ts';

interface Same {
  transaction_id: number;
  amount: Minor;
  occurred_at: Date;
}

// Cancelled ones and those that came back whole are no receipts any more. A call that is made again is answered as before.
const sameNumber = {
  name: 'receipt-of-number',
  text: `select t.transaction_id, t.amount + t.discount_amount as amount, t.occurred_at from transactions t
    join company_settings cs on cs.company_id = t.company_id
    where t.company_id = $1 and t.store_id = $2 and t.receipt_number = $3 and t.status <> 'cancelled'
      and not ${isWholeBack('t')}
      and t.created_at >= date_trunc('year', $4::timestamptz at time zone cs.time_zone) at time zone cs.time_zone
      and not exists (select 1 from idempotency_keys k where k.company_id = t.company_id and k.key = $5)
    order by t.created_at desc, t.transaction_id desc limit 1`,
};

/**
 * Holds that no receipt of the store has a number this year, by the calendar of the company. Throws
 * receipt_number_used, whose details have the newest that does: `transaction_id`, `amount` in the currency's units
 * before coupons, and `recorded_at`.
 */
export async function assertNewNumber(
  { database, scope, now, idempotency }: AnyCall,
  number: string | null | undefined,
): Promise<void> {
  if (!number) return;
  const at = new Date(now());
  const values = [scope.companyId, scope.storeId, number, at, idempotency?.key ?? null];
  const { rows } = await database.pool.query<Same>({ ...sameNumber, values });
  const [same] = rows;
  if (!same) return;
  throw new Refusal('receipt_number_used', {
    field: 'receipt_number',
    details: {
      number,
      transaction_id: same.transaction_id,
      amount: moneyOf(same.amount),
      recorded_at: same.occurred_at.toISOString(),
    },
  });
}
