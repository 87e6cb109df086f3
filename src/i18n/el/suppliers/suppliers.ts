import type { managedSuppliers as declared } from '../../../../contract/suppliers/company-suppliers.ts';
import type { Words } from '../../shape/words.ts';

export const managedSuppliers = {
  name: 'Προμηθευτής |||| Προμηθευτές',
  fields: {
    store_id: 'ID',
    supplier_name: 'Προμηθευτής',
    supplier_primary_phone: 'Τηλέφωνο',
    supplier_email_1: 'Email',
    supplier_email_2: 'Δεύτερο email',
    supplier_country_id: 'Χώρα',
    user_full_name: 'Ονοματεπώνυμο',
    user_mobile: 'Κινητό',
    user_country_id: 'Χώρα του κινητού',
    user_email_1: 'Email του χρήστη',
    user_email_2: 'Δεύτερο email του χρήστη',
    user_gender: 'Φύλο',
    gifts_count: 'Δώρα',
    open_orders: 'Ανοιχτές παραγγελίες',
    created_at: 'Δημιουργία',
  },
  texts: {
    empty: 'Προσθέστε όποιον στέλνει δώρα στους πελάτες σας.',
    created: 'Ο προμηθευτής δημιουργήθηκε',
    deleted: 'Ο προμηθευτής διαγράφηκε',
    choices: { male: 'Άνδρας', female: 'Γυναίκα', other: 'Άλλο' },
  },
} satisfies Words<typeof declared>;

/** The suppliers of a company, who signs in for them and what they are told. */
export const suppliers = {
  delete: {
    title: 'Διαγραφή του προμηθευτή «%{name}»;',
    text: 'Κανείς δεν θα μπορεί πια να ανοίξει αυτόν τον προμηθευτή. Οι παλιές παραγγελίες και τα τιμολόγια παραμένουν.',
  },
  supplier: {
    title: 'Ο προμηθευτής',
    hint: 'Οι παραγγελίες των δώρων του στέλνονται σε αυτές τις διευθύνσεις.',
  },
  user: {
    title: 'Ποιος συνδέεται',
    hint: 'Ένας νέος χρήστης λαμβάνει SMS και ορίζει κωδικό. Όποιος έχει ήδη λογαριασμό με αυτό το κινητό κρατά το όνομα και τον κωδικό του.',
  },
  notYours: 'Δεν έχετε δικαίωμα να δείτε τους προμηθευτές.',
  message: {
    title: 'Μήνυμα προς προμηθευτές',
    hint: 'Στέλνεται με email στον προμηθευτή όταν παραγγέλνεται δώρο του. Τα {gift}, {store} και {order} γίνονται το δώρο, το κατάστημα και ο αριθμός της παραγγελίας. Χωρίς μήνυμα δεν στέλνεται τίποτα.',
    subject: 'Θέμα',
    content: 'Κείμενο',
    placeholders: {
      gift: 'Προσθήκη δώρου',
      store: 'Προσθήκη καταστήματος',
      order: 'Προσθήκη αριθμού παραγγελίας',
    },
    done: 'Το μήνυμα ειδοποίησης ενημερώθηκε',
  },
};
