import type { attributeDefinitions as declared } from '../../../../contract/customers/attribute-definitions.ts';
import type { Words } from '../../shape/words.ts';

export const attributeDefinitions = {
  name: 'Attribute |||| Attributes',
  fields: {
    user_account_attribute_definition_id: 'ID',
    name: 'Name',
    type: 'Type',
    used: 'In use',
    values: 'Values to choose from',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Add what you want to know of your customers beside their name and mobile.',
    created: 'You have successfully created attribute',
    updated: 'You have successfully updated attribute',
    deleted: 'You have successfully deleted attribute',
    choices: {
      text: 'Text',
      number: 'Number',
      day: 'Date',
      flag: 'Yes or no',
      choice: 'One of several',
    },
  },
} satisfies Words<typeof declared>;
