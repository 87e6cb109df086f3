import type { storePaymentMethods as declared } from '../../../../contract/billing/payment-methods.ts';
import type { Words } from '../../shape/words.ts';

export const storePaymentMethods = {
  name: 'Τρόπος είσπραξης |||| Τρόποι είσπραξης',
  fields: {
    store_payment_method_id: 'ID',
    system_payment_method_id: 'Είδος',
    name: 'Πώς το βλέπουν όσοι πληρώνουν',
    category: 'Πότε έρχονται τα χρήματα',
    credentials: 'Στοιχεία',
    selected: 'Σε πακέτο',
    is_test: 'Δοκιμή',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Δεν υπάρχει ακόμη τρόπος είσπραξης. Οι συνδρομητές δεν μπορούν να πληρώσουν.',
    created: 'Ο τρόπος είσπραξης δημιουργήθηκε με επιτυχία',
    updated: 'Ο τρόπος είσπραξης ενημερώθηκε με επιτυχία',
    deleted: 'Ο τρόπος είσπραξης διαγράφηκε με επιτυχία',
    deleting: 'Δεν θα μπορεί πλέον να επιλεγεί. Όσο κάποιος πληρώνει έτσι, μένει.',
    help: {
      system_payment_method_id:
        'Κάρτα χωρίς κλειδιά περνά από τον δοκιμαστικό πάροχο: δεν γίνεται πραγματική χρέωση.',
    },
    stays: 'Τελειώνει σε %{last}. Αφήστε το κενό για να μείνει ως έχει.',
    credentials: {
      public_key: 'Δημόσιο κλειδί (pk_…)',
      secret_key: 'Μυστικό κλειδί (sk_…)',
      webhook_secret: 'Μυστικό του webhook (whsec_…)',
      iban: 'Αριθμός IBAN',
      beneficiary: 'Δικαιούχος',
      bank: 'Τράπεζα',
      where: 'Πού πληρώνεται ο κωδικός',
    },
    notices: {
      isTest:
        'Περνά από τον δοκιμαστικό πάροχο: δεν γίνεται πραγματική χρέωση. Προσθέστε κλειδιά για να πληρώνεστε.',
    },
    parts: { settings: 'Ρυθμίσεις' },
  },
} satisfies Words<typeof declared>;
