import { z } from 'zod';
import { digest } from '../billing/charges.ts';
import { attempted } from '../billing/dashboard-parts.ts';
import { printable } from '../engine/characters.ts';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';
import { creditOptionIds, mostBought, productTypeIds, shopBillingTimes } from './kinds.ts';
import { shopOrder } from './orders.ts';

/** Where what is sold beside plans is bought. */
export const shopPath = '/companies/{storeId}/subscriptions/products/shop';
const common = { tag: 'shop' } as const;

const option = z.object({
  attribute_id: z.int(),
  name: z.string(),
  attribute_option_id: z.int(),
  option: z.string(),
});

const variant = z
  .object({
    subscription_product_variant_id: z.int(),
    name: z.string(),
    description: z.string(),
    sku_number: z.string(),
    attributes: z.array(option),
    /** Of one piece, without and with tax. */
    price: z.number(),
    price_with_vat: z.number(),
    /** How many are left; null where there is no end to them. */
    in_stock: z.int().nullable(),
    /** How many credits one piece gives. */
    credits: z.int().nullable(),
  })
  .meta({ id: 'ShopVariant' });
export type ShopVariant = z.output<typeof variant>;

/** What is on sale, in the reader's language. */
export const shopProduct = z
  .object({
    shop_product_id: z.int(),
    subscription_product_type_id: z.int(),
    credit_option_id: z.int().nullable(),
    /** After so many months credits that were not used are lost. */
    valid_months: z.int().nullable(),
    name: z.string(),
    description: z.string(),
    image_url: z.string().nullable(),
    seller: z.object({ store_id: z.int(), name: z.string() }),
    currency: z.string(),
    vat_rate: z.number().describe('In percent.'),
    /** The cheapest variant, without and with tax. */
    from_price: z.number(),
    from_price_with_vat: z.number(),
    variants: z.array(variant),
  })
  .meta({ id: 'ShopProduct' });
export type ShopProduct = z.output<typeof shopProduct>;

const idsOf = (ids: Readonly<Record<string, number>>) =>
  z.enum(Object.values(ids).map(String) as [string, ...string[]]).transform(Number);

export const listShop = endpoint({
  ...common,
  method: 'GET',
  path: shopPath,
  access: 'marketplace.shop.read',
  summary: 'what the platform and the company’s suppliers offer it, or a company its supplier',
  query: z.strictObject({
    page: pageText.optional(),
    q: z.string().trim().max(100).regex(printable).optional(),
    subscription_product_type_id: idsOf(productTypeIds).optional(),
    /** What gives credits of this kind. */
    credit_option_id: idsOf(creditOptionIds).optional(),
  }),
  reply: z.object({ shop_products: z.array(shopProduct), pagination }),
});

export const readShop = endpoint({
  ...common,
  method: 'GET',
  path: `${shopPath}/{id}`,
  access: 'marketplace.shop.read',
  summary: 'one product that is on sale here, with its variants',
  reply: shopProduct,
});

/**
 * How it is paid: by the card, by the billing that comes, with the next period of the plan, with whoever sells it, or
 * not at all.
 */
export const waysToPay = ['card', 'billing', 'next_period', 'seller', 'nothing'] as const;
export type WayToPay = (typeof waysToPay)[number];

const wanted = {
  subscription_product_variant_id: z.int().positive(),
  quantity: z.int().min(1).max(mostBought),
};

export const shopQuote = z
  .object({
    ...wanted,
    billed: z.enum(shopBillingTimes),
    currency: z.string(),
    vat_rate: z.number().describe('In percent.'),
    price: z.number(),
    net: z.number(),
    vat: z.number(),
    total: z.number(),
    in_stock: z.int().nullable(),
    pays_by: z.enum(waysToPay),
    /** The card that is charged. */
    card: z.object({ brand: z.string(), last4: z.string(), is_test: z.boolean() }).nullable(),
    /** Until when it is to be paid, or when the next period begins. */
    due_at: z.iso.datetime().nullable(),
    /** Whether it may be billed with the next period instead. */
    may_wait: z.boolean(),
    /** Of the price, its tax and the way it is paid: sent back, so that nothing else is bought. */
    digest,
  })
  .meta({ id: 'ShopQuote' });
export type ShopQuote = z.output<typeof shopQuote>;

export const quoteShop = endpoint({
  ...common,
  method: 'POST',
  path: `${shopPath}/quote`,
  access: 'marketplace.shop.read',
  summary: 'what something would cost, when and how it would be paid; buys nothing',
  extension: true,
  body: z.strictObject({ ...wanted, billed: z.enum(shopBillingTimes).default('now') }),
  reply: shopQuote,
});

/** Something was bought: the order, and its payment where a card was charged. */
export const bought = z.object({ order: shopOrder, payment: attempted.nullable() });
export type Bought = z.output<typeof bought>;

export const buy = endpoint({
  ...common,
  method: 'POST',
  path: shopPath,
  access: 'marketplace.shop.create',
  summary: 'buy a variant at the total that was quoted; the same key buys once',
  status: 201,
  body: z.strictObject({
    ...wanted,
    billed: z.enum(shopBillingTimes).default('now'),
    /** As it was quoted, with tax. */
    total: z.number().min(0),
    digest: digest.optional(),
    idempotency_key: z.string().regex(/^[\w:.-]{8,100}$/),
  }),
  reply: bought,
});
export const shopCalls = [listShop, readShop, quoteShop, buy];
