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
    chosen: {
      actions: 'Ενέργειες',
      publish: 'Δημοσίευση',
      unpublish: 'Κατάργηση δημοσίευσης',
      price: 'Τιμή',
      tag: 'Ετικέτα',
      category: 'Κατηγορία',
      title: {
        publish: 'Δημοσίευση ενός προϊόντος |||| Δημοσίευση %{count} προϊόντων',
        unpublish:
          'Κατάργηση δημοσίευσης ενός προϊόντος |||| Κατάργηση δημοσίευσης %{count} προϊόντων',
        price: 'Τιμή ενός προϊόντος |||| Τιμή %{count} προϊόντων',
        tag: 'Ετικέτα ενός προϊόντος |||| Ετικέτα %{count} προϊόντων',
        category: 'Κατηγορία ενός προϊόντος |||| Κατηγορία %{count} προϊόντων',
      },
      apply: 'Εφαρμογή',
      inStores: 'Και στα καταστήματα που τα πουλούν',
      inStoresHint: 'Αλλιώς κάθε κατάστημα κρατά ό,τι έχει επιλέξει.',
      priceHint: 'Τα καταστήματα ακολουθούν, εκτός από όσα έχουν δική τους τιμή.',
      none: 'Καμία',
      done: 'Άλλαξε ένα προϊόν |||| Άλλαξαν %{count} προϊόντα',
      refused:
        'Δεν άλλαξε κανένα προϊόν, εξαιτίας του εξής: |||| Δεν άλλαξε κανένα προϊόν, εξαιτίας των εξής:',
    },
    sections: {
      basics: {
        title: 'Το προϊόν',
        hint: 'Πώς λέγεται, πώς φαίνεται και πού ανήκει.',
      },
      price: {
        title: 'Τιμή',
        hint: 'Όσα πληρώνει ο πελάτης στο ταμείο.',
      },
      selling: {
        title: 'Διάθεση',
        hint: 'Ποιες ημέρες πωλείται και αν φαίνεται στους πελάτες.',
      },
    },
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
