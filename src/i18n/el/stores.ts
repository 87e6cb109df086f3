import type { stores as declared } from '../../../contract/stores.ts';
import type { Words } from '../words.ts';

export const stores = {
  name: 'Κατάστημα |||| Καταστήματα',
  fields: {
    store_id: 'Κωδικός',
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
    manually_address: 'Η διεύθυνση γράφτηκε με το χέρι',
    lat: 'Γεωγραφικό πλάτος',
    lon: 'Γεωγραφικό μήκος',
    show_on_map: 'Εμφάνιση στον χάρτη',
    online_payment_processing: 'Ηλεκτρονικές πληρωμές',
    pos_points_delivery: 'Απόδοση πόντων στο ταμείο',
    parent_id: 'Εταιρεία',
    active_subscription: 'Ενεργή συνδρομή',
    cancelled_subscription: 'Ακυρωμένη συνδρομή',
    expiration_date_subscription: 'Λήξη συνδρομής',
    registration_date: 'Ημερομηνία εγγραφής',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Προσθέστε το πρώτο κατάστημα της εταιρείας και ορίστε ποιος το διευθύνει.',
    created: 'Το κατάστημα δημιουργήθηκε με επιτυχία',
    updated: 'Το κατάστημα ενημερώθηκε με επιτυχία',
    deleted: 'Το κατάστημα διαγράφηκε με επιτυχία',
  },
} satisfies Words<typeof declared>;
