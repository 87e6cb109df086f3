import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages, locales } from '../../../contract/engine/languages.ts';
import { Columns } from '../../../server/sheets/column-facts.ts';
import { birthdayOf, dayOf } from '../../../server/sheets/days.ts';

const latest = '2026-11-27';
const two = (part: number) => String(part).padStart(2, '0');
const date = fc
  .integer({ min: 0, max: 365 })
  .map((days) => new Date(Date.UTC(2000, 0, 1 + days)))
  .map((at) => ({ day: at.getUTCDate(), month: at.getUTCMonth() + 1 }));
const monthIn = (language: Language, month: number, length: 'long' | 'short') =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: length, timeZone: 'UTC' })
    .formatToParts(Date.UTC(2000, month - 1, 1))
    .find(({ type }) => type === 'month')?.value ?? '';

type Spelling = (parts: { day: number; month: number }, language: Language) => string;
const spellings: readonly Spelling[] = [
  ({ day, month }) => `${day}/${month}`,
  ({ day, month }) => `${two(day)}.${two(month)}.`,
  ({ day, month }) => `--${two(month)}-${two(day)}`,
  ({ day, month }) => `0000-${two(month)}-${two(day)}`,
  ({ day, month }) => `1604-${two(month)}-${two(day)}`,
  ({ day, month }) => `--${two(month)}-${two(day)} (2026)`,
  ({ day, month }, language) => `${day} ${monthIn(language, month, 'long')}`,
  ({ day, month }, language) => `${day}-${monthIn(language, month, 'short')}`,
  ({ day, month }, language) => `${monthIn(language, month, 'long')} ${day}`,
];

describe('a birthday without a year', () => {
  test('is the same day in every spelling and language', () => {
    fc.assert(
      fc.property(
        date,
        fc.constantFrom(...spellings),
        fc.constantFrom(...languages),
        (parts, spelling, language) => {
          const cell = spelling(parts, language);
          expect([cell, birthdayOf(cell, { latest })]).toEqual([
            cell,
            { value: `${two(parts.month)}-${two(parts.day)}` },
          ]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('has the order of days of its column', () => {
    const orderIn = (cells: readonly string[]) => {
      const columns = new Columns(1, false);
      for (const cell of cells) columns.look([cell]);
      return columns.facts()[0]?.order;
    };
    expect(orderIn(['03/04', '03/14'])).toBe('mdy');
    expect(orderIn(['03/04', '14/3'])).toBe('dmy');
    expect(orderIn(['03/04', '14/3/1985'])).toBe('dmy');
    expect(orderIn(['03/04'])).toBe('unsure');
    expect(birthdayOf('03/04', { order: 'mdy' })).toEqual({ value: '03-04' });
    expect(birthdayOf('03/04', { order: 'dmy' })).toEqual({ value: '04-03' });
  });

  test.each(['3/1985', '30/2', '0/3', '32/1', '13/13', '00-00', '0000-00-00', '-'])(
    '%s is none',
    (cell) => expect(birthdayOf(cell, { latest })).toEqual({ name: 'invalidDay' }),
  );

  test('is no day where a year is needed, unless a workbook has one that it does not show', () => {
    expect(dayOf('14/3', { latest })).toEqual({ name: 'dayWithoutYear' });
    expect(dayOf('--03-14 (2026)', { latest })).toEqual({ value: '2026-03-14' });
  });

  test('is a whole date where a workbook has a year that somebody may be born in', () => {
    expect(birthdayOf('--03-14 (1985)', { latest })).toEqual({ value: '1985-03-14' });
    expect(birthdayOf('--03-14 (2025)', { latest })).toEqual({ value: '03-14' });
    expect(birthdayOf('14/03/1900', { latest })).toEqual({ value: '1900-03-14' });
  });
});
