import { z } from 'zod';
import { printable } from '../engine/characters.ts';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';
import { credits, shopBillingTimes, shopOrderReasons, shopOrderStates } from './kinds.ts';

const side = z.object({ store_id: z.int(), name: z.string() });

/** What was bought, as both sides see it. */
export const shopOrder = z
  .object({
    shop_order_id: z.int(),
    seller: side,
    buyer: side,
    subscription_product_id: z.int(),
    subscription_product_variant_id: z.int(),
    /** As it was called when it was bought. */
    text: z.string(),
    sku_number: z.string(),
    quantity: z.int(),
    currency: z.string(),
    /** Of one piece, without tax. */
    price: z.number(),
    vat_rate: z.number().describe('In percent.'),
    net: z.number(),
    vat: z.number(),
    total: z.number(),
    credit: z.enum(credits).nullable(),
    /** How many credits it gives in all. */
    credits: z.int().nullable(),
    state: z.enum(shopOrderStates),
    reason: z.enum(shopOrderReasons).nullable(),
    billed: z.enum(shopBillingTimes),
    /** The billing it is on; none yet, or it is settled with the seller. */
    billing_id: z.int().nullable(),
    billing_number: z.int().nullable(),
    /** No real money moved. */
    is_test: z.boolean(),
    /** Bought by itself, because a balance fell. */
    by_threshold: z.boolean(),
    /** What whoever asks may make of it. */
    next_states: z.array(z.enum(shopOrderStates)),
    placed_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    delivered_at: z.iso.datetime().nullable(),
    closed_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ShopOrder' });
export type ShopOrder = z.output<typeof shopOrder>;

const base = '/companies/{storeId}/subscriptions/products';
const common = { tag: 'shop', extension: true } as const;

const query = z.strictObject({
  page: pageText.optional(),
  state: z.enum(shopOrderStates).optional(),
  q: z.string().trim().max(100).regex(printable).optional(),
});
const page = z.object({ orders: z.array(shopOrder), pagination });

export const listOrders = endpoint({
  ...common,
  method: 'GET',
  path: `${base}/orders`,
  access: 'marketplace.shop.read',
  summary: 'what a place has bought, the newest first',
  query,
  reply: page,
});

export const cancelOrder = endpoint({
  ...common,
  method: 'PUT',
  path: `${base}/orders/{id}`,
  access: 'marketplace.shop.update',
  summary: 'cancel what was ordered and is not billed yet',
  body: z.strictObject({ state: z.literal('cancelled'), updated_at: z.iso.datetime() }),
  reply: shopOrder,
});

export const listSales = endpoint({
  ...common,
  method: 'GET',
  path: `${base}/sales`,
  access: 'marketplace.products.read',
  summary: 'what a place has sold, the newest first',
  query,
  reply: page,
});

export const moveSale = endpoint({
  ...common,
  method: 'PUT',
  path: `${base}/sales/{id}`,
  access: 'marketplace.products.update',
  summary:
    'what a seller makes of an order: delivered; paid, cancelled and refunded where it is settled with the buyer and not by a billing',
  body: z.strictObject({
    state: z.enum(['paid', 'delivered', 'cancelled', 'refunded']),
    updated_at: z.iso.datetime(),
  }),
  reply: shopOrder,
});
export const orderCalls = [listOrders, cancelOrder, listSales, moveSale];
