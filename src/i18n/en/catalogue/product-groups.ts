import type { productGroups as declared } from '../../../../contract/catalogue/product-groups.ts';
import type { Words } from '../../shape/words.ts';

export const productGroups = {
  name: 'Product group |||| Product groups',
  tab: 'Groups',
  fields: {
    product_group_id: 'ID',
    name: 'Name',
    description: 'Description',
    products_count: 'Products',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'A group gathers products so that an offer can address them together.',
    created: 'You have successfully created product group',
    updated: 'You have successfully updated product group',
    deleted: 'You have successfully deleted product group',
  },
} satisfies Words<typeof declared>;
