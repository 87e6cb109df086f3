import type { productGroups as declared } from '../../../../contract/catalogue/product-groups.ts';
import type { Words } from '../../shape/words.ts';

export const productGroups = {
  name: 'Ομάδα προϊόντων |||| Ομάδες προϊόντων',
  tab: 'Ομάδες',
  fields: {
    product_group_id: 'ID',
    name: 'Όνομα',
    description: 'Περιγραφή',
    products_count: 'Προϊόντα',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Μια ομάδα συγκεντρώνει προϊόντα ώστε να μπαίνουν μαζί σε μια προσφορά.',
    created: 'Η ομάδα δημιουργήθηκε',
    updated: 'Η ομάδα ενημερώθηκε',
    deleted: 'Η ομάδα διαγράφηκε',
  },
} satisfies Words<typeof declared>;
