import { expect } from 'vitest';
import {
  cancelPayment,
  confirmPayment,
} from '../../../../contract/transactions/pending-payments.ts';
import { call } from '../../app.ts';
import { send } from '../till.ts';
import type { Programme, Receipt } from './programme.ts';
import { shopperOf } from './receipts.ts';
import type { Step } from './step.ts';

/** Sends a receipt that waits for its payment. */
export async function wait({ waiting, tills, ...programme }: Programme, step: Step) {
  const at = tills[step.where];
  const customer = shopperOf(programme, step);
  const reply = await send(at, customer, step.cents / 100, { pending: true });
  if (reply.status < 300) waiting.push({ id: reply.data.transaction_id, at });
}

const one = ({ id, at: { store, cashier } }: Receipt) => ({
  params: { storeId: store.storeId, id },
  body: {},
  as: cashier,
});

/** A payment was made: nothing but what became of it before stands against its points. */
export async function confirm({ waiting, receipts }: Programme, { cents }: Step) {
  const receipt = waiting[cents % (waiting.length || 1)];
  if (!receipt) return;
  const done = await call(receipt.at.app, confirmPayment, one(receipt));
  if (done.status >= 300) expect(done.refusal.error).toBe('not_pending');
  else if (!receipts.includes(receipt)) receipts.push(receipt);
}

const giveUp = (receipt: Receipt) => call(receipt.at.app, cancelPayment, one(receipt));

export async function giveUpSome({ waiting }: Programme, { cents }: Step) {
  const receipt = waiting[cents % (waiting.length || 1)];
  if (receipt) await giveUp(receipt);
}

export async function giveUpAll({ waiting }: Programme) {
  for (const receipt of waiting) await giveUp(receipt);
}
