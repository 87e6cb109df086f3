import type { shopAttributeOptions as declared } from '../../../../contract/shop/attribute-options.ts';
import type { Words } from '../../shape/words.ts';

export const shopAttributeOptions = {
  name: 'Επιλογή χαρακτηριστικού |||| Επιλογές χαρακτηριστικών',
  tab: 'Επιλογές',
  fields: {
    attribute_option_id: 'ID',
    attribute_id: 'Χαρακτηριστικό',
    option: 'Επιλογή',
    variants_count: 'Παραλλαγές',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Τι μπορεί να είναι ένα χαρακτηριστικό: κόκκινο ή μπλε, μικρό ή μεγάλο. Προσθέστε τις επιλογές που έχουν οι παραλλαγές σας.',
    created: 'Η επιλογή δημιουργήθηκε',
    updated: 'Η επιλογή ενημερώθηκε',
    deleted: 'Η επιλογή διαγράφηκε',
  },
} satisfies Words<typeof declared>;
