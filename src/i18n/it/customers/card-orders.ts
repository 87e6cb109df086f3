import type { cardOrders as declared } from '../../../../contract/customers/card-orders.ts';
import type { Words } from '../../shape/words.ts';

export const cardOrders = {
  name: 'Ordine di carte |||| Ordini di carte',
  tab: 'Carte fedeltà',
  fields: {
    loyalty_card_order_id: 'ID',
    volume: 'Numero di carte',
    card_type: 'Stampate con',
    generated: 'Preparate',
    generation: 'Stato',
    given: 'Assegnate',
    created_at: 'Ordinato il',
  },
  texts: {
    empty: 'Ordinate le carte, fatele stampare e datele ai clienti.',
    created: 'Ordine creato correttamente',
    deleted: 'Ordine eliminato correttamente',
    choices: {
      qr: 'Codice QR',
      barcode: 'Codice a barre',
      queued: 'In attesa',
      running: 'In preparazione',
      done: 'Pronte',
      failed: 'Non riuscito',
    },
  },
} satisfies Words<typeof declared>;
