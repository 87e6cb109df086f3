import type { products as declared } from '../../../../contract/catalogue/products.ts';
import type { Words } from '../../shape/words.ts';

export const products = {
  name: 'Προϊόν |||| Προϊόντα',
  fields: {
    product_id: 'ID',
    name: 'Όνομα',
    description: 'Περιγραφή',
    product_category_id: 'Κατηγορία',
    group_product: 'Ομάδα προϊόντων',
    sku_number: 'SKU',
    retail_price: 'Λιανική τιμή',
    wholesale_price: 'Χονδρική τιμή',
    maximum_price_per_transaction: 'Μέγιστη τιμή ανά συναλλαγή',
    availability_days: 'Ημέρες διάθεσης',
    published: 'Δημοσιευμένο',
    image: 'Εικόνα',
    parent_product_id: 'Προϊόν εταιρείας',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Προσθέστε τα προϊόντα που πουλάτε, με τιμή, πόντους, ημέρες διάθεσης και φωτογραφία.',
    created: 'Το προϊόν δημιουργήθηκε',
    updated: 'Το προϊόν ενημερώθηκε',
    deleted: 'Το προϊόν διαγράφηκε',
    choices: {
      monday: 'Δευτέρα',
      tuesday: 'Τρίτη',
      wednesday: 'Τετάρτη',
      thursday: 'Πέμπτη',
      friday: 'Παρασκευή',
      saturday: 'Σάββατο',
      sunday: 'Κυριακή',
    },
    short: {
      monday: 'Δευ',
      tuesday: 'Τρί',
      wednesday: 'Τετ',
      thursday: 'Πέμ',
      friday: 'Παρ',
      saturday: 'Σάβ',
      sunday: 'Κυρ',
    },
  },
} satisfies Words<typeof declared>;
