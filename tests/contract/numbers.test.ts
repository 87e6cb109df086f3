import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages, locales } from '../../contract/engine/languages.ts';
import { numberWith, readNumber } from '../../contract/engine/numbers.ts';

const one = (value: number) => ({ is: 'number', value });
const ask = (...either: number[]) => ({ is: 'unsure', either });
const none = { is: 'none' };

describe('a number as it is typed', () => {
  test.each<[Language, string, object]>([
    ['el', '1.000', one(1000)],
    ['it', '1.000', one(1000)],
    ['en', '1.000', ask(1, 1000)],
    ['el', '1,000', ask(1, 1000)],
    ['en', '1,000', one(1000)],
    ['el', '-1.000', one(-1000)],
    ['el', '−50', one(-50)],
    ['el', '+50', one(50)],
    ['el', '50-', one(-50)],
    ['el', '12,50', one(12.5)],
    ['el', '12.50', one(12.5)],
    ['en', '12.50', one(12.5)],
    ['en', '12,50', one(12.5)],
    ['el', '1.234,56', one(1234.56)],
    ['en', '1,234.56', one(1234.56)],
    ['el', '1,234.56', one(1234.56)],
    ['el', '1.000.000', one(1_000_000)],
    ['el', '1.00.000', none],
    ['el', '12.5.', none],
    ['el', '12,', one(12)],
    ['el', ',5', one(0.5)],
    ['el', '0.125', one(0.125)],
    ['el', '0,125', one(0.125)],
    ['el', '1 000', one(1000)],
    ['el', '1\u202f000', one(1000)],
    ['el', '1\u00a0000,5', one(1000.5)],
    ['el', '10 00', none],
    ['it', "1'000", one(1000)],
    ['it', '1’000,50', one(1000.5)],
    ['el', '1.234,567', one(1234.567)],
    ['el', '', { is: 'empty' }],
    ['el', ' \u00a0', { is: 'empty' }],
    ['el', 'abc', none],
    ['el', '€', none],
    ['el', '-', none],
    ['el', '.', none],
    ['el', '1e3', none],
    ['el', '½', none],
    ['el', '10k', none],
    ['el', '５０', one(50)],
    ['en', '٥٠', one(50)],
    ['el', '\u200e50\u202c', one(50)],
    ['el', '20 πόντοι', one(20)],
    ['it', '20 punti', one(20)],
    ['en', '20 pts.', one(20)],
    ['el', '1.250,00 €', one(1250)],
    ['el', '€ 12,5', one(12.5)],
    ['el', '-12,5 €', one(-12.5)],
    ['el', '€ -12,5', one(-12.5)],
    ['el', '24%', one(24)],
    ['el', '1234567890123456', none],
  ])('in %s %j is %j', (language, typed, right) => {
    expect(readNumber(typed, language)).toEqual(right);
  });

  test('is read back as the language writes it, grouped or not, with any number of decimals up to two', () => {
    const amounts = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...languages),
        fc.boolean(),
        (cents, language, useGrouping) => {
          const value = cents / 100;
          const options = { useGrouping, maximumFractionDigits: 2 };
          const text = new Intl.NumberFormat(locales[language], options).format(value);
          expect(readNumber(text, language)).toEqual(one(value || 0));
        },
      ),
    );
  });

  test('is never another one than was written: whatever is typed, it is one of its two readings, or none', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-  \u00a0'), maxLength: 12 });
    fc.assert(
      fc.property(typed, fc.constantFrom(...languages), (text, language) => {
        const reading = readNumber(text, language);
        const both = [numberWith(text, ','), numberWith(text, '.')];
        if (reading.is === 'number') expect(both).toContain(reading.value);
        if (reading.is === 'unsure') expect(new Set(both)).toEqual(new Set(reading.either));
        if (reading.is === 'none') expect(both).toEqual([undefined, undefined]);
      }),
      { numRuns: 2000 },
    );
  });
});
