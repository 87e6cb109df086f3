import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

// No country's own number that people type bare is longer; what is has its calling code in front.
const longestNational = 10;

/** The ways a typed number may be stored: national digits, whatever was typed around them. */
export function mobilesOf(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  const international =
    /^\s*(\+|00)/.test(typed) || digits.length > longestNational
      ? parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`)?.nationalNumber
      : undefined;
  return [...new Set([international, digits, digits.replace(/^0+/, '')])].filter(
    (each): each is string => Boolean(each),
  );
}
