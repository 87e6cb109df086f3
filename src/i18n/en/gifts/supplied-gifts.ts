import type { suppliedGifts as declared } from '../../../../contract/gifts/gifts.ts';
import type { Words } from '../../shape/words.ts';

export const suppliedGifts = {
  name: 'Gift |||| Gifts',
  fields: {
    gift_id: 'ID',
    title: 'Title',
    description: 'Description',
    points: 'Points',
    cost: 'Cost',
    printed_catalog_code: 'Printed catalogue code',
    product_code: 'Product code',
    show_on_catalog: 'In the catalogue',
    image: 'Image',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'The gifts you supply appear here once the company adds them to its catalogue.',
  },
} satisfies Words<typeof declared>;
