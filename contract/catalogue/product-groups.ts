import { entity } from '../engine/entity.ts';
import { computed, moment, readOnly } from '../engine/fields.ts';
import { localized, localizedOptional } from '../engine/localized-fields.ts';

/** Products that offers address together; a product names its group in `group_product`. */
export const productGroups = entity({
  name: 'product-groups',
  id: 'product_group_id',
  path: '/stores/{storeId}/product-groups',
  screen: 'products/product-groups',
  tag: 'store-products',
  audited: 'product_groups',
  permission: {
    read: 'products.group.read',
    create: 'products.group.create',
    update: 'products.group.update',
    delete: 'products.group.delete',
  },
  fields: {
    name: localized(80),
    description: localizedOptional(500),
    products_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['name'],
  sorts: ['name', 'created_at'],
  extensions: ['list', 'read', 'create', 'update', 'delete'],
});
