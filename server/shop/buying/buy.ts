import { and, desc, eq } from 'drizzle-orm';
import type { Bought, buy, quoteShop } from '../../../contract/shop/shop.ts';
import { subscriptionOf } from '../../billing/core/rows.ts';
import { toldAttempt } from '../../billing/dashboard/pay.ts';
import { chargeNow } from '../../billing/payments/charge.ts';
import { giveUpAbandoned } from '../../billing/runner/late-shop.ts';
import type { AnyCall, Call } from '../../http/call.ts';
import { billingPaymentsTable } from '../../tables/billing-payments.ts';
import type { ShopOrder } from '../orders/follow.ts';
import { orderByKey, placeOrder } from './place.ts';
import { priceOf, quoteOf } from './quote.ts';
import { toldOrder } from './told.ts';

/** What something would cost, and how it would be paid. */
export const quote = (call: Call<typeof quoteShop>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, settings, now, body } = call;
    const sub = await subscriptionOf(tx, scope);
    return quoteOf(await priceOf({ tx, buyer: scope, settings, now: now(), sub }, body));
  });

/** The last attempt to take the money of an order, where it is paid by itself. */
async function lastAttempt({ database: { db } }: AnyCall, order: ShopOrder) {
  if (!order.billing_id || order.billed !== 'now') return undefined;
  const { company_id, billing_id, payment_id } = billingPaymentsTable;
  const [row] = await db
    .select()
    .from(billingPaymentsTable)
    .where(and(eq(company_id, order.company_id), eq(billing_id, order.billing_id)))
    .orderBy(desc(payment_id))
    .limit(1);
  return row;
}

/** Buys in one transaction, and charges the card after it. Bought again by the same key it answers how that stands. */
export async function buyOne(call: Call<typeof buy>): Promise<Bought> {
  const { database, scope, settings, now, body, caller } = call;
  const { idempotency_key: key, total, digest, ...wanted } = body;
  // What waits for a bank that is asked no more makes room first: it may hold the very piece.
  if (!(await orderByKey(database.db, scope, key))) await giveUpAbandoned(call, scope);
  const { order, payment } = await database.db.transaction((tx) =>
    placeOrder({
      ...{ tx, buyer: scope, settings, now: now(), wanted, key, total, digest },
      byId: caller.userId,
    }),
  );
  const secret = payment ? await chargeNow(call, payment) : null;
  const attempt = payment ?? (await lastAttempt(call, order));
  return {
    order: await toldOrder(call, order),
    payment: attempt ? await toldAttempt(call, attempt, secret) : null,
  };
}
