import { entity } from '../engine/entity.ts';
import { computed, moment, readOnly } from '../engine/fields.ts';
import { localizedAny, localizedOptional } from '../engine/localized-fields.ts';

/** The rights of whoever looks after what is sold. */
export const sellerRights = {
  read: 'marketplace.products.read',
  create: 'marketplace.products.create',
  update: 'marketplace.products.update',
  delete: 'marketplace.products.delete',
} as const;

/** In what the variants of products differ: size, colour. */
export const shopAttributes = entity({
  name: 'shop-attributes',
  id: 'attribute_id',
  path: '/companies/{storeId}/subscriptions/products/attributes',
  screen: 'marketplace/attributes',
  collection: 'attributes',
  tag: 'shop',
  audited: 'shop_attributes',
  permission: sellerRights,
  fields: {
    name: localizedAny(120),
    description: localizedOptional(2000),
    /** Among how many options is chosen. */
    options_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['name'],
  sorts: ['name', 'created_at'],
  extensions: ['read'],
});
