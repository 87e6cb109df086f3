import { and, eq, sql } from 'drizzle-orm';
import type { Localized } from '../../../contract/engine/languages.ts';
import { creditOf, productTypeIds } from '../../../contract/shop/kinds.ts';
import { issueBillings } from '../../billing/billings/issue.ts';
import { shopLine } from '../../billing/billings/lines.ts';
import type { PaymentRow } from '../../billing/billings/tell.ts';
import { mailBilling } from '../../billing/core/mails.ts';
import { isoOf, subscriptionOf } from '../../billing/core/rows.ts';
import { beginAttempt } from '../../billing/payments/attempt.ts';
import type { Executor } from '../../db/executor.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { Refusal } from '../../http/refusal.ts';
import { shopOrdersTable } from '../../tables/shop-orders.ts';
import { moveOrder, putOnBilling, type ShopOrder } from '../orders/follow.ts';
import type { Offer, ShopBuyer } from './offers.ts';
import { type Priced, priceOf, quoteOf, type Wanted } from './quote.ts';

/** What is bought, by whom, and by which key it is bought once. */
export interface Buying {
  readonly tx: Executor;
  readonly buyer: ShopBuyer;
  readonly settings: Pick<Dependencies['settings'], 'secret' | 'publicUrl'>;
  readonly now: number;
  readonly wanted: Wanted;
  readonly key: string;
  /** As it was quoted; whatever it costs where nobody asked. */
  readonly total?: number;
  readonly digest?: string | undefined;
  readonly byId?: number | null;
  readonly thresholdId?: number;
}

/** An order, and the attempt that is to be charged outside of the transaction. */
export interface Placed {
  readonly order: ShopOrder;
  readonly payment?: PaymentRow;
}

/** What was bought by a key before. */
export async function orderByKey(tx: Executor, { companyId, storeId }: ShopBuyer, key: string) {
  const { buyer_company_id, buyer_store_id, idempotency_key } = shopOrdersTable;
  const [order] = await tx
    .select()
    .from(shopOrdersTable)
    .where(
      and(eq(buyer_company_id, companyId), eq(buyer_store_id, storeId), eq(idempotency_key, key)),
    );
  return order;
}

/** The same order, unless something else was bought by its key. Throws key_reused. */
function same(order: ShopOrder, wanted: Wanted): Placed {
  const isSame =
    order.subscription_product_variant_id === wanted.subscription_product_variant_id &&
    order.quantity === wanted.quantity &&
    order.billed === wanted.billed;
  if (!isSame) throw new Refusal('key_reused');
  return { order };
}

const nameOf = ({ product, variant }: Offer): Localized => {
  const of = (language: keyof Localized) => {
    const [whole, part] = [product.name[language], variant.name[language]];
    return part.startsWith(whole) ? part : `${whole}: ${part}`;
  };
  return { el: of('el'), en: of('en'), it: of('it') };
};

/** What an order has of what it is for, as it was that day. */
function factsOf(priced: Priced) {
  const { product, variant, wanted, unit, sums } = priced;
  const isCredits = product.subscription_product_type_id === productTypeIds.credits;
  const credit = isCredits ? creditOf(product.credit_option_id) : undefined;
  return {
    company_id: product.company_id,
    store_id: product.store_id,
    subscription_product_id: product.subscription_product_id,
    text: nameOf(priced),
    sku_number: variant.sku_number,
    ...wanted,
    currency: product.currency,
    price: unit,
    vat_rate: product.vat_rate,
    ...sums,
    takes_stock: variant.inventory !== null,
    credit: credit ?? null,
    credits: credit && variant.credits ? variant.credits * wanted.quantity : null,
    valid_months: credit ? product.valid_months : null,
  };
}

