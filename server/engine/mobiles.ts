import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits, withoutInvisible } from '../../contract/engine/characters.ts';
import { plainPhone } from '../../contract/engine/plain-phone.ts';

// What is longer may have its calling code in front, without its plus.
const usualLength = 10;

/** What was typed or pasted, without marks that nobody sees and with digits of ASCII. */
export const plainCode = (typed: string) =>
  asciiDigits(withoutInvisible(typed.normalize('NFKC'))).trim();

/** A mobile that is looked for. */
export interface SoughtMobile {
  /** The national digits it may be stored with, by which an index finds it. */
  readonly digits: readonly string[];
  /** What it has to be: `+393331239999` where its country is known, national digits where it may be of any. */
  readonly numbers: readonly string[];
}

const withAndWithoutZeros = (digits: string) => [...new Set([digits, digits.replace(/^0+/, '')])];

/** What a typed number means: with `+` or `00` a number of that country only, else national digits or both. */
export function soughtMobile(typed: string): SoughtMobile {
  const plain = plainPhone(typed) ?? '';
  const digits = plain.replace('(0)', '').replace(/\D/g, '');
  const isInternational = /^\s*(\+|00)/.test(plain);
  const number =
    isInternational || digits.length > usualLength
      ? parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`)
      : undefined;
  const abroad = number ? withAndWithoutZeros(number.nationalNumber) : [];
  const home = isInternational ? [] : withAndWithoutZeros(digits).filter(Boolean);
  return {
    digits: [...new Set([...abroad, ...home])],
    numbers: [...abroad.map((each) => `+${number?.countryCallingCode}${each}`), ...home],
  };
}

/**
 * SQL: whether a customer's mobile is one that is looked for. `customer` is the alias of their row of `customers`,
 * the other two are arrays of text: the digits and the numbers of a `SoughtMobile`.
 */
export const isSought = (customer: string, digits: string, numbers: string) =>
  `${customer}.mobile = any(${digits}) and (${customer}.mobile = any(${numbers})
    or e164(${customer}.country_id, ${customer}.mobile) = any(${numbers}))`;
