import { type Language, locales } from '../../../../contract/engine/languages.ts';

// The first of January 2024 was a Monday.
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** What a day of the week is called; Monday is 1. */
export const weekdayName = (day: number, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { weekday: 'long', timeZone: 'UTC' }).format(
    monday + (day - 1) * dayMs,
  );
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
