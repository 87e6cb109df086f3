import { type Language, locales } from '../../contract/engine/languages.ts';
import { readNumber } from '../../contract/engine/numbers.ts';
import { formatAmount, formatNumber } from './format.ts';

// Thousands alone, which another language reads as decimals.
const ambiguous = /^[^\d.,]*\d{1,3}(?:\.\d{3}|,\d{3})[^\d.,]*$/u;
const mostDecimals = 6;

/** A number that nobody reads in two ways: without signs between thousands, and whole thousands in words. */
export function unmistakable(value: number, language: Language): string {
  const digits = formatAmount(value, language, 0, mostDecimals);
  if (value === 0 || value % 1000 !== 0) return digits;
  const scale = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 3 } as const;
  return `${digits} (${new Intl.NumberFormat(locales[language], scale).format(value)})`;
}

/** What a text is understood as; undefined where nobody needs to see it, as it is written so. */
export function understood(text: string, language: Language): string | undefined {
  const reading = readNumber(text, language);
  if (reading.is !== 'number') return undefined;
  const { value } = reading;
  if (ambiguous.test(text)) return unmistakable(value, language);
  const isLong = Math.abs(value) >= 1000;
  const isAsTyped = formatNumber(value, language, mostDecimals) === text.trim();
  return isLong && !isAsTyped ? formatNumber(value, language, mostDecimals) : undefined;
}

/** The numbers that a text may be, whole ones alone where no other is taken; undefined where it is one or none. */
export function eitherOf(
  text: string,
  language: Language,
  isWhole = false,
): readonly number[] | undefined {
  const reading = readNumber(text, language);
  if (reading.is !== 'unsure') return undefined;
  return isWhole ? reading.either.filter(Number.isInteger) : reading.either;
}
