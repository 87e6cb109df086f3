import type { cardOrders as declared } from '../../../../contract/customers/card-orders.ts';
import type { Words } from '../../shape/words.ts';

export const cardOrders = {
  name: 'Παραγγελία καρτών |||| Παραγγελίες καρτών',
  tab: 'Κάρτες επιβράβευσης',
  fields: {
    loyalty_card_order_id: 'ID',
    volume: 'Πλήθος καρτών',
    card_type: 'Τύπος κωδικού',
    generated: 'Δημιουργήθηκαν',
    generation: 'Κατάσταση',
    given: 'Δόθηκαν',
    created_at: 'Παραγγέλθηκε',
  },
  texts: {
    empty: 'Παραγγείλτε κάρτες, τυπώστε τες και δώστε τες στους πελάτες σας.',
    created: 'Η παραγγελία δημιουργήθηκε',
    deleted: 'Η παραγγελία διαγράφηκε',
    choices: {
      qr: 'Κωδικός QR',
      barcode: 'Barcode',
      queued: 'Σε αναμονή',
      running: 'Δημιουργούνται',
      done: 'Έτοιμες',
      failed: 'Απέτυχε',
    },
  },
} satisfies Words<typeof declared>;
