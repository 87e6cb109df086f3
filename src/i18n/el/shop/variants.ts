import type { shopVariants as declared } from '../../../../contract/shop/variants.ts';
import type { Words } from '../../shape/words.ts';

export const shopVariants = {
  name: 'Παραλλαγή |||| Παραλλαγές',
  fields: {
    subscription_product_variant_id: 'ID',
    name: 'Όνομα',
    description: 'Περιγραφή',
    subscription_product_id: 'Προϊόν',
    sku_number: 'SKU',
    price: 'Τιμή χωρίς ΦΠΑ',
    inventory: 'Απόθεμα',
    credits: 'Μονάδες',
    visible: 'Εμφανίζεται',
    attribute_option_ids: 'Επιλογές',
    attributes: 'Επιλογές ονομαστικά',
    sold_count: 'Πωλήσεις',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Παραλλαγή είναι ό,τι αγοράζει κανείς από ένα προϊόν, με τιμή και απόθεμα. Στη σελίδα του προϊόντος φτιάχνονται όλες μαζί.',
    created: 'Η παραλλαγή δημιουργήθηκε',
    updated: 'Η παραλλαγή ενημερώθηκε',
    deleted: 'Η παραλλαγή διαγράφηκε',
    help: {
      inventory: 'Κενό σημαίνει απεριόριστο, 0 σημαίνει εξαντλημένο.',
      credits: 'Πόσες δίνει ένα τεμάχιο· μόνο σε προϊόν με μονάδες.',
      attribute_option_ids: 'Το πολύ μία από κάθε χαρακτηριστικό.',
      subscription_product_id: 'Χωρίς προϊόν η παραλλαγή δεν πωλείται.',
    },
    unlimited: 'Απεριόριστο',
    soldOut: 'Εξαντλήθηκε',
  },
} satisfies Words<typeof declared>;
