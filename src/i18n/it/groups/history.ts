import type { PostingKind } from '../../../../contract/transactions/posting-kinds.ts';
import { debts } from '../debts/debts.ts';

/** Points by day and by month. */
export const words = {
  debts,
  history: {
    chart: 'I punti nel tempo',
    day: 'Giorno',
    month: 'Mese',
    year: 'Anno',
    total: 'Totale',
    columns: {
      receipts: 'Scontrini',
      amount: 'Importo',
      issued: 'Assegnati',
      taken_back: 'Stornati',
      redeemed: 'Riscattati qui',
      redeemed_of_others: 'Di questi, di altri negozi',
      redeemed_elsewhere: 'Riscattati altrove',
      expired: 'Scaduti',
      adjusted: 'Rettificati',
      to_partners: 'Verso partner',
      from_partners: 'Da partner',
    },
    open: 'Le registrazioni: %{name}',
    postings: 'Registrazioni, %{period}',
    nothing: 'Non è stato registrato nulla.',
    posting: { time: 'Ora', kind: 'Che cosa', customer: 'Cliente', points: 'Punti' },
    kinds: {
      receipt: 'Scontrino',
      return: 'Reso',
      expiry: 'Scadenza',
      initial: 'Saldo iniziale',
      adjustment: 'Rettifica',
      redemption: 'Riscatto',
      merge: 'Unione',
      hold: 'Bloccati per un premio',
      release: 'Restituiti da un premio',
      synergy_out: 'Trasferiti a un partner',
      synergy_in: 'Trasferiti da un partner',
      campaign: 'Campagna',
      carried: 'Dall’arrotondamento',
      coupon: 'Da un coupon',
    } satisfies Record<PostingKind, string>,
  },
};
