import {
  callingCountry,
  internationalDigits,
  understoodAs,
} from '../../../i18n/shape/calling-country.ts';
import { useCountries } from '../../../public/parts/countries.ts';
import { usePos } from '../state/words.ts';

/** The country that a mobile with `+` or `00` is looked for in, as soon as its calling code is typed. */
function CalledCountry({ typed, otherwise }: { typed: string; otherwise: string }) {
  const { lang } = usePos();
  const country = callingCountry(typed, useCountries(lang));
  return country ? understoodAs(country) : otherwise;
}

/** What the field of a customer takes; of a mobile from abroad the country that was understood. */
export function CodeHint({ code }: { code: string }) {
  const { p } = usePos();
  const hint = p('customer.hint');
  return internationalDigits(code) ? <CalledCountry typed={code} otherwise={hint} /> : hint;
}
