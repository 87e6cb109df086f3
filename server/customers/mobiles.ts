import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The ways a typed number may be stored: national digits, whatever was typed around them. */
export function mobilesOf(typed: string): string[] {
  const international = /^\s*(\+|00)/.test(typed)
    ? parsePhoneNumberFromString(typed.trim().replace(/^00/, '+'))?.nationalNumber
    : undefined;
  const digits = typed.replace(/\D/g, '');
  return [...new Set([international, digits, digits.replace(/^0+/, '')])].filter(
    (each): each is string => Boolean(each),
  );
}
