import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

/** A product that adds points of its own. */
export const tillProduct = z.object({
  product_id: z.int(),
  name: z.object({ el: z.string(), en: z.string(), it: z.string() }),
  points: z.number(),
  price: z.number(),
});
export type TillProduct = z.infer<typeof tillProduct>;

export const tillProducts = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/till/products',
  access: 'transactions.create',
  tag: 'tills',
  extension: true,
  summary: 'products that add points of their own, found by a part of their name in any language',
  query: z.strictObject({ q: z.string().trim().max(60).default('') }),
  reply: z.object({ products: z.array(tillProduct) }),
});
