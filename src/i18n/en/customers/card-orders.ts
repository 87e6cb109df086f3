import type { cardOrders as declared } from '../../../../contract/customers/card-orders.ts';
import type { Words } from '../../shape/words.ts';

export const cardOrders = {
  name: 'Card order |||| Card orders',
  tab: 'Loyalty cards',
  fields: {
    loyalty_card_order_id: 'ID',
    volume: 'Number of cards',
    card_type: 'Code type',
    generated: 'Generated',
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
      running: 'Generating',
      done: 'Ready',
      failed: 'Failed',
    },
  },
} satisfies Words<typeof declared>;
