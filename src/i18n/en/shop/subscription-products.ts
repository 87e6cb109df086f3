import type {
  productActions as actions,
  subscriptionProducts as declared,
} from '../../../../contract/shop/subscription-products.ts';
import type { Words } from '../../shape/words.ts';

export const subscriptionProducts = {
  name: 'Product for sale |||| Products for sale',
  tab: 'Products',
  fields: {
    subscription_product_id: 'ID',
    subscription_product_type_id: 'Type',
    credit_option_id: 'Credits for',
    valid_months: 'Credits are good for (months)',
    name: 'Name',
    description: 'Description',
    image_url: 'Image',
    deleted: 'Deleted',
    visibility: 'On sale',
    store_ids: 'Buyers',
    stores: 'Buyers by name',
    variant_ids: 'Variants',
    variants: 'Variants',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty:
      'What others can buy from you, such as a device or a service. Add the first product, then its variants with price and stock.',
    created: 'You have successfully created product',
    updated: 'You have successfully updated product',
    actions: {
      hide: { title: 'Take off sale', done: 'Off sale' },
      show: { title: 'Put on sale', done: 'On sale' },
      remove: {
        title: 'Delete',
        question: 'Delete %{name}?',
        text: 'It leaves this list and the shop for good, with its variants. Orders of it stay, and so does what was bought.',
        done: 'You have successfully deleted product',
      },
    },
    help: {
      store_ids: 'Empty means everyone you sell to.',
      valid_months: 'Empty means that they never expire.',
      visibility: 'A product that is off stays here and is not shown in the shop.',
    },
    sections: {
      what: {
        title: 'The product',
        hint: 'What buyers see in the shop.',
      },
      who: {
        title: 'Who sees it',
        hint: 'Whether it is on sale, and for whom.',
      },
    },
  },
} satisfies Words<typeof declared, typeof actions>;
