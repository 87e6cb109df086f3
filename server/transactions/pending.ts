import type { Rule } from '../../contract/transactions/receipts.ts';
import type { PostedReceipt } from '../../contract/transactions/transaction-calls.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { type Context, readContext } from '../ledger/context.ts';
import { planReceipt } from '../ledger/plan.ts';
import { moneyReply, pointsOf } from '../runtime/units.ts';
import type { Line } from '../tables/ledger-terms.ts';
import { postReceipt, type WithCoupons } from './post-receipt.ts';
import { nameOf, replay, replayed } from './replay.ts';

const insert = {
  name: 'keep-pending',
  text: `insert into transactions (company_id, store_id, user_account_id, cash_register_id, user_id, channel, status, receipt_number,
      amount, covered_amount, points_used, points, balance_after, returned_amount, points_taken, points_given_back, lines, terms,
      rules, occurred_at, created_at, till_id)
    values ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, 0, 0, 0, $9, 0, 0, 0, $10, $11, $12, $13, $13, $14) returning transaction_id`,
};
const claim = {
  name: 'claim-pending-key',
  text: `insert into idempotency_keys (company_id, key, request_hash, subject_id, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
};

class KeyUsed extends Error {}

const pendingReply = (
  receipt: WithCoupons,
  context: Context,
  transactionId: number,
  rules: Rule[],
): PostedReceipt => ({
  transaction_id: transactionId,
  user_account_id: context.user_account_id,
  customer: nameOf(context),
  status: 'pending',
  ...moneyReply({ amount: receipt.amount, discount: 0, covered: 0 }),
  points: 0,
  points_used: 0,
  balance_after: pointsOf(context.balance),
  receipt_number: receipt.receiptNumber,
  vouchers: [],
  reward: null,
  carried: 0,
  campaigns: [],
  rules,
  created_at: new Date(receipt.nowMs).toISOString(),
  replayed: false,
});

/**
 * Keeps a receipt that waits for its payment. Its rules are tried now, so that what will be refused
 * is refused at once; its points are posted when the payment is confirmed.
 */
export async function keepPending(
  database: Database,
  receipt: WithCoupons,
): Promise<PostedReceipt> {
  const { companyId, storeId, nowMs, idempotency } = receipt;
  const productIds = receipt.lines.map(({ product_id }) => product_id);
  const context = allowed(await readContext(database.pool, { ...receipt, productIds }));
  const { terms, rules } = allowed(planReceipt(context, receipt, storeId, nowMs));
  const { user_account_id, balance } = context;
  const values = [
    companyId,
    storeId,
    user_account_id,
    receipt.cashRegisterId,
    receipt.userId,
    receipt.channel,
    receipt.receiptNumber,
    receipt.amount,
    balance,
    JSON.stringify(receipt.lines),
    JSON.stringify(terms),
    JSON.stringify(rules),
    new Date(nowMs),
    receipt.tillId,
  ];
  try {
    const transaction_id = await withTransaction(database, async (client) => {
      const { rows } = await client.query<{ transaction_id: number }>({ ...insert, values });
      const id = rows[0]?.transaction_id ?? 0;
      if (!idempotency) return id;
      const { key, requestHash } = idempotency;
      const result = await client.query({
        ...claim,
        values: [companyId, key, requestHash, id, new Date(nowMs)],
      });
      if (!result.rowCount) throw new KeyUsed();
      return id;
    });
    return pendingReply(receipt, context, transaction_id, rules);
  } catch (error) {
    const first =
      error instanceof KeyUsed && (await replayed(database.pool, companyId, idempotency));
    if (first) return first;
    throw error;
  }
}

interface Pending {
  status: PostedReceipt['status'];
  user_account_id: number;
  cash_register_id: number | null;
  channel: 'offline' | 'online';
  receipt_number: string | null;
  amount: number;
  lines: Line[];
  occurred_at: Date;
}

interface Which {
  companyId: number;
  storeId: number;
  transactionId: number;
}

const read = {
  name: 'pending-payment',
  text: `select status, user_account_id, cash_register_id, channel, receipt_number, amount, lines, occurred_at from transactions
    where company_id = $1 and store_id = $2 and transaction_id = $3`,
};

/** Posts the points of a payment that was made; one that is posted already is answered again. Throws not_pending. */
export async function confirmPending(
  database: Database,
  { companyId, storeId, transactionId }: Which,
  userId: number,
  nowMs: number,
) {
  const result = (
    await database.pool.query<Pending>({ ...read, values: [companyId, storeId, transactionId] })
  ).rows[0];
  if (!result) throw new Refusal('not_found');
  const again = () =>
    replay(database.pool, companyId, { receipt_id: transactionId, same_request: true });
  if (result.status === 'posted') return again();
  if (result.status !== 'pending') throw new Refusal('not_pending');
  return postReceipt(database, {
    companyId,
    storeId,
    userId,
    tillId: null,
    customer: { user_account_id: result.user_account_id },
    cashRegisterId: result.cash_register_id,
    receiptNumber: result.receipt_number,
    amount: result.amount,
    channel: result.channel,
    points_used: 0,
    discount: 0,
    vouchers: [],
    lines: result.lines,
    occurredMs: result.occurred_at.getTime(),
    nowMs,
    idempotency: undefined,
    pendingId: transactionId,
  });
}

/** Gives a pending payment up. Throws not_pending. */
export async function cancelPending(
  database: Database,
  { companyId, storeId, transactionId }: Which,
) {
  const { rowCount } = await database.pool.query(
    `update transactions set status = 'cancelled' where company_id = $1 and store_id = $2 and transaction_id = $3 and status = 'pending'`,
    [companyId, storeId, transactionId],
  );
  if (rowCount) return { transaction_id: transactionId, status: 'cancelled' as const };
  const result = await database.pool.query({
    ...read,
    values: [companyId, storeId, transactionId],
  });
  throw new Refusal(result.rows[0] ? 'not_pending' : 'not_found');
}
