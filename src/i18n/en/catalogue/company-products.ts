import type { companyProducts as declared } from '../../../../contract/catalogue/company-products.ts';
import type { Words } from '../../shape/words.ts';
import { products } from './products.ts';

// In a store it has a category and the company's product; the rest of it is called the same.
const { product_category_id: _category, parent_product_id: _parent, ...fields } = products.fields;

export const companyProducts = {
  name: products.name,
  fields: {
    ...fields,
    product_tag_id: 'Tag',
    reward_points: 'Points',
    reward_type_id: 'How points are awarded',
    reward_points_shared: 'Same points in all stores',
    reward_points_shared_options: 'For which sales',
    valid_from: 'Valid from',
    valid_to: 'Valid to',
    validity: 'Validity',
    store_ids: 'Stores',
    stores: 'Names of the stores',
    loyalty_program_ids: 'Loyalty programmes',
    update_store_products: 'Update the stores',
  },
  texts: {
    ...products.texts,
    choices: {
      ...products.texts.choices,
      valid: 'Valid',
      upcoming: 'Not yet valid',
      ended: 'Ended',
    },
  },
} satisfies Words<typeof declared>;
