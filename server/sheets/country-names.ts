import { languages } from '../../contract/engine/languages.ts';
import { countriesIn, countryId, isCountry } from '../common/countries.ts';
import { plain } from './headers.ts';

const others = { uk: 'GB', el: 'GR', ελλας: 'GR', usa: 'US', ηπα: 'US', αγγλια: 'GB' };
const known = new Map<string, number>();

function fill() {
  for (const [name, code] of Object.entries(others)) known.set(plain(name), countryId(code));
  for (const language of languages)
    for (const { code, country_id, name } of countriesIn(language)) {
      known.set(plain(name), country_id);
      known.set(plain(code), country_id);
    }
}

/** The id of a country by its code of two or three letters or its name in any of the languages. */
export function countryNamed(text: string): number | undefined {
  if (!known.size) fill();
  const found = known.get(plain(text)) ?? countryId(text.trim().toUpperCase());
  return found && isCountry(found) ? found : undefined;
}
