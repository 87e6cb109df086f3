import type { Language } from '../../../contract/engine/languages.ts';
import type { BillingWords } from './texts.ts';

/** What is written about something that was bought in the shop. */
export const shopMailKinds = ['shopFailed', 'shopLate', 'rulePaused', 'changeFailed'] as const;
type Texts = Record<
  (typeof shopMailKinds)[number],
  (words: BillingWords) => { subject: string; lines: readonly string[] }
>;

/** An order that came to nothing, and a rule that buys no more by itself. */
export const shopTexts: Record<Language, Texts> = {
  el: {
    shopFailed: (w) => ({
      subject: `${w.seller}: η παραγγελία ακυρώθηκε`,
      lines: [
        `Η κάρτα δεν χρεώθηκε με ${w.amount} για τη χρέωση ${w.number}.`,
        'Η παραγγελία ακυρώθηκε και δεν οφείλετε τίποτα γι’ αυτήν.',
      ],
    }),
    shopLate: (w) => ({
      subject: `${w.seller}: η παραγγελία ακυρώθηκε`,
      lines: [
        `Η χρέωση ${w.number} των ${w.amount} δεν πληρώθηκε και η παραγγελία ακυρώθηκε.`,
        'Δεν οφείλετε τίποτα γι’ αυτήν.',
      ],
    }),
    rulePaused: (w) => ({
      subject: `${w.seller}: η αυτόματη αγορά μονάδων σταμάτησε`,
      lines: [
        `Η χρέωση ${w.number} των ${w.amount} δεν πληρώθηκε και η παραγγελία ακυρώθηκε.`,
        'Δεν αγοράζονται άλλες μονάδες αυτόματα, έως ότου αποθηκεύσετε ξανά τον κανόνα στην Αγορά.',
      ],
    }),
    changeFailed: (w) => ({
      subject: `${w.seller}: το πακέτο δεν άλλαξε`,
      lines: [
        `Η χρέωση ${w.number} των ${w.amount} δεν πληρώθηκε και το πακέτο δεν άλλαξε.`,
        'Ισχύει το πακέτο που έχετε και δεν οφείλετε τίποτα για την αλλαγή.',
      ],
    }),
  },
  en: {
    shopFailed: (w) => ({
      subject: `${w.seller}: the order was cancelled`,
      lines: [
        `The card could not be charged ${w.amount} for billing ${w.number}.`,
        'The order was cancelled, and you owe nothing for it.',
      ],
    }),
    shopLate: (w) => ({
      subject: `${w.seller}: the order was cancelled`,
      lines: [
        `Billing ${w.number} of ${w.amount} was not paid, and the order was cancelled.`,
        'You owe nothing for it.',
      ],
    }),
    rulePaused: (w) => ({
      subject: `${w.seller}: credits are no longer bought automatically`,
      lines: [
        `Billing ${w.number} of ${w.amount} was not paid, and the order was cancelled.`,
        'No more credits are bought automatically until you save the rule in the marketplace again.',
      ],
    }),
    changeFailed: (w) => ({
      subject: `${w.seller}: the plan was not changed`,
      lines: [
        `Billing ${w.number} of ${w.amount} was not paid, and the plan was not changed.`,
        'The plan that you have stays, and you owe nothing for the change.',
      ],
    }),
  },
  it: {
    shopFailed: (w) => ({
      subject: `${w.seller}: l’ordine è stato annullato`,
      lines: [
        `Non è stato possibile addebitare ${w.amount} per l’addebito ${w.number}.`,
        'L’ordine è stato annullato e non devi nulla.',
      ],
    }),
    shopLate: (w) => ({
      subject: `${w.seller}: l’ordine è stato annullato`,
      lines: [
        `L’addebito ${w.number} di ${w.amount} non è stato pagato e l’ordine è stato annullato.`,
        'Non devi nulla.',
      ],
    }),
    rulePaused: (w) => ({
      subject: `${w.seller}: l’acquisto automatico di crediti è sospeso`,
      lines: [
        `L’addebito ${w.number} di ${w.amount} non è stato pagato e l’ordine è stato annullato.`,
        'Non si acquistano altri crediti in automatico finché non salvi di nuovo la regola nel marketplace.',
      ],
    }),
    changeFailed: (w) => ({
      subject: `${w.seller}: il piano non è cambiato`,
      lines: [
        `L’addebito ${w.number} di ${w.amount} non è stato pagato e il piano non è cambiato.`,
        'Resta il piano attuale e per il cambio non devi nulla.',
      ],
    }),
  },
};
