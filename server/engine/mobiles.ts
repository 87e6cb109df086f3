import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits, withoutInvisible } from '../../contract/engine/characters.ts';
import { plainPhone } from '../../contract/engine/plain-phone.ts';

// What is longer may have its calling code in front, without its plus.
const usualLength = 10;

/** What was typed or pasted, without marks that nobody sees and with digits of ASCII. */
export const plainCode = (typed: string) =>
  asciiDigits(withoutInvisible(typed.normalize('NFKC'))).trim();

/** The ways a typed number may be stored: national digits, whatever was typed around them. */
export function mobilesOf(typed: string): string[] {
  const plain = plainPhone(typed) ?? '';
  const digits = plain.replace('(0)', '').replace(/\D/g, '');
  const international =
    /^(\+|00)/.test(plain) || digits.length > usualLength
      ? parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`)?.nationalNumber
      : undefined;
  const withoutZeros = [international, digits].map((each) => each?.replace(/^0+/, ''));
  return [...new Set([international, digits, ...withoutZeros])].filter((each): each is string =>
    Boolean(each),
  );
}
