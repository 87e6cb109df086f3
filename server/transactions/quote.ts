import { foreseeReceipt } from '../campaigns/on-receipt.ts';
import { type Applied, applyVouchers } from '../coupons/on-receipt.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { planReceipt, usablePoints } from '../ledger/plan.ts';
import { contextOf } from '../ledger/post.ts';
import { besideOf, paid, type WithCoupons } from './post-receipt.ts';

/** Leaves a transaction with an answer and without what was written. */
class Looked extends Error {
  readonly applied: Applied;

  constructor(applied: Applied) {
    super('looked');
    this.applied = applied;
  }
}

/** What coupons would take off: they are applied, and the transaction is given up. */
async function lookAtVouchers(database: Database, receipt: WithCoupons, accountId: number) {
  if (receipt.vouchers.length === 0) return { used: [], discount: 0 };
  try {
    return await withTransaction(database, async (client): Promise<Applied> => {
      throw new Looked(await applyVouchers(client, receipt, accountId));
    });
  } catch (error) {
    if (error instanceof Looked) return error.applied;
    throw error;
  }
}

/** What posting would do, without writing. Throws unknown_customer; a rule's refusal is answered. */
export async function quoteReceipt(database: Database, receipt: WithCoupons) {
  const context = allowed(await contextOf(database.pool, receipt, true));
  const { nowMs, storeId } = receipt;
  const usableOf = ({ amount }: WithCoupons) => usablePoints(context, amount, nowMs);
  const facts = { balance: context.balance, left: receipt, usable: usableOf(receipt) };
  try {
    const applied = await lookAtVouchers(database, receipt, context.user_account_id);
    facts.left = paid(receipt, applied);
    facts.usable = usableOf(facts.left);
    const plan = allowed(planReceipt(context, facts.left, storeId, nowMs));
    const beside = await besideOf(database, facts.left, context);
    const asked = { ...facts.left, ...beside, accountId: context.user_account_id };
    const campaigns = await foreseeReceipt(database.pool, asked);
    return { ...facts, plan, campaigns, refusal: undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...facts, plan: undefined, campaigns: [], refusal: error };
  }
}
