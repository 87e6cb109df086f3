import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

// What is longer may have its calling code in front, without its plus.
const usualLength = 10;

/** The ways a typed number may be stored: national digits, whatever was typed around them. */
export function mobilesOf(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  const international =
    /^\s*(\+|00)/.test(typed) || digits.length > usualLength
      ? parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`)?.nationalNumber
      : undefined;
  return [...new Set([international, digits, digits.replace(/^0+/, '')])].filter(
    (each): each is string => Boolean(each),
  );
}
