import { expect } from 'vitest';
import type { Billing } from '../../../../contract/billing/billings.ts';
import type { CreditMove } from '../../../../contract/shop/kinds.ts';
import type { ShopOrder } from '../../../../contract/shop/orders.ts';
import { expectMoney } from '../billing/model.ts';
import { sqlOf } from '../billing/selling.ts';
import { creditOf, stockOf } from './buying.ts';
import { everyBilling, everyOrder, everySale } from './everything.ts';
import { devices, type Walk } from './steps.ts';

/** What may become of a billing that an order is on, by how the order stands. */
const billed: Readonly<Record<ShopOrder['state'], readonly Billing['status'][]>> = {
  placed: ['open', 'failed'],
  paid: ['paid', 'disputed'],
  delivered: ['paid', 'disputed'],
  cancelled: ['cancelled'],
  refunded: ['refunded'],
};

/** An order costs what the line of its billing says, and stands as that billing does. */
function expectBilled(order: ShopOrder, billings: readonly Billing[]) {
  if (order.billing_id === null) return;
  const billing = billings.find(({ billing_id }) => billing_id === order.billing_id);
  expect(billed[order.state]).toContain(billing?.status);
  const { net, vat, total, vat_rate } = order;
  const lines = billing?.lines.filter(({ kind }) => kind === 'shop');
  expect(lines).toContainEqual(expect.objectContaining({ net, vat, total, vat_rate }));
}

/** Never more goes back than came, of a billing and at the bank. */
async function expectGivenBack(walk: Walk, billings: readonly Billing[]) {
  for (const { refunded, refunding, total } of billings)
    expect(refunded + refunding).toBeLessThanOrEqual(total + 1e-6);
  const more = await sqlOf(
    walk,
    `select object_ref from test_bank where kind = 'payment'
      and (body ->> 'refunded')::int > case when body ->> 'state' = 'succeeded' then (body ->> 'amount')::int else 0 end`,
  );
  expect(more).toEqual([]);
}

/** Credits are those of the orders that were paid, and as many as the model has. */
async function expectCredits(walk: Walk, orders: readonly ShopOrder[]) {
  const { credits, app } = walk;
  const given = orders.filter(({ state }) => state === 'delivered' || state === 'refunded');
  const lots = await sqlOf<{ id: number; amount: number; until: Date | null }>(
    walk,
    `select shop_order_id::int as id, amount::int, expires_at as until from credit_lots order by credit_lot_id`,
  );
  expect(lots.map(({ id, amount }) => [id, amount]).toSorted()).toEqual(
    given
      .filter((order) => order.credits !== null)
      .map((order) => [order.shop_order_id, order.credits])
      .toSorted(),
  );
  for (const { id, amount, until } of lots) credits.give(id, amount, until?.getTime() ?? Infinity);
  for (const { state, shop_order_id } of given)
    if (state === 'refunded') credits.takeBack(shop_order_id);
  credits.expire(app.clock.now);
  expect(credits.balance).toBeGreaterThanOrEqual(0);
  const [kept] = await sqlOf<{ balance: number }>(walk, 'select balance::int from credit_balances');
  expect(kept?.balance ?? 0).toBe(credits.balance);
  const moved = await sqlOf<{ move: CreditMove; amount: number }>(
    walk,
    'select move, abs(sum(amount))::int as amount from credit_entries group by move',
  );
  for (const { move, amount } of moved) expect([move, amount]).toEqual([move, credits[move]]);
}

/** Whoever shops reads of their credits what the model has. */
export async function expectCreditsShown(walk: Walk) {
  const { balance, bought, used, refunded, expired } = walk.credits;
  expect(await creditOf(walk, 'sms')).toMatchObject({ balance, bought, used, refunded, expired });
}

/** What was not cancelled is out of the stock. */
async function expectStock(walk: Walk, orders: readonly ShopOrder[]) {
  const gone = orders.filter(
    ({ state, subscription_product_variant_id: id }) =>
      id === walk.variants.device && state !== 'cancelled',
  );
  const left = devices - gone.reduce((all, { quantity }) => all + quantity, 0);
  expect(await stockOf(walk, walk.variants.device)).toBe(left);
}

/** The seller sees the orders as the buyer does. */
export async function expectBothSides(walk: Walk) {
  const seen = ({ shop_order_id, state, total, credits }: ShopOrder) =>
    ({ shop_order_id, state, total, credits }) as const;
  expect((await everySale(walk)).map(seen)).toEqual((await everyOrder(walk)).map(seen));
}

/** Everything that has to hold of a shop's orders, money and credits after each step. */
export async function expectShop(walk: Walk) {
  const orders = await everyOrder(walk);
  const billings = await everyBilling(walk);
  await expectMoney(walk, billings);
  await expectGivenBack(walk, billings);
  for (const order of orders) expectBilled(order, billings);
  await expectStock(walk, orders);
  await expectCredits(walk, orders);
}
