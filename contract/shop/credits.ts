import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { creditMoves, credits, mostBought } from './kinds.ts';
import { shopPath } from './shop.ts';

/** What is bought by itself when a balance falls. */
export const threshold = z
  .object({
    shop_threshold_id: z.int(),
    credit: z.enum(credits),
    subscription_product_variant_id: z.int(),
    /** What is bought, in the reader's language. */
    text: z.string(),
    /** How many pieces at once. */
    quantity: z.int(),
    /** Below how many credits. */
    threshold: z.int(),
    most_a_month: z.int(),
    bought_this_month: z.int(),
    /** Since when it buys no more: the last time came to nothing. Saving it again resumes it. */
    paused_at: z.iso.datetime().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ShopThreshold' });
export type Threshold = z.output<typeof threshold>;

const amounts = { bought: z.int(), used: z.int(), expired: z.int(), refunded: z.int() };

export const creditAccount = z
  .object({
    credit: z.enum(credits),
    credit_option_id: z.int(),
    balance: z.int(),
    ...amounts,
    /** What is lost next unless it is used, and when. */
    next_expiry: z.object({ amount: z.int(), expires_at: z.iso.datetime() }).nullable(),
    threshold: threshold.nullable(),
    /** The last twelve months of the company's calendar, the oldest first. */
    months: z.array(z.object({ month: z.string(), ...amounts })),
    /** The last moves; what was used of a day is one. */
    history: z.array(
      z.object({
        day: z.string(),
        move: z.enum(creditMoves),
        amount: z.int(),
        orders: z.array(z.int()),
      }),
    ),
  })
  .meta({ id: 'CreditAccount' });
export type CreditAccount = z.output<typeof creditAccount>;

export const readCredits = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/subscriptions/products/credits',
  access: 'marketplace.shop.read',
  tag: 'shop',
  summary: 'credits of each kind: what is left, what became of them, and what is lost next',
  reply: z.object({ credits: z.array(creditAccount) }),
});

const mostThreshold = 1_000_000;

export const buyWithThreshold = endpoint({
  method: 'POST',
  path: `${shopPath}/buy-with-threshold`,
  access: 'marketplace.shop.update',
  tag: 'shop',
  summary:
    'buy credits by itself when there are fewer than a number, at most so many times a month; saved again it takes the place of the one before',
  status: 201,
  body: z.strictObject({
    subscription_product_variant_id: z.int().positive(),
    quantity: z.int().min(1).max(mostBought),
    threshold: z.int().min(1).max(mostThreshold),
    most_a_month: z.int().min(1).max(31),
  }),
  reply: threshold,
});

export const endThreshold = endpoint({
  method: 'DELETE',
  path: `${shopPath}/buy-with-threshold/{id}`,
  access: 'marketplace.shop.update',
  tag: 'shop',
  summary: 'buy no more by itself',
  extension: true,
  reply: nothing,
});
export const creditCalls = [readCredits, buyWithThreshold, endThreshold];
