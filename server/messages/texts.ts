import type { Language } from '../../contract/languages.ts';

const passwordCode: Record<Language, (code: string) => string> = {
  el: (code) =>
    `Pistos: ο κωδικός επιβεβαίωσης για τον νέο κωδικό πρόσβασης είναι ${code}. Ισχύει για 15 λεπτά.`,
  en: (code) =>
    `Pistos: your code for setting a new password is ${code}. It is valid for 15 minutes.`,
  it: (code) =>
    `Pistos: il codice per impostare una nuova password è ${code}. È valido per 15 minuti.`,
};

/** The message that carries a password code. */
export const passwordCodeText = (language: Language, code: string) => passwordCode[language](code);
