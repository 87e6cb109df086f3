import type { cardOrders as declared } from '../../../../contract/customers/card-orders.ts';
import type { Words } from '../../shape/words.ts';

export const cardOrders = {
  name: 'Ordine di carte |||| Ordini di carte',
  tab: 'Carte fedeltà',
  fields: {
    loyalty_card_order_id: 'ID',
    volume: 'Numero di carte',
    card_type: 'Tipo di codice',
    generated: 'Preparate',
    generation: 'Stato',
    given: 'Assegnate',
    created_at: 'Ordinato il',
  },
  texts: {
    empty: 'Ordina le carte, falle stampare e consegnale ai clienti.',
    created: 'Ordine creato',
    deleted: 'Ordine eliminato',
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
