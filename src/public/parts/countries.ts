import { useEffect, useState } from 'react';
import type { Country, countries } from '../../../contract/common/common.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { send } from '../../session/api.ts';

/** Greece, until the list has arrived and for whoever does not choose. */
export const defaultCountry = 300;
/** The country that a newcomer is most likely in, by the language they read. */
export const countryOf = (language: Language) => (language === 'it' ? 380 : defaultCountry);
const greece: Country = {
  country_id: defaultCountry,
  code: 'GR',
  name: '',
  calling_code: '+30',
  main: true,
  vat: true,
};
const lists = new Map<Language, Country[]>();

/** The countries by name; Greece alone while they are on their way, or when they cannot be had. */
export function useCountries(language: Language): readonly Country[] {
  const [, arrived] = useState(0);
  useEffect(() => {
    if (lists.has(language)) return;
    send<typeof countries>('GET', '/common/countries')
      .then(({ data }) => {
        lists.set(language, data.countries);
        arrived((count) => count + 1);
      })
      .catch(() => undefined);
  }, [language]);
  return lists.get(language) ?? [greece];
}
