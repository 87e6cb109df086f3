import { type Language, locales } from '../../../contract/engine/languages.ts';
import { nextLines, transferLines } from './next-texts.ts';
import { shopMailKinds, shopTexts } from './shop-texts.ts';

/** What a mail about a billing names. */
export interface BillingWords {
  readonly seller: string;
  readonly number?: number | undefined;
  readonly amount?: string | undefined;
  /** The number of a credit note. */
  readonly note?: number | undefined;
  readonly code?: string | undefined;
  readonly iban?: string | undefined;
  /** When it is tried or reminded of again, and whether the subscription ends then. */
  readonly next?: string | undefined;
  readonly isLast?: boolean | undefined;
  readonly plan?: string | undefined;
  readonly date?: string | undefined;
  readonly url: string;
}

export const mailKinds = [
  'due',
  'reminder',
  'lastReminder',
  'suspended',
  'failed',
  'authenticate',
  'paid',
  'refunded',
  'paymentCode',
  'priceChange',
  'confirm',
  ...shopMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

type Text = (words: BillingWords) => { subject: string; lines: readonly string[] };

const el: Record<MailKind, Text> = {
  ...shopTexts.el,
  due: (w) => ({
    subject: `${w.seller}: χρέωση ${w.number}, ${w.amount}`,
    lines: [`Η χρέωση ${w.number} των ${w.amount} είναι πληρωτέα έως ${w.date}.`],
  }),
  reminder: (w) => ({
    subject: `${w.seller}: υπενθύμιση για τη χρέωση ${w.number}`,
    lines: [
      `Η χρέωση ${w.number} των ${w.amount} δεν έχει πληρωθεί ακόμη.`,
      ...nextLines('el', 'reminded', w),
    ],
  }),
  lastReminder: (w) => ({
    subject: `${w.seller}: τελευταία υπενθύμιση για τη χρέωση ${w.number}`,
    lines: [
      `Η χρέωση ${w.number} των ${w.amount} δεν έχει πληρωθεί.`,
      ...nextLines('el', 'reminded', { ...w, isLast: true }),
    ],
  }),
  suspended: (w) => ({
    subject: `${w.seller}: η συνδρομή διακόπηκε`,
    lines: [
      `Η χρέωση ${w.number} των ${w.amount} δεν πληρώθηκε και η συνδρομή είναι ανενεργή.`,
      'Μόλις πληρωθεί, όλα λειτουργούν ξανά.',
    ],
  }),
  failed: (w) => ({
    subject: `${w.seller}: η κάρτα δεν χρεώθηκε`,
    lines: [
      `Η κάρτα δεν χρεώθηκε με ${w.amount} για τη χρέωση ${w.number}.`,
      ...nextLines('el', 'tried', w),
    ],
  }),
  authenticate: (w) => ({
    subject: `${w.seller}: η τράπεζά σας ζητά επιβεβαίωση`,
    lines: [`Επιβεβαιώστε την πληρωμή των ${w.amount} για τη χρέωση ${w.number}.`],
  }),
  paid: (w) => ({
    subject: `${w.seller}: η χρέωση ${w.number} πληρώθηκε`,
    lines: [`Λάβαμε ${w.amount}. Ευχαριστούμε.`],
  }),
  refunded: (w) => ({
    subject: `${w.seller}: επιστροφή για τη χρέωση ${w.number}`,
    lines: [`Επιστράφηκαν ${w.amount}.`, ...(w.note ? [`Πιστωτικό σημείωμα ${w.note}.`] : [])],
  }),
  paymentCode: (w) => ({
    subject: `${w.seller}: πώς πληρώνεται η χρέωση ${w.number}`,
    lines: [`Ποσό: ${w.amount}`],
  }),
  priceChange: (w) => ({
    subject: `${w.seller}: νέα τιμή για το πακέτο ${w.plan}`,
    lines: [`Από ${w.date} το πακέτο ${w.plan} κοστίζει ${w.amount}.`],
  }),
  confirm: (w) => ({
    subject: `${w.seller}: επιβεβαιώστε τη διεύθυνσή σας`,
    lines: [
      'Ζητήθηκε να έρχονται εδώ ειδοποιήσεις για χρεώσεις.',
      'Αν συμφωνείτε, ακολουθήστε τον σύνδεσμο. Αλλιώς δεν χρειάζεται να κάνετε τίποτα.',
    ],
  }),
};

const en: Record<MailKind, Text> = {
  ...shopTexts.en,
  due: (w) => ({
    subject: `${w.seller}: billing ${w.number}, ${w.amount}`,
    lines: [`Billing ${w.number} of ${w.amount} is due by ${w.date}.`],
  }),
  reminder: (w) => ({
    subject: `${w.seller}: reminder of billing ${w.number}`,
    lines: [
      `Billing ${w.number} of ${w.amount} has not been paid yet.`,
      ...nextLines('en', 'reminded', w),
    ],
  }),
  lastReminder: (w) => ({
    subject: `${w.seller}: last reminder of billing ${w.number}`,
    lines: [
      `Billing ${w.number} of ${w.amount} has not been paid.`,
      ...nextLines('en', 'reminded', { ...w, isLast: true }),
    ],
  }),
  suspended: (w) => ({
    subject: `${w.seller}: the subscription is suspended`,
    lines: [
      `Billing ${w.number} of ${w.amount} was not paid, and the subscription is inactive.`,
      'As soon as it is paid, everything works again.',
    ],
  }),
  failed: (w) => ({
    subject: `${w.seller}: the card could not be charged`,
    lines: [
      `The card could not be charged ${w.amount} for billing ${w.number}.`,
      ...nextLines('en', 'tried', w),
    ],
  }),
  authenticate: (w) => ({
    subject: `${w.seller}: your bank asks you to confirm`,
    lines: [`Confirm the payment of ${w.amount} for billing ${w.number}.`],
  }),
  paid: (w) => ({
    subject: `${w.seller}: billing ${w.number} is paid`,
    lines: [`We received ${w.amount}. Thank you.`],
  }),
  refunded: (w) => ({
    subject: `${w.seller}: refund of billing ${w.number}`,
    lines: [`${w.amount} was given back.`, ...(w.note ? [`Credit note ${w.note}.`] : [])],
  }),
  paymentCode: (w) => ({
    subject: `${w.seller}: how to pay billing ${w.number}`,
    lines: [`Amount: ${w.amount}`],
  }),
  priceChange: (w) => ({
    subject: `${w.seller}: a new price of the plan ${w.plan}`,
    lines: [`From ${w.date} the plan ${w.plan} costs ${w.amount}.`],
  }),
  confirm: (w) => ({
    subject: `${w.seller}: confirm your address`,
    lines: [
      'Someone asked for mails about billings to come here.',
      'If you agree, follow the link. Otherwise there is nothing to do.',
    ],
  }),
};

const it: Record<MailKind, Text> = {
  ...shopTexts.it,
  due: (w) => ({
    subject: `${w.seller}: addebito ${w.number}, ${w.amount}`,
    lines: [`L’addebito ${w.number} di ${w.amount} è da pagare entro il ${w.date}.`],
  }),
  reminder: (w) => ({
    subject: `${w.seller}: promemoria per l’addebito ${w.number}`,
    lines: [
      `L’addebito ${w.number} di ${w.amount} non è ancora stato pagato.`,
      ...nextLines('it', 'reminded', w),
    ],
  }),
  lastReminder: (w) => ({
    subject: `${w.seller}: ultimo promemoria per l’addebito ${w.number}`,
    lines: [
      `L’addebito ${w.number} di ${w.amount} non è stato pagato.`,
      ...nextLines('it', 'reminded', { ...w, isLast: true }),
    ],
  }),
  suspended: (w) => ({
    subject: `${w.seller}: l’abbonamento è sospeso`,
    lines: [
      `L’addebito ${w.number} di ${w.amount} non è stato pagato e l’abbonamento è inattivo.`,
      'Appena lo paghi, tutto riprende a funzionare.',
    ],
  }),
  failed: (w) => ({
    subject: `${w.seller}: la carta non è stata addebitata`,
    lines: [
      `Non è stato possibile addebitare ${w.amount} per l’addebito ${w.number}.`,
      ...nextLines('it', 'tried', w),
    ],
  }),
  authenticate: (w) => ({
    subject: `${w.seller}: la tua banca chiede una conferma`,
    lines: [`Conferma il pagamento di ${w.amount} per l’addebito ${w.number}.`],
  }),
  paid: (w) => ({
    subject: `${w.seller}: l’addebito ${w.number} è pagato`,
    lines: [`Abbiamo ricevuto ${w.amount}. Grazie.`],
  }),
  refunded: (w) => ({
    subject: `${w.seller}: rimborso dell’addebito ${w.number}`,
    lines: [`Rimborso di ${w.amount}.`, ...(w.note ? [`Nota di credito ${w.note}.`] : [])],
  }),
  paymentCode: (w) => ({
    subject: `${w.seller}: come pagare l’addebito ${w.number}`,
    lines: [`Importo: ${w.amount}`],
  }),
  priceChange: (w) => ({
    subject: `${w.seller}: nuovo prezzo del piano ${w.plan}`,
    lines: [`Dal ${w.date} il piano ${w.plan} costa ${w.amount}.`],
  }),
  confirm: (w) => ({
    subject: `${w.seller}: conferma il tuo indirizzo`,
    lines: [
      'È stato chiesto di inviare qui le email sugli addebiti.',
      'Se sei d’accordo, segui il link. Altrimenti non devi fare nulla.',
    ],
  }),
};

const texts: Record<Language, Record<MailKind, Text>> = { el, en, it };

/** A mail about a billing, in the language of whoever gets it. */
export function billingMail(language: Language, kind: MailKind, words: BillingWords) {
  const { subject, lines } = texts[language][kind](words);
  const body = [...lines, ...transferLines[language](words), '', words.url];
  return { subject, body: body.join('\n') };
}

export const dayText = (language: Language, ms: number, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'medium' }).format(ms);
