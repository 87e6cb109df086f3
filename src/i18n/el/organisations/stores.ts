import type { stores as declared } from '../../../../contract/organisations/stores.ts';
import type { Words } from '../../shape/words.ts';

export const stores = {
  name: 'Κατάστημα |||| Καταστήματα',
  fields: {
    store_id: 'ID',
    name: 'Επωνυμία',
    app_name: 'Όνομα στην εφαρμογή',
    store_code: 'Κωδικός καταστήματος',
    store_company_network_region_id: 'Περιοχή δικτύου',
    store_subscription_plan_id: 'Πακέτο συνδρομής',
    email: 'Email',
    primary_phone: 'Τηλέφωνο',
    secondary_phone: 'Δεύτερο τηλέφωνο',
    vat_number: 'ΑΦΜ',
    country_id: 'Χώρα',
    address: 'Διεύθυνση',
    zip: 'Ταχυδρομικός κώδικας',
    manually_address: 'Χειροκίνητη εισαγωγή διεύθυνσης',
    lat: 'Γεωγραφικό πλάτος',
    lon: 'Γεωγραφικό μήκος',
    show_on_map: 'Εμφάνιση στον χάρτη',
    online_payment_processing: 'Online πληρωμές',
    pos_points_delivery: 'Απόδοση πόντων στο ταμείο',
    loyalty_program_id: 'Πρόγραμμα επιβράβευσης',
    coordinates: 'Συντεταγμένες',
    statistics: 'Με μια ματιά',
    unpaid_billing: 'Απλήρωτη συνδρομή',
    public_api_token: 'Δημόσιο κλειδί API',
    parent_id: 'Εταιρεία',
    active_subscription: 'Ενεργή συνδρομή',
    cancelled_subscription: 'Ακυρωμένη συνδρομή',
    expiration_date_subscription: 'Λήξη συνδρομής',
    registration_date: 'Ημερομηνία εγγραφής',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Προσθέστε το πρώτο κατάστημα της εταιρείας και ορίστε ποιος το διευθύνει.',
    created: 'Το κατάστημα δημιουργήθηκε',
    updated: 'Το κατάστημα ενημερώθηκε',
    deleted: 'Το κατάστημα διαγράφηκε',
    sections: {
      basics: {
        title: 'Το κατάστημα',
        hint: 'Πώς λέγεται και σε ποια περιοχή και πρόγραμμα ανήκει.',
      },
      contact: {
        title: 'Επικοινωνία',
        hint: 'Πώς το βρίσκουν οι πελάτες και εσείς.',
      },
      place: {
        title: 'Τοποθεσία',
        hint: 'Η διεύθυνσή του και η θέση του στον χάρτη.',
      },
      manager: {
        title: 'Υπεύθυνος',
        hint: 'Ποιος συνδέεται και το διευθύνει.',
      },
    },
  },
} satisfies Words<typeof declared>;
