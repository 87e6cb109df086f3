import type { productPoints as declared } from '../../../../contract/catalogue/product-points.ts';
import type { Words } from '../../shape/words.ts';

export const productPoints = {
  name: 'Product’s points |||| Product points',
  fields: {
    product_id: 'ID',
    name: 'Product',
    sku_number: 'SKU',
    image: 'Image',
    retail_price: 'Retail price',
    reward_points: 'Points',
    points_offline: 'Points set by the company in the store',
    points_online: 'Points set by the company online',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'The store has no products yet. Their points are set here once there are some.',
    updated: 'You have successfully updated product',
  },
} satisfies Words<typeof declared>;
