import { entity } from '../engine/entity.ts';
import { computed, moment, readOnly } from '../engine/fields.ts';
import { localized } from '../engine/localized-fields.ts';

/** How a store arranges its products. */
export const productCategories = entity({
  name: 'product-categories',
  id: 'product_category_id',
  path: '/stores/{storeId}/product-categories',
  screen: 'products/product-categories',
  tag: 'store-products',
  audited: 'product_categories',
  permission: {
    read: 'products.categories.read',
    create: 'products.categories.create',
    update: 'products.categories.update',
    delete: 'products.categories.delete',
  },
  fields: {
    name: localized(80),
    products_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['name'],
  sorts: ['name', 'created_at'],
  extensions: ['read', 'create', 'update', 'delete'],
});
