import { createRequire } from 'node:module';
import isoCountries from 'i18n-iso-countries';
import { checkVAT, countries as vatCountries } from 'jsvat';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import metadata from 'libphonenumber-js/min/metadata';
import type { Country } from '../../contract/common/common.ts';
import { type Language, languages, locales } from '../../contract/engine/languages.ts';

const require = createRequire(import.meta.url);
for (const language of languages)
  isoCountries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`));

// The ids are the numbers of ISO 3166-1, which never change: Greece is 300, Italy 380.
const idOf = (code: string) => Number(isoCountries.alpha2ToNumeric(code) ?? 0);
const vatCodes = new Set(
  vatCountries.flatMap(({ codes }) => codes).map((code) => (code === 'EL' ? 'GR' : code)),
);
const codes = getCountries().filter((code) => idOf(code) > 0);
const codeById = new Map<number, CountryCode>(codes.map((code) => [idOf(code), code]));

export const greeceId = idOf('GR');
/** The id of a country by its code of two letters, and the other way; 0 and nothing where there is none. */
export const countryId = idOf;
export const countryCode = (id: number): string | undefined => codeById.get(id);
export const isCountry = (countryId: number) => codeById.has(countryId);

/** What a country is called, by its code of two letters. */
export const countryName = (code: string, language: Language): string =>
  isoCountries.getName(code, language) ?? code;

const listed = new Map<Language, Country[]>();

/** All countries, in the order of the language's own alphabet. */
export function countriesIn(language: Language): Country[] {
  const known = listed.get(language);
  if (known) return known;
  const order = new Intl.Collator(locales[language]);
  const list = codes
    .map((code) => ({
      country_id: idOf(code),
      code,
      name: isoCountries.getName(code, language) ?? code,
      calling_code: `+${getCountryCallingCode(code)}`,
      main: metadata.country_calling_codes[getCountryCallingCode(code)]?.[0] === code,
      vat: vatCodes.has(code),
    }))
    .sort((a, b) => order.compare(a.name, b.name));
  listed.set(language, list);
  return list;
}

/** National digits that a number of the country may have, by their count alone; undefined where it has none so long. */
export function possibleMobile(mobile: string, countryId: number): string | undefined {
  const code = codeById.get(countryId);
  if (!code) return undefined;
  const number = parsePhoneNumberFromString(mobile, code);
  return number?.isPossible() && number.countryCallingCode === getCountryCallingCode(code)
    ? number.nationalNumber
    : undefined;
}

/** Whether a tax number has the form and the check digits of its country; the register itself is not asked. */
export function isVatNumber(afm: string, countryId: number): boolean {
  const code = codeById.get(countryId);
  const prefix = code === 'GR' ? 'EL' : code;
  const bare = afm.replace(/[\s.-]/g, '').toUpperCase();
  if (!prefix) return false;
  return checkVAT(bare.startsWith(prefix) ? bare : prefix + bare, vatCountries).isValid;
}
