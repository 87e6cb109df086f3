import type { giftCategories as declared } from '../../../../contract/gifts/gift-categories.ts';
import type { Words } from '../../shape/words.ts';

export const giftCategories = {
  name: 'Gift category |||| Gift categories',
  tab: 'Categories',
  fields: {
    gift_category_id: 'ID',
    name: 'Name',
    bg_color: 'Background colour',
    text_color: 'Text colour',
    image: 'Image',
    gifts_count: 'Gifts',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Categories group the gifts in the catalogue; each has its own colours and picture.',
    created: 'You have successfully created category',
    updated: 'You have successfully updated category',
    deleted: 'You have successfully deleted category',
  },
} satisfies Words<typeof declared>;
