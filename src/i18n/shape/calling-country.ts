import type { Country } from '../../../contract/common/common.ts';
import { plainPhone } from '../../../contract/engine/plain-phone.ts';

/** Digits from the calling code on, of a number that begins with `+` or `00`; '' of any other. */
export const internationalDigits = (typed: string) =>
  /^\s*(?:\+|00)([\d\s()./-]*)$/.exec(plainPhone(typed) ?? '')?.[1]?.replaceAll(/\D/g, '') ?? '';

/**
 * The country that a number with `+` or `00` is understood to be of, as soon as its calling code is typed; undefined for
 * any other number. No calling code is the beginning of another one. Of countries that share theirs, the chosen one stays.
 */
export function callingCountry<C extends Country>(
  typed: string,
  countries: readonly C[],
  chosenId?: number,
): C | undefined {
  const digits = internationalDigits(typed);
  const sharing = countries.filter(({ calling_code }) => digits.startsWith(calling_code.slice(1)));
  return (
    sharing.find(({ country_id }) => country_id === chosenId) ?? sharing.find(({ main }) => main)
  );
}

/** How a field says which country it understood: `+39 Italy`. */
export const understoodAs = ({ calling_code, name }: Country) => `${calling_code} ${name}`.trim();
