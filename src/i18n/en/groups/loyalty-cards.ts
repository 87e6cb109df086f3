import { resourceWords } from '../../shape/entities.ts';

/** Orders of cards for the programme. */
export const words = {
  cardOrders: {
    made: '%{done} of %{total} cards are made',
    download: 'Download card numbers',
    sheet: 'Save sheets to print',
    delete: {
      title: 'Delete this order?',
      text: 'Its cards are deleted with it, as long as no customer has one of them.',
    },
  },
  resources: resourceWords(import.meta.glob('../customers/*.ts', { eager: true })),
};
