import type { DebtKind } from '../../contract/debts/states.ts';
import type { Language } from '../../contract/engine/languages.ts';

interface Words {
  readonly title: string;
  readonly draft: string;
  readonly number: string;
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
  readonly lines: Readonly<Record<DebtKind, string>>;
}

/** What a statement of a store says. */
export const statementWords: Readonly<Record<Language, Words>> = {
  el: {
    title: 'Εκκαθάριση πόντων',
    draft: 'Πρόχειρη: ο μήνας δεν έχει κλείσει',
    number: 'Αριθμός',
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
      honoured: 'Πόντοι που εξαργυρώθηκαν',
      correction: 'Διόρθωση προηγούμενου μήνα',
    },
  },
  en: {
    title: 'Statement of points',
    draft: 'Draft: the month is not closed',
    number: 'Number',
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
      honoured: 'Points redeemed',
      correction: 'Correction of an earlier month',
    },
  },
  it: {
    title: 'Rendiconto punti',
    draft: 'Bozza: il mese non è chiuso',
    number: 'Numero',
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
      honoured: 'Punti riscattati',
      correction: 'Correzione di un mese precedente',
    },
  },
};
