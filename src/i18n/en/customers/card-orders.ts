import type { cardOrders as declared } from '../../../../contract/customers/card-orders.ts';
import type { Words } from '../../shape/words.ts';

export const cardOrders = {
  name: 'Order of cards |||| Orders of cards',
  tab: 'Loyalty cards',
  fields: {
    loyalty_card_order_id: 'ID',
    volume: 'Number of cards',
    card_type: 'Printed as',
    generated: 'Made',
    generation: 'State',
    given: 'Given',
    created_at: 'Ordered',
  },
  texts: {
    empty: 'Order cards, have them printed and give them to your customers.',
    created: 'You have successfully created order',
    deleted: 'You have successfully deleted order',
    choices: {
      qr: 'QR code',
      barcode: 'Barcode',
      queued: 'Waiting',
      running: 'Being made',
      done: 'Ready',
      failed: 'Failed',
    },
  },
} satisfies Words<typeof declared>;
