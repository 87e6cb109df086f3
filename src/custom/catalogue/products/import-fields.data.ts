import type { ProductColumn } from '../../../../contract/catalogue/product-imports.ts';

/** What a column may be, in the order of the choices, and how its values are written. */
export const productFields = {
  sku_number: 'text',
  product_id: 'text',
  'name.el': 'text',
  'name.en': 'text',
  'name.it': 'text',
  'description.el': 'text',
  'description.en': 'text',
  'description.it': 'text',
  retail_price: 'number',
  wholesale_price: 'number',
  reward_points: 'number',
  maximum_price_per_transaction: 'number',
  product_tag_id: 'text',
  group_product: 'text',
  published: 'flag',
  valid_from: 'day',
  valid_to: 'day',
} as const satisfies Record<ProductColumn, 'text' | 'number' | 'flag' | 'day'>;
export const fieldNames = Object.keys(productFields) as ProductColumn[];
