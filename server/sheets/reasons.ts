import type { Language } from '../../contract/engine/languages.ts';
import { sayComplaint } from '../../contract/words/say.ts';
import type { Reason } from '../tables/customer-imports.ts';

/** What is wrong with a row, in words, each with the column it is about. */
export const sayReasons = (
  language: Language,
  columns: readonly string[],
  reasons: readonly Reason[],
) =>
  reasons.map(({ column, name, args }) => {
    const said = sayComplaint(language, name, args);
    const where = column === null ? undefined : columns[column];
    return where ? `${where}: ${said}` : said;
  });
