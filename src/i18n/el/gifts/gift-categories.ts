import type { giftCategories as declared } from '../../../../contract/gifts/gift-categories.ts';
import type { Words } from '../../shape/words.ts';

export const giftCategories = {
  name: 'Κατηγορία δώρων |||| Κατηγορίες δώρων',
  tab: 'Κατηγορίες',
  fields: {
    gift_category_id: 'ID',
    name: 'Όνομα',
    bg_color: 'Χρώμα φόντου',
    text_color: 'Χρώμα κειμένου',
    image: 'Εικόνα',
    gifts_count: 'Δώρα',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Οι κατηγορίες χωρίζουν τον κατάλογο δώρων, με δικά τους χρώματα και εικόνα.',
    created: 'Η κατηγορία δημιουργήθηκε',
    updated: 'Η κατηγορία ενημερώθηκε',
    deleted: 'Η κατηγορία διαγράφηκε',
  },
} satisfies Words<typeof declared>;
