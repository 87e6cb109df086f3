import type { Language, Localized } from '../engine/languages.ts';

/** What may stand in braces in a message to customers, with what it is and how it may look. */
export const messageVariables = {
  first_name: {
    name: { el: 'Όνομα', en: 'First name', it: 'Nome' },
    example: { el: 'Ελένη', en: 'Helen', it: 'Elena' },
    longest: 20,
  },
  last_name: {
    name: { el: 'Επώνυμο', en: 'Last name', it: 'Cognome' },
    example: { el: 'Παπαδοπούλου', en: 'Papadopoulou', it: 'Papadopoulou' },
    longest: 25,
  },
  company: {
    name: { el: 'Εταιρεία', en: 'Company', it: 'Azienda' },
    example: { el: 'Αιγαίον Καφέ', en: 'Aegean Coffee', it: 'Aegean Coffee' },
    longest: 30,
  },
  store: {
    name: { el: 'Κατάστημα', en: 'Store', it: 'Negozio' },
    example: { el: 'Αιγαίον Σύνταγμα', en: 'Aegean Syntagma', it: 'Aegean Syntagma' },
    longest: 30,
  },
  title: {
    name: { el: 'Ανταμοιβή', en: 'Reward', it: 'Ricompensa' },
    example: { el: 'Ένας καφές δώρο', en: 'A free coffee', it: 'Un caffè in regalo' },
    longest: 40,
  },
  points: {
    name: { el: 'Πόντοι που δίνονται', en: 'Points given', it: 'Punti assegnati' },
    example: { el: '50', en: '50', it: '50' },
    longest: 6,
  },
  balance: {
    name: { el: 'Υπόλοιπο πόντων', en: 'Points balance', it: 'Saldo punti' },
    example: { el: '320', en: '320', it: '320' },
    longest: 8,
  },
  code: {
    name: { el: 'Κωδικός δώρου', en: 'Gift code', it: 'Codice del premio' },
    example: { el: 'K7QM-29XD-VB4T', en: 'K7QM-29XD-VB4T', it: 'K7QM-29XD-VB4T' },
    longest: 14,
  },
  until: {
    name: { el: 'Ισχύει έως', en: 'Valid until', it: 'Valido fino al' },
    example: { el: '31/12/2026', en: '31/12/2026', it: '31/12/2026' },
    longest: 10,
  },
  /** Filled in when the message leaves: whoever reads the outbox cannot unsubscribe anybody. */
  unsubscribe: {
    name: { el: 'Σύνδεσμος διαγραφής', en: 'Unsubscribe link', it: 'Link di disiscrizione' },
    example: {
      el: 'https://pistos.example/u/…',
      en: 'https://pistos.example/u/…',
      it: 'https://pistos.example/u/…',
    },
    longest: 60,
  },
} as const satisfies Record<string, { name: Localized; example: Localized; longest: number }>;

export type VariableName = keyof typeof messageVariables;
export const variableNames = Object.keys(messageVariables) as readonly VariableName[];
export type VariableValues = Readonly<Partial<Record<VariableName, string>>>;

/** Whether a name in braces is a variable: what every object has is none. */
export const isVariable = (name: string): name is VariableName =>
  Object.hasOwn(messageVariables, name);

const inBraces = /\{(\w+)\}/g;

/** The text with its variables filled in; one that has no value leaves nothing behind. */
export const filledText = (text: string, values: VariableValues): string =>
  text
    .replace(inBraces, (whole, name: string) => (isVariable(name) ? (values[name] ?? '') : whole))
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();

/** Every variable as it may look in a language. */
export const exampleValues = (language: Language): VariableValues =>
  Object.fromEntries(variableNames.map((name) => [name, messageVariables[name].example[language]]));
