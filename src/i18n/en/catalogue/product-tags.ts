import type { productTags as declared } from '../../../../contract/catalogue/product-tags.ts';
import type { Words } from '../../shape/words.ts';

export const productTags = {
  name: 'Tag |||| Tags',
  fields: {
    product_tag_id: 'Number',
    name: 'Name',
    code: 'Code',
    products_count: 'Products',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Tags tell products apart, and change many of them together: prices, points, stores.',
    created: 'You have successfully created product tag',
    updated: 'You have successfully updated product tag',
    deleted: 'You have successfully deleted product tag',
  },
} satisfies Words<typeof declared>;
