import type { attributeDefinitions as declared } from '../../../../contract/customers/attribute-definitions.ts';
import type { Words } from '../../shape/words.ts';

export const attributeDefinitions = {
  name: 'Χαρακτηριστικό |||| Χαρακτηριστικά',
  fields: {
    user_account_attribute_definition_id: 'ID',
    name: 'Όνομα',
    type: 'Τύπος',
    used: 'Σε χρήση',
    values: 'Τιμές προς επιλογή',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Προσθέστε όσα θέλετε να γνωρίζετε για τους πελάτες σας πέρα από όνομα και κινητό.',
    created: 'Το χαρακτηριστικό δημιουργήθηκε',
    updated: 'Ενημερώσατε με επιτυχία το χαρακτηριστικό',
    deleted: 'Διαγράψατε με επιτυχία το χαρακτηριστικό',
    choices: {
      text: 'Κείμενο',
      number: 'Αριθμός',
      day: 'Ημερομηνία',
      flag: 'Ναι ή όχι',
      choice: 'Επιλογή από λίστα',
    },
  },
} satisfies Words<typeof declared>;
