import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { catalogPath, companyProducts } from './company-products.ts';
import { products } from './products.ts';

/** As many as may be chosen of a list and changed together. */
export const mostChosen = 500;

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const named = z.array(id).min(1).max(mostChosen);
const reply = z.object({ updated: z.int() });

/** Refuses what names products and nothing that becomes of them. */
function changesSomething(
  sent: Readonly<Record<string, unknown>>,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; params: object }) => void },
) {
  const { product_ids: _, in_stores: _where, ...changes } = sent;
  if (Object.values(changes).every((change) => change === undefined))
    context.addIssue({
      code: 'custom',
      path: ['published'],
      params: { rule: 'nothing_to_change' },
    });
}

export const changeChosen = endpoint({
  method: 'PATCH',
  path: `${catalogPath}/chosen`,
  access: 'products.update',
  foresees: ['store_products'],
  tag: 'products',
  extension: true,
  summary: 'change the products that are named, all or none',
  example: { product_ids: [1, 2], published: true },
  body: z
    .object({
      product_ids: named,
      published: z.boolean().optional(),
      in_stores: z
        .boolean()
        .default(false)
        .describe('Whether the stores that sell them publish them, or do not, as well.'),
      retail_price: companyProducts.fields.retail_price.value.optional(),
      product_tag_id: id.nullable().optional(),
    })
    .superRefine(changesSomething),
  reply,
});

export const changeChosenOfStore = endpoint({
  method: 'PATCH',
  path: '/stores/{storeId}/products/chosen',
  access: 'products.update',
  tag: 'store-products',
  extension: true,
  summary: 'change the products of a store that are named, all or none',
  example: { product_ids: [1, 2], published: true },
  body: z
    .object({
      product_ids: named,
      published: z.boolean().optional(),
      retail_price: products.fields.retail_price.value.optional(),
      product_category_id: id.nullable().optional(),
    })
    .superRefine(changesSomething),
  reply,
});

export const chosenProductCalls = [changeChosen, changeChosenOfStore];
