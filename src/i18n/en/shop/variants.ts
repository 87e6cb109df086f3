import type { shopVariants as declared } from '../../../../contract/shop/variants.ts';
import type { Words } from '../../shape/words.ts';

export const shopVariants = {
  name: 'Variant |||| Variants',
  fields: {
    subscription_product_variant_id: 'ID',
    name: 'Name',
    description: 'Description',
    subscription_product_id: 'Product',
    sku_number: 'SKU',
    price: 'Price without VAT',
    inventory: 'Stock',
    credits: 'Credits',
    visible: 'Shown',
    attribute_option_ids: 'Options',
    attributes: 'Options by name',
    sold_count: 'Sold',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty:
      'A variant is what is bought of a product, with its price and stock. The page of a product makes all of them at once.',
    created: 'You have successfully created variant',
    updated: 'You have successfully updated variant',
    deleted: 'You have successfully deleted variant',
    help: {
      inventory: 'Empty means unlimited, 0 means sold out.',
      credits: 'How many one piece gives; only for a product of credits.',
      attribute_option_ids: 'At most one of each attribute.',
      subscription_product_id: 'A variant of no product is not sold.',
    },
    unlimited: 'Unlimited',
    soldOut: 'Sold out',
  },
} satisfies Words<typeof declared>;
