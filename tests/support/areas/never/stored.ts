import { createHmac } from 'node:crypto';
import { postQueued, tillKey } from '../../../../contract/transactions/queued-receipts.ts';
import { signedText } from '../../../../contract/transactions/signed-text.ts';
import { call } from '../../app.ts';
import type { Programme } from './programme.ts';
import { shopperOf } from './receipts.ts';
import type { Step } from './step.ts';

/** Sends a receipt that a device stored while it had no network, hours after it happened. */
export async function sendStored({ tills, receipts, ...programme }: Programme, step: Step) {
  const at = tills[step.where];
  const { app, store, cashier } = at;
  const own = { params: { storeId: store.storeId }, as: cashier };
  const { data } = await call(app, tillKey, own);
  const queued = {
    user_id: data.user_id,
    idempotency_key: `stored-${receipts.length}-${step.cents}`,
    occurred_at: new Date(app.clock.now - (step.cents % 70) * 3_600_000).toISOString(),
    receipt: { user_account_id: shopperOf(programme, step).id, amount: step.cents / 100 },
  };
  const signature = createHmac('sha256', data.key).update(signedText(queued)).digest('base64url');
  const body = { queued, signature };
  const reply = await call(app, postQueued, { ...own, body });
  if (reply.status < 300) receipts.push({ id: reply.data.transaction_id, at });
}
