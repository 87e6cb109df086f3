import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

/** A product of the store, with the points that a piece of it adds. */
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
  summary:
    'products that add points of their own, found by a part of their name in any language, or the product of a scanned number',
  query: z.strictObject({
    q: z.string().trim().max(60).default(''),
    code: z
      .string()
      .trim()
      .min(4)
      .max(40)
      .optional()
      .describe(
        'The SKU, as EAN or UPC: of all products of the store, whether they add points or not.',
      ),
  }),
  reply: z.object({ products: z.array(tillProduct) }),
});
