import type { gifts as declared } from '../../../../contract/gifts/gifts.ts';
import type { Words } from '../../shape/words.ts';

export const gifts = {
  name: 'Δώρο |||| Δώρα',
  fields: {
    gift_id: 'ID',
    title: 'Τίτλος',
    description: 'Περιγραφή',
    gift_category_id: 'Κατηγορία',
    gift_type_id: 'Είδος δώρου',
    supplier_store_id: 'Προμηθευτής',
    points: 'Πόντοι',
    store_point_title_id: 'Από βαθμίδα',
    cost: 'Κόστος',
    cost_type: 'Είδος κόστους',
    printed_catalog_code: 'Κωδικός έντυπου καταλόγου',
    product_code: 'Κωδικός προϊόντος',
    show_on_catalog: 'Στον κατάλογο',
    redeem_stores: 'Καταστήματα εξαργύρωσης',
    redeem_company_ids: 'Εταιρείες εξαργύρωσης',
    loyalty_program_ids: 'Προγράμματα',
    synergies: 'Συνεργασίες',
    image: 'Εικόνα',
    claims_open: 'Ενεργά κουπόνια',
    claims_redeemed: 'Εξαργυρώθηκαν',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    links: { claims: 'Κουπόνια πελατών' },
    empty: 'Προσθέστε ό,τι μπορούν να πάρουν οι πελάτες με τους πόντους τους.',
    created: 'Το δώρο δημιουργήθηκε',
    updated: 'Το δώρο ενημερώθηκε',
    deleted: 'Το δώρο διαγράφηκε',
    sections: {
      basics: {
        title: 'Το δώρο',
        hint: 'Ό,τι βλέπουν οι πελάτες στον κατάλογο.',
      },
      handing: {
        title: 'Παράδοση',
        hint: 'Ποιος το παραδίδει στον πελάτη.',
      },
      points: {
        title: 'Πόντοι και κόστος',
        hint: 'Πόσους πόντους χρειάζεται, από ποια βαθμίδα, και τι κοστίζει σε εσάς.',
      },
      codes: {
        title: 'Κωδικοί',
        hint: 'Όσοι χρειάζονται στον έντυπο κατάλογο και στις παραγγελίες.',
      },
      shown: {
        title: 'Εμφάνιση',
        hint: 'Σε ποια προγράμματα ανήκει και αν φαίνεται στον κατάλογο.',
      },
    },
    choices: {
      fixed: 'Σταθερό ποσό',
      percentage: 'Ποσοστό',
    },
  },
} satisfies Words<typeof declared>;
