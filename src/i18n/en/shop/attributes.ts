import type { shopAttributes as declared } from '../../../../contract/shop/attributes.ts';
import type { Words } from '../../shape/words.ts';

export const shopAttributes = {
  name: 'Product attribute |||| Product attributes',
  tab: 'Attributes',
  fields: {
    attribute_id: 'ID',
    name: 'Name',
    description: 'Description',
    options_count: 'Options',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty:
      'What the variants of a product differ in, such as colour or size. Add one, then its options.',
    created: 'You have successfully created attribute',
    updated: 'You have successfully updated attribute',
    deleted: 'You have successfully deleted attribute',
  },
} satisfies Words<typeof declared>;
