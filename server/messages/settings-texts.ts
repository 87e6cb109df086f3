import type { Language } from '../../contract/engine/languages.ts';

const testMails: Record<Language, (company: string) => { subject: string; text: string }> = {
  el: (company) => ({
    subject: `Δοκιμαστικό μήνυμα από ${company}`,
    text: `Αυτό είναι ένα δοκιμαστικό μήνυμα. Αν το λάβατε, η αποστολή email της εταιρείας ${company} λειτουργεί.`,
  }),
  en: (company) => ({
    subject: `Test message from ${company}`,
    text: `This is a test message. If you received it, emails from ${company} are being delivered.`,
  }),
  it: (company) => ({
    subject: `Messaggio di prova da ${company}`,
    text: `Questo è un messaggio di prova. Se lo leggi, le email di ${company} arrivano correttamente.`,
  }),
};

/** A mail that shows whether mails of a company arrive. */
export const testMailText = (language: Language, company: string) => testMails[language](company);

const unreachable: Record<Language, (reason: string) => string> = {
  el: (reason) =>
    `Η ρύθμιση αποθηκεύτηκε, αλλά ο διακομιστής email δεν απάντησε όπως πρέπει: ${reason}`,
  en: (reason) => `Saved, but the mail server could not be reached: ${reason}`,
  it: (reason) => `Salvato, ma il server di posta non è raggiungibile: ${reason}`,
};

/** A configuration was saved whose server said something else, in its own words. */
export const unreachableText = (language: Language, reason: string) =>
  unreachable[language](reason);

const viberCodes: Record<Language, (alias: string, code: string) => string> = {
  el: (alias, code) => `Pistos: ο κωδικός για το ψευδώνυμο Viber «${alias}» είναι ${code}.`,
  en: (alias, code) => `Pistos: the code for the Viber alias “${alias}” is ${code}.`,
  it: (alias, code) => `Pistos: il codice per l’alias Viber “${alias}” è ${code}.`,
};

/** The message that proves that the phone of a company is its own. */
export const viberCodeText = (language: Language, alias: string, code: string) =>
  viberCodes[language](alias, code);

const campaignEnded: Record<Language, string> = {
  el: 'Αποθηκεύτηκε. Τα στοιχεία των καμπανιών ήταν για την παλιά πύλη και διαγράφηκαν: συμπληρώστε τα ξανά.',
  en: 'Saved. The campaign credentials were for the old gateway and are gone: fill them in again.',
  it: 'Salvato. Le credenziali delle campagne erano per il vecchio gateway e sono state rimosse: inseriscile di nuovo.',
};

/** A gateway was replaced for which campaigns had credentials. */
export const campaignEndedText = (language: Language) => campaignEnded[language];
