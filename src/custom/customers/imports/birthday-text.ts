import type { Language } from '../../../../contract/engine/languages.ts';
import { formatBirthday, formatDate } from '../../../i18n/format.ts';

/** A birthday as it is shown: a date with its year (yyyy-mm-dd), or its day and month (MM-DD). */
export const birthdayText = (value: string, language: Language) =>
  value.length === 'MM-DD'.length ? formatBirthday(value, language) : formatDate(value);