/** Writes the order down; undefined where somebody did so by the same key in this moment. */
async function write({ tx, buyer, now, key, byId, thresholdId }: Buying, priced: Priced) {
  const [order] = await tx
    .insert(shopOrdersTable)
    .values({
      ...factsOf(priced),
      buyer_company_id: buyer.companyId,
      buyer_store_id: buyer.storeId,
      idempotency_key: key,
      shop_threshold_id: thresholdId ?? null,
      bought_by_id: byId ?? null,
      placed_at: isoOf(now),
      updated_at: isoOf(now),
    })
    .onConflictDoNothing()
    .returning();
  return order;
}

/** Takes the pieces out of the stock. Throws out_of_stock, with how many are left. */
async function takeStock(tx: Executor, order: ShopOrder) {
  const { company_id, subscription_product_variant_id: id, quantity } = order;
  const { rows } = await tx.execute<{ moved: boolean }>(
    sql`select move_stock(${company_id}::bigint, ${id}::bigint, ${-quantity}::bigint) as moved`,
  );
  if (rows[0]?.moved) return;
  const { rows: found } = await tx.execute<{ left: number }>(
    sql`select inventory::int as left from shop_variants
      where company_id = ${company_id} and subscription_product_variant_id = ${id}`,
  );
  const details = { left: found[0]?.left ?? 0 };
  throw new Refusal('out_of_stock', { details, field: 'quantity' });
}

/** Bills an order now, and begins the attempt of its card where it is paid by one. */
async function bill(buying: Buying, priced: Priced, order: ShopOrder): Promise<Placed> {
  const { tx, now, settings } = buying;
  const { seller, sub, card, dueAt } = priced;
  if (!sub) return { order };
  const period = { from: now, to: now };
  const lines = [shopLine(order, now)];
  const wanted = { sub, kind: 'shop' as const, period, lines, issued: now, due: dueAt ?? now };
  const [billing] = await issueBillings(tx, seller, [wanted]);
  if (!billing) return { order };
  await putOnBilling(tx, [order], billing.billing_id, now);
  const billed = { ...order, billing_id: billing.billing_id };
  if (priced.paysBy !== 'card' || !card) {
    await mailBilling({ tx, seller, sub, publicUrl: settings.publicUrl }, 'due', billing);
    return { order: billed };
  }
  const attempt = { now, scheduled: false };
  return { order: billed, payment: await beginAttempt(tx, billing, card, card.taker, attempt) };
}

/** Throws price_changed, with the quote as it is now. */
function assertQuoted({ total, digest }: Buying, priced: Priced) {
  const now = quoteOf(priced);
  const isSame = total === undefined || Math.abs(total - now.total) <= 1e-6;
  if (isSame && (digest === undefined || digest === now.digest)) return;
  throw new Refusal('price_changed', { current: { ...now } });
}

/**
 * Buys: takes the stock, writes the order, bills it and begins its payment, all or nothing. Locks go from the
 * subscription to the order, the variant and the seller's numbers, here as everywhere. By the same key it is the same
 * order. Throws invalid, key_reused, price_changed, out_of_stock and not_with_next_period.
 */
export async function placeOrder(buying: Buying): Promise<Placed> {
  const { tx, buyer, settings, now, wanted, key } = buying;
  const sub = await subscriptionOf(tx, buyer, true);
  const before = await orderByKey(tx, buyer, key);
  if (before) return same(before, wanted);
  const priced = await priceOf({ tx, buyer, settings, now, sub }, wanted);
  assertQuoted(buying, priced);
  const order = await write(buying, priced);
  if (!order) {
    const other = await orderByKey(tx, buyer, key);
    if (!other) throw new Refusal('changed_meanwhile');
    return same(other, wanted);
  }
  if (order.takes_stock) await takeStock(tx, order);
  if (priced.paysBy === 'nothing') return { order: await moveOrder(tx, order, 'paid', { now }) };
  if (priced.paysBy === 'card' || priced.paysBy === 'billing') return bill(buying, priced, order);
  return { order };
}
