import type { shopAttributes as declared } from '../../../../contract/shop/attributes.ts';
import type { Words } from '../../shape/words.ts';

export const shopAttributes = {
  name: 'Χαρακτηριστικό προϊόντων |||| Χαρακτηριστικά προϊόντων',
  tab: 'Χαρακτηριστικά',
  fields: {
    attribute_id: 'ID',
    name: 'Όνομα',
    description: 'Περιγραφή',
    options_count: 'Επιλογές',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Σε τι διαφέρουν οι παραλλαγές ενός προϊόντος, όπως το χρώμα ή το μέγεθος. Προσθέστε ένα και μετά τις επιλογές του.',
    created: 'Το χαρακτηριστικό δημιουργήθηκε',
    updated: 'Το χαρακτηριστικό ενημερώθηκε',
    deleted: 'Το χαρακτηριστικό διαγράφηκε',
  },
} satisfies Words<typeof declared>;
