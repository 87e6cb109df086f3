import type { AppliedVoucher } from '../../contract/transactions/receipts.ts';
import type { Queryable } from '../db/transaction.ts';
import { findClaim, isOrdered } from './find.ts';
import { lowerGoal } from './goals.ts';
import { openAgain } from './open-again.ts';
import { endClaim } from './settle.ts';

/** A return, before it is posted: minor units, or all that is left. */
interface Undoing {
  companyId: number;
  transactionId: number;
  userId: number;
  nowMs: number;
  amount: number | undefined;
}

interface Receipt {
  amount: number;
  returned_amount: number;
  vouchers: AppliedVoucher[];
}

const read = {
  name: 'receipt-with-vouchers',
  text: 'select amount, returned_amount, vouchers from transactions where company_id = $1 and transaction_id = $2',
};

/**
 * Takes back what coupons did, in the return's own transaction: progress towards a goal in any
 * case, the coupons themselves once the whole receipt is back. What a supplier delivers is cancelled
 * by the company, not by a return.
 */
export async function undoClaims(client: Queryable, back: Undoing): Promise<void> {
  const { companyId, transactionId, userId, nowMs } = back;
  const { rows } = await client.query<Receipt>({ ...read, values: [companyId, transactionId] });
  const receipt = rows[0];
  if (!receipt) return;
  const rest = receipt.amount - receipt.returned_amount;
  const returned = Math.min(back.amount ?? rest, rest);
  const left = rest - returned;
  await lowerGoal(client, { companyId, transactionId, userId, nowMs, returned, left });
  if (left > 0) return;
  for (const { claim_id } of receipt.vouchers) {
    const claim = await findClaim(client, companyId, claim_id);
    if (claim.state !== 'redeemed' || isOrdered(claim)) continue;
    const by = { companyId, userId, nowMs };
    // A customer who has a code of a campaign still has it.
    if (claim.kind === 'multiple') await openAgain(client, claim, by);
    else await endClaim(client, claim, 'cancelled', by);
  }
}
