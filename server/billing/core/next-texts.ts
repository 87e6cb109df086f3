import type { Language } from '../../../contract/engine/languages.ts';
import type { BillingWords } from './texts.ts';

interface NextTexts {
  readonly tried: (date: string) => string;
  readonly reminded: (date: string) => string;
  readonly ends: (date: string) => string;
}
const nextTexts: Record<Language, NextTexts> = {
  el: {
    tried: (date) => `Η κάρτα θα χρεωθεί ξανά στις ${date}.`,
    reminded: (date) => `Η επόμενη υπενθύμιση είναι στις ${date}.`,
    ends: (date) => `Αν δεν πληρωθεί έως ${date}, η συνδρομή διακόπτεται.`,
  },
  en: {
    tried: (date) => `The card is tried again on ${date}.`,
    reminded: (date) => `The next reminder is on ${date}.`,
    ends: (date) => `Unless it is paid by ${date}, the subscription ends.`,
  },
  it: {
    tried: (date) => `La carta sarà addebitata di nuovo il ${date}.`,
    reminded: (date) => `Il prossimo promemoria è il ${date}.`,
    ends: (date) => `Se non è pagato entro il ${date}, l’abbonamento si interrompe.`,
  },
};
/** What comes next of a billing that is not paid, and when; nothing where that is not known. */
export const nextLines = (
  language: Language,
  kind: 'tried' | 'reminded',
  { next, isLast }: BillingWords,
) => (next ? [nextTexts[language][isLast ? 'ends' : kind](next)] : []);

/** Where a transfer goes to, and with which code. */
export const transferLines: Record<Language, (words: BillingWords) => string[]> = {
  el: ({ code, iban }) => [
    ...(iban ? [`IBAN: ${iban}`] : []),
    ...(code ? [`Κωδικός πληρωμής: ${code}`] : []),
  ],
  en: ({ code, iban }) => [
    ...(iban ? [`IBAN: ${iban}`] : []),
    ...(code ? [`Payment code: ${code}`] : []),
  ],
  it: ({ code, iban }) => [
    ...(iban ? [`IBAN: ${iban}`] : []),
    ...(code ? [`Codice di pagamento: ${code}`] : []),
  ],
};
