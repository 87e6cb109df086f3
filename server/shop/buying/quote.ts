import { amountOf, decimalsOf, smallestOf, taxed } from '../../../contract/billing/money.ts';
import { isWorking } from '../../../contract/billing/states.ts';
import type { ShopBillingTime } from '../../../contract/shop/kinds.ts';
import type { ShopQuote, WayToPay } from '../../../contract/shop/shop.ts';
import { digestOfShown } from '../../billing/core/digest.ts';
import type { Subscription } from '../../billing/core/rows.ts';
import { type Seller, sellerOf } from '../../billing/core/sellers.ts';
import { activeCard, type CardRow } from '../../billing/payments/attempt.ts';
import { cardIsChosen, type Taker, takerOf } from '../../billing/providers/choose.ts';
import { dueAfter } from '../../billing/subscriptions/subscribe.ts';
import type { Executor } from '../../db/executor.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Offer, type OfferedProduct, offerOf, type ShopBuyer } from './offers.ts';

const hundredths = 100;

/** The price of one piece in minor units of the currency: prices are kept in hundredths. */
export const unitOf = (hundredth: number, currency: string) =>
  Math.round((hundredth / hundredths) * 10 ** decimalsOf(currency));

/** What so many pieces come to, in minor units. */
export const sumsOf = (
  price: number,
  quantity: number,
  { currency, vat_rate }: Pick<OfferedProduct, 'currency' | 'vat_rate'>,
) =>
  taxed(unitOf(price, currency) * quantity, {
    vat_rate,
    vat_included: false,
    smallest: smallestOf(currency),
  });

export interface Wanted {
  readonly subscription_product_variant_id: number;
  readonly quantity: number;
  readonly billed: ShopBillingTime;
}

/** What was asked for, with its price and how it is paid; everything that an order is made of. */
export interface Priced extends Offer {
  readonly wanted: Wanted;
  readonly unit: number;
  readonly sums: ReturnType<typeof taxed>;
  readonly paysBy: WayToPay;
  readonly seller: Seller;
  /** The buyer's subscription with this seller, where there is one that works. */
  readonly sub: Subscription | undefined;
  /** The card that is charged, and who takes it. */
  readonly card: (CardRow & { taker: Taker }) | undefined;
  readonly dueAt: number | null;
  readonly mayWait: boolean;
}

interface Pricing {
  readonly tx: Executor;
  readonly buyer: ShopBuyer;
  readonly settings: Pick<Dependencies['settings'], 'secret'>;
  readonly now: number;
  /** The buyer's subscription, with whomever. */
  readonly sub: Subscription | undefined;
}

/** The card that is charged; none where another way was chosen, or nobody takes it. */
async function cardOf({ tx, settings }: Pricing, sub: Subscription) {
  const isChosen = await cardIsChosen(tx, sub.company_id);
  const card =
    isChosen(sub.store_payment_method_id) && (await activeCard(tx, sub.company_id, sub.store_id));
  const taker = card && (await takerOf(tx, settings, sub.company_id));
  return card && taker && taker.name === card.provider ? { ...card, taker } : undefined;
}

const isOfSeller = ({ product }: Offer, sub: Subscription) =>
  product.store_id === product.company_id &&
  sub.company_id === product.company_id &&
  isWorking(sub.status);

interface Way {
  readonly wanted: Wanted;
  readonly total: number;
  readonly sub: Subscription | undefined;
  readonly card: Priced['card'];
  readonly mayWait: boolean;
}

/** Throws not_with_next_period where there is none to wait for. */
function wayOf({ wanted, total, sub, card, mayWait }: Way): WayToPay {
  if (wanted.billed === 'next_period' && !mayWait) throw new Refusal('not_with_next_period');
  if (total === 0) return 'nothing';
  if (wanted.billed === 'next_period') return 'next_period';
  if (!sub) return 'seller';
  return card ? 'card' : 'billing';
}

function dueOf(way: WayToPay, now: number, seller: Seller, sub: Subscription | undefined) {
  if (way === 'card') return now;
  if (way === 'billing') return dueAfter(now, seller, false);
  return way === 'next_period' && sub?.due_at ? Date.parse(sub.due_at) : null;
}

/**
 * The one figure that the screen, the order and the billing show. Throws invalid for what is not on sale to the
 * buyer, and not_with_next_period.
 */
export async function priceOf(pricing: Pricing, wanted: Wanted): Promise<Priced> {
  const { tx, buyer, now } = pricing;
  const offer = await offerOf(tx, buyer, wanted.subscription_product_variant_id);
  if (!offer) throw invalidField('subscription_product_variant_id', 'invalidChoice');
  const { product, variant } = offer;
  const seller = await sellerOf(tx, product.company_id);
  const sub = pricing.sub && isOfSeller(offer, pricing.sub) ? pricing.sub : undefined;
  const card = sub && (await cardOf(pricing, sub));
  const sums = sumsOf(variant.price, wanted.quantity, product);
  const mayWait = Boolean(sub?.due_at && sub.status !== 'cancelled' && sums.total > 0);
  const paysBy = wayOf({ wanted, total: sums.total, sub, card, mayWait });
  const dueAt = dueOf(paysBy, now, seller, sub);
  const unit = unitOf(variant.price, product.currency);
  return { ...offer, wanted, unit, sums, paysBy, seller, sub, card, dueAt, mayWait };
}

/** A price as it is told. */
export function quoteOf(priced: Priced): ShopQuote {
  const { product, variant, wanted, unit, sums, paysBy, card, dueAt, mayWait } = priced;
  const { currency } = product;
  const told = (minor: number) => amountOf(minor, currency);
  const shown = card && { brand: card.brand, last4: card.last4, is_test: card.taker.isTest };
  const { net, vat, total } = sums;
  return {
    ...wanted,
    currency,
    digest: digestOfShown([currency, product.vat_rate, unit, net, vat, total, paysBy]),
    vat_rate: product.vat_rate / 100,
    price: told(unit),
    net: told(net),
    vat: told(vat),
    total: told(total),
    in_stock: variant.inventory,
    pays_by: paysBy,
    card: paysBy === 'card' && shown ? shown : null,
    due_at: dueAt === null ? null : new Date(dueAt).toISOString(),
    may_wait: mayWait,
  };
}
