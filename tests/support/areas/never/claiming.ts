import { cancelClaim } from '../../../../contract/coupons/claims.ts';
import { undoRedemption } from '../../../../contract/coupons/undo-claim.ts';
import { orderStates } from '../../../../contract/gift-orders/gift-orders.ts';
import { call } from '../../app.ts';
import { accept, claim, reject } from '../claims.ts';
import { moveAsCompany, moveAsSupplier } from '../orders.ts';
import type { Till } from '../till.ts';
import { expireOpen } from './clock.ts';
import type { Claim, Programme } from './programme.ts';
import { shopperOf } from './receipts.ts';
import type { Step } from './step.ts';
import { giveUpAll } from './waiting.ts';

async function claimOf(programme: Programme, step: Step, what: object): Promise<Claim | undefined> {
  // Coupons are of the first store.
  const at = programme.tills['coupon_id' in what ? 0 : step.where];
  const made = await claim(at, shopperOf(programme, step), what);
  if (made.status >= 300) return undefined;
  const one = { id: made.data.claim_id, code: made.data.code, at };
  programme.claims.push(one);
  return one;
}

export const claimGift = (programme: Programme, step: Step) =>
  claimOf(programme, step, { gift_id: programme.gifts[0] });

export const claimCoupon = (programme: Programme, step: Step) =>
  claimOf(programme, step, { coupon_id: programme.coupons[step.cents % programme.coupons.length] });

/** Claims a gift of the supplier and redeems it, which orders it. */
export async function orderGift(programme: Programme, step: Step) {
  const made = await claimOf(programme, step, { gift_id: programme.gifts[1] });
  const done = made && (await accept(made.at, made.code));
  if (!done || done.status >= 300 || !done.data.order_id) return;
  programme.orders.push(done.data.order_id);
}

const anyOf = <T>(all: readonly T[], { cents }: Step) => all[cents % (all.length || 1)];

/** The supplier takes an order on, or the company cancels it. */
export async function moveOrder({ orders, supplying }: Programme, step: Step) {
  const order = anyOf(orders, step);
  if (!order) return;
  if (step.where) await moveAsSupplier(supplying, [order], orderStates.accepted);
  else await moveAsCompany(supplying, [order], orderStates.cancelled);
}

const openCode = `select code from claims where company_id = $1 and state = 'claimed' and points = 0 and kind in ('gift', 'goal')
  order by claim_id offset $2 limit 1`;

/** Hands over one of the gifts that nobody paid points for. */
export async function handOverGift({ till }: Programme, { cents }: Step) {
  const values = [till.company.companyId, cents % 2];
  const { rows } = await till.app.database.pool.query<{ code: string }>(openCode, values);
  if (rows[0]) await accept(till, rows[0].code);
}

/** Redeems a claim of the till by itself. */
export async function handOver({ claims }: Programme, step: Step) {
  const made = anyOf(claims, step);
  const done = made && (await accept(made.at, made.code));
  if (done && done.status < 300) made.handedOver = made.at;
}

export async function refuse({ claims }: Programme, step: Step) {
  const made = anyOf(claims, step);
  if (made) await reject(made.at, made.code);
}

const at = ({ store, cashier }: Till, id: number) => ({
  params: { storeId: store.storeId, id },
  as: cashier,
});

export const cancel = ({ id, at: till }: Claim) =>
  call(till.app, cancelClaim, { ...at(till, id), body: {} });

export async function cancelSome({ claims }: Programme, step: Step) {
  const made = anyOf(claims, step);
  if (made) await cancel(made);
}

/** Takes back what was handed over just now; every other time the claim ends with it. */
export async function takeBack({ claims }: Programme, step: Step) {
  const made = claims.findLast(({ handedOver }) => handedOver);
  if (!made?.handedOver) return;
  const body = { cancel: step.cents % 2 === 0 };
  await call(made.at.app, undoRedemption, { ...at(made.handedOver, made.id), body });
}

/** Lets go of whatever waits: payments, open claims of the tills, and orders that have not left. */
export async function letGo(programme: Programme): Promise<void> {
  const { claims, orders, supplying } = programme;
  await giveUpAll(programme);
  await expireOpen(programme);
  for (const made of claims) await cancel(made);
  for (const order of orders) await moveAsCompany(supplying, [order], orderStates.cancelled);
}
