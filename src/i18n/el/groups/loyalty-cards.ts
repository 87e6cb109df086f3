import { resourceWords } from '../../shape/entities.ts';

/** Orders of cards for the programme. */
export const words = {
  cardOrders: {
    made: 'Δημιουργήθηκαν %{done} από %{total} κάρτες',
    download: 'Λήψη αριθμών καρτών',
    sheet: 'Λήψη φύλλων εκτύπωσης',
    delete: {
      title: 'Διαγραφή αυτής της παραγγελίας;',
      text: 'Μαζί της διαγράφονται και οι κάρτες της, εφόσον δεν έχει δοθεί καμία σε πελάτη.',
    },
  },
  resources: resourceWords(import.meta.glob('../customers/*.ts', { eager: true })),
};
