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
