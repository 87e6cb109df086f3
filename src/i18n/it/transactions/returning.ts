import type { returning as english } from '../../en/transactions/returning.ts';
import type { Complete } from '../../shape/words.ts';

export const returning: Complete<typeof english> = {
  title: 'Resi',
  none: 'Non è stato reso nulla.',
  soFar: 'Sono stati resi %{returned} su %{amount}.',
  did: {
    moneyBack: 'Sono stati restituiti %{amount} in denaro.',
    taken: 'Sono stati stornati %{points} punti.',
    givenBack: 'Sono stati restituiti %{points} punti usati.',
    expired: 'Di questi, %{points} erano scaduti.',
    owes: 'Il cliente restava in debito di %{points} punti.',
  },
  because: 'Motivo: %{reason}',
  open: 'Reso',
  what: 'Che cosa viene reso',
  modes: { whole: 'Tutto il resto', amount: 'Una parte dell’importo', lines: 'Prodotti' },
  amount: 'Importo rimborsato',
  rest: 'Fino a %{rest}',
  reason: 'Motivo (facoltativo)',
  ofLeft: 'Fino a %{left}',
  preview: {
    title: 'Che cosa accadrà',
    amount: 'Importo reso',
    moneyBack: 'Denaro da restituire',
    taken: 'Punti stornati',
    givenBack: 'Punti usati restituiti',
    expired: 'Di questi, nel frattempo scaduti',
    deficit: 'Punti a debito del cliente',
    balance: 'Nuovo saldo',
    keeps: 'Punti dello scontrino',
  },
  confirm: 'Registra il reso',
  done: 'Il reso è stato registrato',
};
