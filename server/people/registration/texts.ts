import type { Language } from '../../../contract/engine/languages.ts';
import { verificationMinutes } from '../../../contract/people/verification-codes.ts';

const code: Record<Language, (code: string) => string> = {
  el: (code) =>
    `Pistos: ο κωδικός για την εγγραφή σας είναι ${code}. Ισχύει για ${verificationMinutes} λεπτά.`,
  en: (code) =>
    `Pistos: your code for registering is ${code}. It is valid for ${verificationMinutes} minutes.`,
  it: (code) =>
    `Pistos: il codice per la tua registrazione è ${code}. È valido per ${verificationMinutes} minuti.`,
};

const known: Record<Language, (url: string) => string> = {
  el: (url) => `Pistos: υπάρχει ήδη λογαριασμός με αυτό το κινητό. Συνδεθείτε: ${url}`,
  en: (url) => `Pistos: there is an account with this mobile already. Sign in: ${url}`,
  it: (url) => `Pistos: esiste già un account con questo cellulare. Accedi: ${url}`,
};

/** What the mobile that registers is told: the code, or that it is somebody's already. */
export const registrationTexts = (language: Language, value: string, publicUrl: string) => ({
  code: code[language](value),
  known: known[language](`${publicUrl}/${language}/sign-in`),
});
