import type { Language, Localized } from '../engine/languages.ts';
import {
  exampleValues,
  messageVariables,
  type VariableName,
  type VariableValues,
  variableNames,
} from '../messages/variables.ts';

/** What a mail is filled with: the variables of messages, and its own text. */
export interface MailValues extends VariableValues {
  readonly message?: string;
}

const message: Localized = {
  el: 'Κείμενο του μηνύματος',
  en: 'Text of the message',
  it: 'Testo del messaggio',
};

/** What may stand in braces in a mail, and what it is. */
export const mailVariables: Readonly<Record<string, Localized>> = {
  message,
  ...Object.fromEntries(variableNames.map((name) => [name, messageVariables[name].name])),
};
export const isMailVariable = (name: string): name is VariableName | 'message' =>
  Object.hasOwn(mailVariables, name);

/** What stands below every mail, whatever its theme. */
export const footerWords = {
  why: {
    el: 'Λαμβάνετε αυτό το μήνυμα ως μέλος του προγράμματος επιβράβευσης {company}.',
    en: 'You receive this email as a member of the loyalty programme of {company}.',
    it: 'Ricevi questa email perché partecipi al programma fedeltà di {company}.',
  },
  unsubscribe: {
    el: 'Διαγραφή από τα μηνύματα',
    en: 'Unsubscribe',
    it: 'Annulla l’iscrizione',
  },
} as const satisfies Record<string, Localized>;

const exampleMessage: Localized = {
  el: 'Σας ευχαριστούμε που μας προτιμάτε!\nΚερδίσατε 50 πόντους και έναν καφέ δώρο, με τον κωδικό K7QM-29XD.',
  en: 'Thank you for coming back!\nYou earned 50 points and a free coffee, with the code K7QM-29XD.',
  it: 'Grazie di essere tornato!\nHai guadagnato 50 punti e un caffè in regalo, con il codice K7QM-29XD.',
};

/** A mail as it may look in a language. */
export const exampleMail = (language: Language): MailValues => ({
  ...exampleValues(language),
  message: exampleMessage[language],
  unsubscribe: 'https://example.org/',
});

/** A text in a language; where nobody wrote it in that, as it was written in another. */
export const inLanguage = (words: Localized, language: Language): string =>
  words[language] || words.en || words.el || words.it;
