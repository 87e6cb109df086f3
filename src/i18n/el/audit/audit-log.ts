import type { auditLog as declared } from '../../../../contract/audit/audit.ts';
import type { Words } from '../../shape/words.ts';
import { subjects } from '../names/names.data.ts';

export const auditLog = {
  name: 'Αλλαγή |||| Αλλαγές',
  fields: {
    audit_id: 'Κωδικός',
    created_at: 'Πότε',
    user_id: 'Χρήστης',
    user: 'Ποιος',
    action: 'Ενέργεια',
    subject: 'Σε τι',
    subject_id: 'Αριθμός',
    title: 'Ονομασία',
    changed: 'Τι άλλαξε',
    store: 'Κατάστημα',
    user_account_id: 'Πελάτης',
    store_id: 'Στο κατάστημα',
    address: 'Από διεύθυνση',
    call: 'Μέσω',
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
      invitations: 'Πρόσκληση χρήστη',
      default_permissions: 'Προεπιλεγμένα δικαιώματα',
      company_settings: 'Ρυθμίσεις εταιρείας',
      store_settings: 'Ρυθμίσεις καταστήματος',
      cash_registers: 'Ταμείο',
      customer_imports: 'Εισαγωγή πελατών',
      loyalty_cards: 'Κάρτα πιστότητας',
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
