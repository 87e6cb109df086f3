import type { auditLog as declared } from '../../../../contract/audit/audit.ts';
import type { Words } from '../../shape/words.ts';
import { subjects } from '../names/names.data.ts';

export const auditLog = {
  name: 'Αλλαγή |||| Αλλαγές',
  fields: {
    audit_id: 'ID',
    created_at: 'Πότε',
    user_id: 'Χρήστης',
    user: 'Ποιος',
    action: 'Ενέργεια',
    subject: 'Αντικείμενο',
    subject_id: 'Αριθμός',
    title: 'Ονομασία',
    changed: 'Τι άλλαξε',
    store: 'Κατάστημα',
    user_account_id: 'Πελάτης',
    store_id: 'Στο κατάστημα',
    address: 'Διεύθυνση IP',
    call: 'Κλήση API',
  },
  texts: {
    empty: 'Εδώ θα φαίνεται κάθε αλλαγή σε δικαιώματα, πόντους, τιμές και ρυθμίσεις.',
    choices: {
      ...subjects,
      insert: 'Προσθήκη',
      update: 'Αλλαγή',
      delete: 'Διαγραφή',
      stores: 'Κατάστημα',
      memberships: 'Δικαιώματα χρήστη',
      till_pins: 'PIN ταμία',
      invitations: 'Πρόσκληση χρήστη',
      default_permissions: 'Προεπιλεγμένα δικαιώματα',
      company_settings: 'Ρυθμίσεις εταιρείας',
      store_settings: 'Ρυθμίσεις καταστήματος',
      cash_registers: 'Ταμείο',
      customer_imports: 'Εισαγωγή πελατών',
      loyalty_cards: 'Κάρτα επιβράβευσης',
      postings: 'Πόντοι',
      point_titles: 'Βαθμίδα',
      products: 'Προϊόν',
      company_products: 'Προϊόν καταλόγου',
      product_tags: 'Ετικέτα προϊόντων',
      coupons: 'Κουπόνι',
      attribute_definitions: 'Χαρακτηριστικό πελάτη',
    },
  },
} satisfies Words<typeof declared>;
