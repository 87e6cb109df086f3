import { type Language, locales } from '../../contract/engine/languages.ts';
import { readNumber } from '../../contract/engine/numbers.ts';
import { inCalendar } from './calendar.ts';

type Moment = string | number | Date;
const formats = new Map<string, Intl.NumberFormat>();

// Making a formatter is far slower than using it, and a list makes dozens of cells.
function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  formats.set(key, known);
  return known;
}

/** DD/MM/YYYY HH:mm (date-display), in the programme's time zone. */
export const formatDateTime = (moment: Moment) => inCalendar(moment).format('DD/MM/YYYY HH:mm');

/** DD/MM/YYYY (period-range-display), in the programme's calendar. */
export const formatDate = (moment: Moment) => inCalendar(moment).format('DD/MM/YYYY');

/** A day of every year, from MM-DD: 14 March. */
export const formatBirthday = (monthDay: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`2000-${monthDay}`));

/** The time of day of a moment by the programme's clock: 14:05. */
export const formatTime = (moment: Moment) => inCalendar(moment).format('HH:mm');

/** From one day to another. */
export const formatSpan = ({ from, to }: { from: Moment; to: Moment }) =>
  `${formatDate(from)} – ${formatDate(to)}`;

export const formatNumber = (value: number, language: Language, decimals = 2) =>
  formatter(language, { maximumFractionDigits: decimals }).format(value);

export const formatMoney = (value: number, currency: string, language: Language) =>
  formatter(language, { style: 'currency', currency }).format(value);

/** A difference of money with its sign, also where it is more. */
export const formatSigned = (value: number, currency: string, language: Language) =>
  formatter(language, { style: 'currency', currency, signDisplay: 'exceptZero' }).format(value);

/** A difference of numbers with its sign, also where it is more. */
export const formatSignedNumber = (value: number, language: Language) =>
  formatter(language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(value);

/** A number to be edited: at least so many decimals, no thousands. */
export const formatAmount = (
  value: number,
  language: Language,
  leastDecimals = 2,
  mostDecimals = 2,
) =>
  formatter(language, {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: mostDecimals,
    useGrouping: false,
  }).format(value);

/**
 * What was typed as a number of its language. Empty is null; what is no number, and what may be two, is
 * the text as it was typed, so that the field can say so.
 */
export function parseAmount(text: string, language: Language): number | string | null {
  const reading = readNumber(text, language);
  if (reading.is === 'empty') return null;
  return reading.is === 'number' ? reading.value : text;
}
