import type { productCategories as declared } from '../../../../contract/catalogue/product-categories.ts';
import type { Words } from '../../shape/words.ts';

export const productCategories = {
  name: 'Product category |||| Product categories',
  tab: 'Categories',
  fields: {
    product_category_id: 'ID',
    name: 'Name',
    products_count: 'Products',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Categories arrange what the store sells, such as “Coffee” or “Bakery”.',
    created: 'You have successfully created category',
    updated: 'You have successfully updated category',
    deleted: 'You have successfully deleted category',
  },
} satisfies Words<typeof declared>;
