import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { subscriptionProducts } from './subscription-products.ts';
import { shopVariants } from './variants.ts';

/** The most variants that a product has. */
export const mostVariants = 200;

const { name, description, sku_number, price, inventory, credits, visible, attribute_option_ids } =
  shopVariants.fields;

/** A row of the grid: one without an id is new, and a stock that is not named stays as it is. */
const gridRow = z.object({
  subscription_product_variant_id: z.int().positive().optional(),
  name: name.value,
  description: description.value.optional(),
  sku_number: sku_number.value,
  price: price.value,
  inventory: inventory.value.optional(),
  credits: credits.value.optional(),
  visible: visible.value.default(true),
  attribute_option_ids: attribute_option_ids.value.default([]),
  /** The variant as it was loaded, so that a stock is not set over what was sold meanwhile. */
  updated_at: z.iso.datetime().optional(),
});
export type GridRow = z.infer<typeof gridRow>;

/** All variants of a product at once, all or nothing; those that are left out are removed. */
export const saveGrid = endpoint({
  method: 'PUT',
  path: `${subscriptionProducts.path}/{id}/variants`,
  access: 'marketplace.products.update',
  tag: 'shop',
  extension: true,
  summary: 'save all variants of a product at once; those that are left out are removed',
  body: z.object({
    variants: z.array(gridRow).max(mostVariants),
    /** The product as it was loaded: one whose variants somebody else changed meanwhile is refused. */
    updated_at: z.iso.datetime().optional(),
  }),
  example: { variants: [] },
  reply: subscriptionProducts.read,
});
