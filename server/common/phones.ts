import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { numbersIn, plainPhone } from '../../contract/engine/plain-phone.ts';
import type { ValidationName } from '../../contract/words/validation.ts';
import { invalidField } from '../http/refusal.ts';
import { countryCode, countryId } from './countries.ts';

const mostLetters = 200;

/** What is wrong with a text that is no mobile. */
export type PhoneFault = 'empty' | 'landline' | 'broken' | 'invalid';

/** A mobile with its country. */
export interface Mobile {
  readonly is: 'mobile';
  /** ISO 3166-1, numeric. */
  readonly countryId: number;
  /** National digits, as they are stored. */
  readonly national: string;
  /** `+306971234567` */
  readonly e164: string;
  /** What else stands in the text, such as a second number. */
  readonly rest?: string;
}
export type ReadPhone = Mobile | { readonly is: PhoneFault };

/** Words beside a number; a letter that touches a digit is a mistyped digit. */
const words = /(?<!\d)\p{L}[\p{L}.:'’]*(?!\d)|\([^\d()]*\)/gu;
const isMobile = (number: PhoneNumber) =>
  ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '');

/** Where a 0 in front belongs to the number. */
const keepsZero = new Set(['39', '378', '379']);

/** All that a text of digits may be, the likeliest first: as it stands, with its calling code, without a 0 that nobody dials. */
function candidates(text: string, home: CountryCode): PhoneNumber[] {
  const code = getCountryCallingCode(home);
  const plain = text.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  const national = plain.replace(/^\+/, '');
  const international = /^\+|^00/.test(plain)
    ? [`+${national.replace(/^00/, '')}`]
    : [plain, `+${national}`];
  const withoutZero = [`+${code}`, `00${code}`, ''].flatMap((prefix) => {
    const rest = plain.startsWith(prefix) ? plain.slice(prefix.length) : '';
    return /^0[1-9]/.test(rest) && !keepsZero.has(code) ? [`+${code}${rest.slice(1)}`] : [];
  });
  return [...international, ...withoutZero].flatMap((each) => {
    const number = parsePhoneNumberFromString(each, home);
    const isOwn = each.startsWith('+') && !/^\+|^00/.test(plain) ? number?.country === home : true;
    return number?.isValid() && isOwn ? [number] : [];
  });
}

function oneOf(text: string, home: CountryCode): ReadPhone {
  if (/\d\p{L}|\p{L}\d/u.test(text)) return { is: 'invalid' };
  const bare = text.replace(words, ' ');
  if (/[^\d\s+().\-–/]/u.test(bare) || !/\d/.test(bare)) return { is: 'invalid' };
  const found = candidates(bare, home);
  const mobile = found.find(isMobile);
  if (!mobile?.country) return { is: found.length ? 'landline' : 'invalid' };
  const { country, nationalNumber: national, number: e164 } = mobile;
  return { is: 'mobile', countryId: countryId(country), national, e164 };
}

/**
 * A mobile as people, programs and spreadsheets write it. Its country is that of its `+` or `00`, else the
 * one that is given. A number that texts do not reach is a `landline`; `broken` has lost digits in a
 * spreadsheet. Of two numbers in a text the first that is a mobile counts, and `rest` is what is left.
 */
export function readPhone(typed: string, homeCountryId: number): ReadPhone {
  const home = countryCode(homeCountryId) as CountryCode | undefined;
  const text = plainPhone(typed);
  if (text === undefined) return { is: 'broken' };
  if (text === '') return { is: 'empty' };
  if (!home || text.length > mostLetters) return { is: 'invalid' };
  const whole = oneOf(text, home);
  const parts = numbersIn(text);
  if (whole.is === 'mobile' || parts.length < 2) return whole;
  const read = parts.map((part) => oneOf(part, home));
  const first = read.findIndex(({ is }) => is === 'mobile');
  const mobile = read[first];
  if (mobile?.is !== 'mobile') return whole;
  return { ...mobile, rest: parts.filter((_, place) => place !== first).join(', ') };
}

/** A number that is known by its country and its national digits; null where there is none. */
interface Numbered {
  readonly country_id: number;
  readonly mobile: string | null;
}

/**
 * A stored mobile as it leaves: `+306971234567`. What is not digits alone, and a number whose country has no
 * calling code, stays as it is. The function `e164` of the database answers the same.
 */
export function e164Of({ country_id, mobile }: Numbered & { readonly mobile: string }): string;
export function e164Of({ country_id, mobile }: Numbered): string | null;
export function e164Of({ country_id, mobile }: Numbered): string | null {
  const country = countryCode(country_id) as CountryCode | undefined;
  if (!country || !mobile || !/^\d+$/.test(mobile)) return mobile;
  return `+${getCountryCallingCode(country)}${mobile}`;
}

/** Any telephone of a country as it leaves, a landline too; what is no number of it stays as it was typed. */
export function phoneLeaving(typed: string, homeCountryId: number): string {
  const country = countryCode(homeCountryId) as CountryCode | undefined;
  const number = parsePhoneNumberFromString(plainPhone(typed) ?? typed, country);
  return number?.isPossible() ? number.number : typed;
}

const faults: Readonly<Record<PhoneFault, ValidationName>> = {
  empty: 'required',
  landline: 'landline',
  broken: 'brokenPhone',
  invalid: 'invalidPhone',
};

/** Which words say what is wrong with a text that is no mobile. */
export const wordOfFault = (fault: PhoneFault): ValidationName => faults[fault];

/** A mobile as it is stored: its country, and its national digits. Throws invalid with what is wrong. */
export function mobileIn(typed: string, homeCountryId: number, field = 'mobile') {
  const phone = readPhone(typed, homeCountryId);
  if (phone.is !== 'mobile') throw invalidField(field, wordOfFault(phone.is));
  return { mobile: phone.national, country_id: phone.countryId };
}
