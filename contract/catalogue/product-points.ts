import { entity } from '../engine/entity.ts';
import { optional, points, readOnly } from '../engine/fields.ts';
import { products } from './products.ts';

const { name, sku_number, image, retail_price, updated_at } = products.fields;

const shared = { ...readOnly(optional(points())), computed: true } as const;

/** What each product of a store adds to its receipt: points for one piece. */
export const productPoints = entity({
  name: 'product-points',
  id: 'product_id',
  path: '/stores/{storeId}/product-points',
  screen: 'settings/product-points',
  tag: 'store-settings',
  audited: 'products',
  permission: { read: 'settings.product_points', update: 'settings.product_points' },
  fields: {
    name: readOnly(name),
    sku_number: readOnly(sku_number),
    image,
    retail_price: readOnly(retail_price),
    reward_points: points(),
    /** What the company's catalogue gives in its place, for each kind of sale. */
    points_offline: shared,
    points_online: shared,
    updated_at,
  },
  filters: ['q'],
  searched: ['name', 'sku_number'],
  sorts: ['name', 'retail_price', 'reward_points', 'updated_at'],
  operations: ['list', 'read', 'update'],
  extensions: ['list', 'read', 'update'],
});
