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
    empty: 'Add what you want to know about your customers besides name and mobile.',
    created: 'You have successfully created attribute',
    updated: 'You have successfully updated attribute',
    deleted: 'You have successfully deleted attribute',
    choices: {
      text: 'Text',
      number: 'Number',
      day: 'Date',
      flag: 'Yes or no',
      choice: 'Choice from a list',
    },
  },
} satisfies Words<typeof declared>;
