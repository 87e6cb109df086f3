import { type Language, locales } from '../../contract/engine/languages.ts';
import type { Args } from '../../contract/words/phrase.ts';
import { sayComplaint } from '../../contract/words/say.ts';
import type { Reason } from '../tables/customer-imports.ts';

/** Days (`2026-03-29`) among the numbers and words of a reason, as the language writes them. */
function written(language: Language, args: Args = {}) {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const isDay = (value: string | number) => /^\d{4}-\d\d-\d\d$/.test(String(value));
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      isDay(value) ? day.format(new Date(value)) : value,
    ]),
  );
}

/** What is wrong with a row, in words, each with the column it is about. */
export const sayReasons = (
  language: Language,
  columns: readonly string[],
  reasons: readonly Reason[],
) =>
  reasons.map(({ column, name, args }) => {
    const said = sayComplaint(language, name, written(language, args));
    const where = column === null ? undefined : columns[column];
    return where ? `${where}: ${said}` : said;
  });
