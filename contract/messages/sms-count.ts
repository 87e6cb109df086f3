import { isVariable, messageVariables, type VariableValues } from './variables.ts';

/** What counts as two characters in an SMS: they are not in the alphabet it is packed with. */
const doubled = /[€{}[\]\\~^|]/g;
/** What {code} counts where its length is not known. */
const codeCounts = '{code}'.length + 2 + 4;
/** The alphabet of text messages (GSM 03.38) with its second page. */
const smsAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà€{}[]\\~^|';
const gsm = new Set(smsAlphabet);
/** Letters a part has room for: one message alone, and each of several. */
const smsRoom = { gsm: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const;

export interface SmsCount {
  readonly characters: number;
  /** How many messages are paid for; none for an empty text (sms-empty-zero). */
  readonly messages: number;
  /** The letters that are not in the alphabet of text messages: with one of them fewer fit. */
  readonly causes: readonly string[];
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * How long a text is as SMS, as it stands: nine special characters count two (sms-special-characters), and
 * above 160 it is sent in parts of 153 (sms-parts). A letter outside the alphabet of text messages makes it
 * 70, and parts of 67, of UTF-16 units: an emoji counts all of its own, and nothing counts two.
 */
export function smsCount(text: string): SmsCount {
  const causes = [...new Set(text)].filter((letter) => !gsm.has(letter));
  const characters = causes.length ? text.length : text.length + countOf(text, doubled);
  const { single, part } = smsRoom[causes.length ? 'ucs2' : 'gsm'];
  if (characters === 0) return { characters: 0, messages: 0, causes };
  return {
    characters,
    messages: characters <= single ? 1 : Math.ceil(characters / part),
    causes,
  };
}

/** Stands for values of a length that are in the alphabet of text messages. */
const plainOf = (length: number) => 'x'.repeat(length);

/**
 * A text with the longest value in the place of each variable. A value that is not known is as long as it
 * may be, and {code} adds 4 to its own 6 letters and 2 braces (sms-code-placeholder).
 */
export const typicalText = (typed: string, values: VariableValues = {}): string =>
  typed.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!isVariable(name) || name === 'unsubscribe') return whole;
    return values[name] ?? plainOf(name === 'code' ? codeCounts : messageVariables[name].longest);
  });

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
  // The Greek middle dot is a pause; a semicolon is the Greek question mark.
  '·': '.',
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
