import { asciiDigits } from '../../../contract/engine/characters.ts';
import { numbersIn, plainPhone } from '../../../contract/engine/plain-phone.ts';

/** What a field takes beside nothing else: digits alone, or a mobile as it is dialled. */
export type Numeric = 'digits' | 'mobile';

/** The digits of what was typed or pasted, up to so many: `12a3` → `123` (numeric-only-digits). */
export const digitsOf = (typed: string, most = Number.POSITIVE_INFINITY) =>
  asciiDigits(typed.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, most);

// The longest number there is has fifteen digits; people who write 00 for the plus have two more.
const longestMobile = 19;

/** A mobile as it is dialled: its digits, and the plus in front of its calling code: `+30 694…` → `+30694…`. */
export function mobileOf(typed: string) {
  const [first = ''] = numbersIn(plainPhone(typed) ?? typed);
  const plus = /^[^\d+]*\+/.test(first) ? '+' : '';
  return plus + digitsOf(first.replace('(0)', ''), longestMobile);
}

/**
 * What a numeric field keeps of what was typed or pasted. The field itself has no maximum length: a
 * browser would cut what is pasted before the signs between the digits are gone.
 */
export const numberOf = (numeric: Numeric, typed: string, most?: number) =>
  numeric === 'mobile' ? mobileOf(typed) : digitsOf(typed, most);
