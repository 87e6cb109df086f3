import type { Language } from '../../contract/engine/languages.ts';

interface Words {
  readonly title: string;
  readonly draft: string;
  readonly number: string;
  readonly date: string;
  readonly month: string;
  readonly store: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly what: string;
  readonly amount: string;
  readonly net: string;
  readonly vat: string;
  readonly toPay: string;
  readonly toGet: string;
  readonly noLines: string;
  readonly points: string;
  /** By what a line is for; points redeemed by whether the store is paid for them or pays. */
  readonly lines: Readonly<
    Record<'given' | 'redeemedHere' | 'redeemedElsewhere' | 'correction', string>
  >;
}

/** What a statement of a store says. */
export const statementWords: Readonly<Record<Language, Words>> = {
  el: {
    title: 'Εκκαθάριση πόντων',
    draft: 'Πρόχειρη: ο μήνας δεν έχει κλείσει',
    number: 'Αριθμός',
    date: 'Ημερομηνία',
    month: 'Μήνας',
    store: 'Κατάστημα',
    company: 'Εταιρεία',
    vatNumber: 'ΑΦΜ',
    what: 'Περιγραφή',
    amount: 'Καθαρή αξία',
    net: 'Καθαρή αξία',
    vat: 'ΦΠΑ',
    toPay: 'Οφείλει το κατάστημα',
    toGet: 'Οφείλεται στο κατάστημα',
    noLines: 'Δεν υπάρχει τίποτα για αυτόν τον μήνα.',
    points: 'πόντοι',
    lines: {
      given: 'Πόντοι που δόθηκαν',
      redeemedHere: 'Εξαργυρώθηκαν εδώ πόντοι από',
      redeemedElsewhere: 'Πόντοι του καταστήματος που εξαργύρωσε',
      correction: 'Διόρθωση προηγούμενου μήνα',
    },
  },
  en: {
    title: 'Statement of points',
    draft: 'Draft: the month is not closed',
    number: 'Number',
    date: 'Date',
    month: 'Month',
    store: 'Store',
    company: 'Company',
    vatNumber: 'VAT number',
    what: 'Description',
    amount: 'Net',
    net: 'Net',
    vat: 'VAT',
    toPay: 'The store owes',
    toGet: 'The store is owed',
    noLines: 'There is nothing for this month.',
    points: 'points',
    lines: {
      given: 'Points given',
      redeemedHere: 'Redeemed here, points of',
      redeemedElsewhere: 'Points of this store, redeemed by',
      correction: 'Correction of an earlier month',
    },
  },
  it: {
    title: 'Rendiconto punti',
    draft: 'Bozza: il mese non è chiuso',
    number: 'Numero',
    date: 'Data',
    month: 'Mese',
    store: 'Negozio',
    company: 'Azienda',
    vatNumber: 'Partita IVA',
    what: 'Descrizione',
    amount: 'Imponibile',
    net: 'Imponibile',
    vat: 'IVA',
    toPay: 'Il negozio deve',
    toGet: 'Al negozio spetta',
    noLines: 'Non c’è nulla per questo mese.',
    points: 'punti',
    lines: {
      given: 'Punti assegnati',
      redeemedHere: 'Riscattati qui, punti di',
      redeemedElsewhere: 'Punti di questo negozio, riscattati da',
      correction: 'Correzione di un mese precedente',
    },
  },
};
