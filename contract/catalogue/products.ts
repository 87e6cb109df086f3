import { imageUpload } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choices,
  defaulted,
  flag,
  image,
  integer,
  moment,
  money,
  optional,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { localized, localizedOptional } from '../engine/localized-fields.ts';
import { text } from '../engine/text-fields.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** What a store sells. */
export const products = entity({
  name: 'products',
  id: 'product_id',
  path: '/stores/{storeId}/products',
  screen: 'products/products-tab',
  tag: 'store-products',
  audited: 'products',
  permission: {
    read: 'products.read',
    create: 'products.create',
    update: 'products.update',
    delete: 'products.delete',
  },
  fields: {
    name: localized(120),
    description: localizedOptional(2000),
    product_category_id: optional(ref('product-categories')),
    group_product: optional(ref('product-groups')),
    sku_number: optional(text(40)),
    retail_price: money(),
    wholesale_price: optional(money()),
    maximum_price_per_transaction: defaulted(money(), 0),
    availability_days: choices(weekdays),
    published: flag(false),
    image: image(),
    parent_product_id: readOnly(optional(integer(1, Number.MAX_SAFE_INTEGER))),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'product_category_id', 'group_product', 'published', 'availability_days'],
  searched: ['name', 'sku_number'],
  sorts: ['name', 'retail_price', 'created_at', 'updated_at'],
  extensions: ['read'],
});

export const productImage = imageUpload(
  '/stores/{storeId}/products/{id}/images',
  'products.update',
  'store-products',
);
