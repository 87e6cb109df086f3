import type { shopAttributeOptions as declared } from '../../../../contract/shop/attribute-options.ts';
import type { Words } from '../../shape/words.ts';

export const shopAttributeOptions = {
  name: 'Attribute option |||| Attribute options',
  tab: 'Options',
  fields: {
    attribute_option_id: 'ID',
    attribute_id: 'Attribute',
    option: 'Option',
    variants_count: 'Variants',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty:
      'What an attribute can be: red or blue, small or large. Add the options that your variants have.',
    created: 'You have successfully created option',
    updated: 'You have successfully updated option',
    deleted: 'You have successfully deleted option',
  },
} satisfies Words<typeof declared>;
