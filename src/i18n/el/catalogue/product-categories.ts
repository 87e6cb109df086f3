import type { productCategories as declared } from '../../../../contract/catalogue/product-categories.ts';
import type { Words } from '../../shape/words.ts';

export const productCategories = {
  name: 'Κατηγορία προϊόντων |||| Κατηγορίες προϊόντων',
  tab: 'Κατηγορίες',
  fields: {
    product_category_id: 'ID',
    name: 'Όνομα',
    products_count: 'Προϊόντα',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Οι κατηγορίες οργανώνουν τα προϊόντα του καταστήματος, για παράδειγμα «Καφέδες» ή «Αρτοποιία».',
    created: 'Η κατηγορία δημιουργήθηκε',
    updated: 'Η κατηγορία ενημερώθηκε',
    deleted: 'Η κατηγορία διαγράφηκε',
  },
} satisfies Words<typeof declared>;
