import type { companyProducts as declared } from '../../../../contract/catalogue/company-products.ts';
import type { Words } from '../../shape/words.ts';
import { products } from './products.ts';

// In a store it has a category and the company's product; the rest of it is called the same.
const { product_category_id: _category, parent_product_id: _parent, ...fields } = products.fields;

export const companyProducts = {
  name: products.name,
  fields: {
    ...fields,
    product_tag_id: 'Ετικέτα',
    reward_points: 'Πόντοι',
    reward_type_id: 'Τρόπος απόδοσης πόντων',
    reward_points_shared: 'Ίδιοι πόντοι σε όλα τα καταστήματα',
    reward_points_shared_options: 'Για ποιες πωλήσεις',
    valid_from: 'Ισχύει από',
    valid_to: 'Ισχύει έως',
    validity: 'Ισχύς',
    store_ids: 'Καταστήματα',
    stores: 'Ονόματα καταστημάτων',
    loyalty_program_ids: 'Προγράμματα επιβράβευσης',
    update_store_products: 'Ενημέρωση καταστημάτων',
  },
  texts: {
    ...products.texts,
    help: {
      group_product: 'Το όνομα της ομάδας. Όπου λείπει από ένα κατάστημα, δημιουργείται.',
      reward_points_shared:
        'Αν είναι ανενεργό, κάθε κατάστημα ορίζει τους δικούς του πόντους για όλες τις πωλήσεις.',
      valid_to: 'Εκτός αυτών των ημερών δεν δίνει πόντους και δεν προτείνεται στο ταμείο.',
    },
    sections: {
      ...products.texts.sections,
      points: {
        title: 'Πόντοι',
        hint: 'Όσοι κερδίζει ο πελάτης όταν το αγοράζει.',
      },
      stores: {
        title: 'Καταστήματα και προγράμματα',
        hint: 'Πού πωλείται και σε ποια προγράμματα μετρά.',
      },
    },
    choices: {
      ...products.texts.choices,
      valid: 'Ισχύει',
      upcoming: 'Δεν ισχύει ακόμη',
      ended: 'Έληξε',
    },
  },
} satisfies Words<typeof declared>;
