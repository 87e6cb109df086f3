import { productCategories } from '../product-categories.ts';
import { productGroups } from '../product-groups.ts';
import { products } from '../products.ts';
import { storeExternalLinks } from '../store-external-links.ts';

/** What a store sells. */
export const words = {
  resources: {
    'products/products-tab': products,
    'products/product-groups': productGroups,
    'products/product-categories': productCategories,
    'products/external-links': storeExternalLinks,
  },
};
