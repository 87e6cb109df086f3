import type { productTags as declared } from '../../../../contract/catalogue/product-tags.ts';
import type { Words } from '../../shape/words.ts';

export const productTags = {
  name: 'Ετικέτα |||| Ετικέτες',
  fields: {
    product_tag_id: 'Αριθμός',
    name: 'Όνομα',
    code: 'Κωδικός',
    products_count: 'Προϊόντα',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Με ετικέτες ξεχωρίζετε τα προϊόντα και αλλάζετε πολλά μαζί: τιμές, πόντους, καταστήματα.',
    created: 'Η ετικέτα δημιουργήθηκε',
    updated: 'Η ετικέτα ενημερώθηκε',
    deleted: 'Η ετικέτα διαγράφηκε',
  },
} satisfies Words<typeof declared>;
