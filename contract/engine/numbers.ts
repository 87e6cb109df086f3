import { asciiDigits, withoutInvisible } from './characters.ts';
import type { Language } from './languages.ts';

/** The sign between whole and parts of a number. */
export type DecimalSign = ',' | '.';

/** What a text is as a number: one value, or two that it may be with the one of the language first. */
export type Reading =
  | { readonly is: 'empty' | 'none' }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'unsure'; readonly either: readonly [number, number] };

const signOfLanguage: Readonly<Record<Language, DecimalSign>> = { el: ',', it: ',', en: '.' };

/** The sign between whole and parts as a language writes it. */
export const decimalSignOf = (language: Language): DecimalSign => signOfLanguage[language];

const units =
  'eur|euros?|ευρώ|ευρω|usd|gbp|chf|%|[€$£]|points?|pts?|πόντο[ιςυ]?|πόντους|πόντων|πτ|punt[io]|τεμ|pz|pcs';
const unit = new RegExp(`^(?:(?:${units})\\.?\\s*)|(?:\\s*(?:${units})\\.?)$`, 'giu');
const mostDigits = 15;

interface Bare {
  readonly negative: boolean;
  readonly body: string;
}

/** A text without its unit, its sign and marks that nobody sees; every space is a usual one. */
function bareOf(text: string): Bare {
  const plain = asciiDigits(withoutInvisible(text.normalize('NFKC'))).trim();
  const signed = /^([+\-−–])?\s*(.*)$/u.exec(plain.replace(unit, '').trim());
  const [, sign = '', rest = ''] = signed ?? [];
  const after = /^(.*\d)\s*([-−–])$/u.exec(rest);
  const negative = /[-−–]/u.test(sign) || (!sign && Boolean(after));
  return { negative, body: (!sign && after?.[1] ? after[1] : rest).replace(unit, '').trim() };
}

const group = { ',': "[.' ’]", '.': "[,' ’]" };
const written = (sign: DecimalSign) =>
  new RegExp(
    `^(?:(\\d*)|([1-9]\\d{0,2})(?:(${group[sign]})\\d{3})(?:\\3\\d{3})*)(?:[${sign}]\\d*)?$`,
    'u',
  );
const shapes = { ',': written(','), '.': written('.') };

interface Under {
  readonly value: number;
  /** Whether thousands stand apart. */
  readonly grouped: boolean;
}

/** What a text is where one sign is the decimal one; undefined where it cannot be written so. */
function under({ negative, body }: Bare, sign: DecimalSign): Under | undefined {
  const shape = shapes[sign].exec(body);
  const digits = body.replace(/\D/g, '').length;
  if (!shape || digits === 0 || digits > mostDigits) return undefined;
  const [whole = '', parts = ''] = body.split(sign);
  const value = Number(`${whole.replace(/\D/g, '') || 0}.${parts || 0}`);
  return { value: negative ? -value || 0 : value, grouped: shape[3] !== undefined };
}

/**
 * A number of a column or program whose decimal sign is known.
 * Undefined where the text is no number written so: `1.00.000`, `1e3`, `½`.
 */
export const numberWith = (text: string, sign: DecimalSign): number | undefined =>
  under(bareOf(text), sign)?.value;

/** A latitude or longitude: whatever stands before its decimals, nobody groups it. Undefined where it is none. */
export const degreesOf = (text: string): number | undefined =>
  numberWith(text.replace(',', '.'), '.');

/**
 * What was typed as a number in a language. In Greek and Italian `1.000` is a thousand and `12.5` twelve
 * and a half; English mirrors it. What its own language writes with three decimals and another one groups
 * (`1,000` in Greek, `1.000` in English) is unsure. Units, spaces and `'` between thousands, a minus of any
 * kind, full-width and Arabic digits are read; exponents and fractions are not.
 */
export function readNumber(text: string, language: Language): Reading {
  const bare = bareOf(text);
  if (bare.body === '' && text.trim() === '') return { is: 'empty' };
  const own = decimalSignOf(language);
  const [first, second] = [under(bare, own), under(bare, own === ',' ? '.' : ',')];
  const only = first ?? second;
  if (!only) return { is: 'none' };
  if (!first || !second || first.grouped || first.value === second.value)
    return { is: 'number', value: only.value };
  return { is: 'unsure', either: [first.value, second.value] };
}
