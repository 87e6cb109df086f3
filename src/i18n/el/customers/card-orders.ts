import type { cardOrders as declared } from '../../../../contract/customers/card-orders.ts';
import type { Words } from '../../shape/words.ts';

export const cardOrders = {
  name: 'Παραγγελία καρτών |||| Παραγγελίες καρτών',
  tab: 'Κάρτες πιστότητας',
  fields: {
    loyalty_card_order_id: 'Κωδικός',
    volume: 'Πλήθος καρτών',
    card_type: 'Εκτύπωση ως',
    generated: 'Δημιουργήθηκαν',
    generation: 'Κατάσταση',
    given: 'Δόθηκαν',
    created_at: 'Παραγγέλθηκε',
  },
  texts: {
    empty: 'Παραγγείλτε κάρτες, τυπώστε τες και δώστε τες στους πελάτες σας.',
    created: 'Η παραγγελία δημιουργήθηκε με επιτυχία',
    deleted: 'Η παραγγελία διαγράφηκε με επιτυχία',
    choices: {
      qr: 'Κωδικός QR',
      barcode: 'Γραμμωτός κώδικας',
      queued: 'Σε αναμονή',
      running: 'Δημιουργούνται',
      done: 'Έτοιμες',
      failed: 'Απέτυχε',
    },
  },
} satisfies Words<typeof declared>;
