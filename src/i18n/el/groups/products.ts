import { productCategories } from '../catalogue/product-categories.ts';
import { productGroups } from '../catalogue/product-groups.ts';
import { products } from '../catalogue/products.ts';
import { storeExternalLinks } from '../settings/store-external-links.ts';

/** What a store sells. */
export const words = {
  resources: {
    'products/products-tab': products,
    'products/product-groups': productGroups,
    'products/product-categories': productCategories,
    'products/external-links': storeExternalLinks,
  },
};
