import { undoTransaction } from '../../../../contract/transactions/transaction-undo.ts';
import { call } from '../../app.ts';
import { giveBack, type Shopper, send } from '../till.ts';
import type { Programme } from './programme.ts';
import type { Step } from './step.ts';

/** The customer that a step is about; the first where there is not that many. */
export const shopperOf = ({ customers }: Pick<Programme, 'customers'>, { who }: Step) =>
  (customers[who] ?? customers[0]) as Shopper;

/** Sends a receipt; one that is refused changes nothing. */
export async function buy(programme: Programme, step: Step, own: Record<string, unknown> = {}) {
  const at = programme.tills[step.where];
  const reply = await send(at, shopperOf(programme, step), step.cents / 100, own);
  if (reply.status >= 300) return undefined;
  const receipt = { id: reply.data.transaction_id, at };
  programme.receipts.push(receipt);
  return receipt;
}

const linesOf = ({ products }: Programme, { cents }: Step) => [
  { product_id: products[0], quantity: 1 + (cents % 3) },
  { product_id: products[1], quantity: 2 },
];

export const buyLines = (programme: Programme, step: Step) =>
  buy(programme, { ...step, where: 0 }, { lines: linesOf(programme, step) });

/** A receipt with a coupon, which is claimed with it. */
export function buyWithCoupon(programme: Programme, step: Step) {
  const { coupons } = programme;
  const vouchers = [{ coupon_id: coupons[step.cents % coupons.length] }];
  return buy(programme, { ...step, where: 0 }, { lines: linesOf(programme, step), vouchers });
}

export const pay = (programme: Programme, step: Step) =>
  buy(programme, step, { points_used: 1 + (step.cents % 40) });

const someOf = ({ receipts }: Programme, { cents }: Step) =>
  receipts[cents % (receipts.length || 1)];

export async function returnPart(programme: Programme, step: Step) {
  const some = someOf(programme, step);
  if (some) await giveBack(some.at, some.id, { amount: Math.ceil(step.cents / 9) / 100 });
}

/** Returns a piece of a product, if the receipt has it. */
export async function returnLine(programme: Programme, step: Step) {
  const some = someOf(programme, step);
  const lines = [{ product_id: programme.products[step.cents % 2], quantity: 1 }];
  const amount = Math.ceil(step.cents / 20) / 100;
  if (some) await giveBack(some.at, some.id, { amount, lines });
}

export async function buyAndUndo(programme: Programme, step: Step) {
  const made = await buy(programme, step);
  if (!made) return;
  const params = { storeId: made.at.store.storeId, id: made.id };
  await call(made.at.app, undoTransaction, { params, body: {}, as: made.at.cashier });
}
