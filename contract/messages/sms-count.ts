import { isVariable, messageVariables } from './variables.ts';

/** What counts as two characters in an SMS: they are not in the alphabet it is packed with. */
export const doubledLetters = '€{}[]\\~^|';
const doubled = /[€{}[\]\\~^|]/g;
const placeholder = /\{code\}/g;
/** A placeholder is replaced by something longer than itself. */
const placeholderAdds = 4;
/** The alphabet of text messages (GSM 03.38) with its second page. */
export const smsAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà€{}[]\\~^|';
const gsm = new Set(smsAlphabet);
/** Letters a part has room for: one message alone, and each of several. */
export const smsRoom = { gsm: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const;

export interface SmsCount {
  readonly characters: number;
  /** How many messages are paid for; none for an empty text (sms-empty-zero). */
  readonly messages: number;
  /** The letters that are not in the alphabet of text messages: with one of them fewer fit. */
  readonly causes: readonly string[];
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The text with the longest that each variable may be in its place; {code} has a rule of its own. */
const longestForm = (text: string) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    isVariable(name) && name !== 'code' ? 'x'.repeat(messageVariables[name].longest) : whole,
  );

/**
 * How long a text is as SMS: nine special characters count two (sms-special-characters), each {code}
 * adds 4 (sms-code-placeholder), and above 160 it is sent in parts of 153 (sms-parts). A letter outside
 * the alphabet of text messages makes it 70, and parts of 67, where nothing counts two.
 */
export function smsCount(typed: string): SmsCount {
  const text = longestForm(typed);
  const causes = [...new Set(text)].filter((letter) => !gsm.has(letter));
  const codes = countOf(text, placeholder) * placeholderAdds;
  const letters = causes.length ? text.length : [...text].length + countOf(text, doubled);
  const characters = letters + codes;
  const { single, part } = smsRoom[causes.length ? 'ucs2' : 'gsm'];
  if (characters === 0) return { characters: 0, messages: 0, causes };
  return {
    characters,
    messages: characters <= single ? 1 : Math.ceil(characters / part),
    causes,
  };
}

/** Greek capitals that look like Latin ones are not in the alphabet; those are. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, place) => [letter, [...'ABEZHIKMNOPTYX'][place] ?? '']),
);
const replaced: Readonly<Record<string, string>> = {
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '·': ';',
  '\u00a0': ' ',
};

const isGreek = /\p{Script=Greek}/u;
const capitalOf = (letter: string) =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLocaleUpperCase('el');

/** A text whose Greek is in the capitals that the alphabet of text messages has. */
export const capitalGreek = (text: string): string =>
  text.normalize('NFC').replace(/./gu, (letter) => {
    const form = isGreek.test(letter) ? capitalOf(letter) : letter;
    return lookalikes[form] ?? replaced[form] ?? form;
  });
