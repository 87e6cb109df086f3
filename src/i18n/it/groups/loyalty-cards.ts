import { resourceWords } from '../../shape/entities.ts';

/** Orders of cards for the programme. */
export const words = {
  cardOrders: {
    made: '%{done} carte preparate su %{total}',
    download: 'Scarica i numeri delle carte',
    sheet: 'Scarica i fogli da stampare',
    delete: {
      title: 'Eliminare questo ordine?',
      text: 'Con l’ordine si eliminano le sue carte, finché nessun cliente ne possiede una.',
    },
  },
  resources: resourceWords(import.meta.glob('../customers/*.ts', { eager: true })),
};
