import type { products as declared } from '../../../../contract/catalogue/products.ts';
import type { Words } from '../../shape/words.ts';

export const products = {
  name: 'Product |||| Products',
  fields: {
    product_id: 'ID',
    name: 'Name',
    description: 'Description',
    product_category_id: 'Category',
    group_product: 'Product group',
    sku_number: 'SKU',
    retail_price: 'Retail price',
    wholesale_price: 'Wholesale price',
    maximum_price_per_transaction: 'Maximum price per transaction',
    availability_days: 'Availability days',
    published: 'Published',
    image: 'Image',
    parent_product_id: 'Company product',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Add the products that are sold: price, points, days and a picture.',
    created: 'You have successfully created product',
    updated: 'You have successfully updated product',
    deleted: 'You have successfully deleted product',
    chosen: {
      actions: 'Actions',
      publish: 'Publish',
      unpublish: 'Unpublish',
      price: 'Price',
      tag: 'Tag',
      category: 'Category',
      title: {
        publish: 'Publish one product |||| Publish %{count} products',
        unpublish: 'Unpublish one product |||| Unpublish %{count} products',
        price: 'Price of one product |||| Price of %{count} products',
        tag: 'Tag of one product |||| Tag of %{count} products',
        category: 'Category of one product |||| Category of %{count} products',
      },
      apply: 'Apply',
      inStores: 'In the stores that sell them, too',
      inStoresHint: 'Otherwise each store keeps what it has chosen.',
      priceHint: 'Stores follow, except those with a price of their own.',
      none: 'None',
      done: 'One product was changed |||| %{count} products were changed',
      refused:
        'No product was changed, because of this one: |||| No product was changed, because of these:',
    },
    sections: {
      basics: {
        title: 'The product',
        hint: 'What it is called, how it looks and where it belongs.',
      },
      price: {
        title: 'Price',
        hint: 'What a customer pays for it at the till.',
      },
      selling: {
        title: 'Availability',
        hint: 'On which days it is sold, and whether customers see it.',
      },
    },
    choices: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    short: {
      monday: 'Mon',
      tuesday: 'Tue',
      wednesday: 'Wed',
      thursday: 'Thu',
      friday: 'Fri',
      saturday: 'Sat',
      sunday: 'Sun',
    },
  },
} satisfies Words<typeof declared>;
