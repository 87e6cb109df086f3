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
    help: {
      group_product: 'The name of the group. It is created in the stores that lack it.',
      reward_points_shared: 'Off: each store sets its own points, which hold for all sales.',
      valid_to: 'Outside these days it gives no points and is not offered at the till.',
    },
    sections: {
      ...products.texts.sections,
      points: {
        title: 'Points',
        hint: 'What a customer earns by buying it.',
      },
      stores: {
        title: 'Stores and programmes',
        hint: 'Where it is sold, and in which programmes it counts.',
      },
    },
    choices: {
      ...products.texts.choices,
      valid: 'Valid',
      upcoming: 'Not yet valid',
      ended: 'Ended',
    },
  },
} satisfies Words<typeof declared>;
