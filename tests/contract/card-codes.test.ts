import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardCode,
  fitsCheckDigit,
  isCardCode,
  isRounded,
} from '../../contract/engine/card-codes.ts';

test('a card is the same however its number is written', () => {
  for (const written of ['AB-1234', 'ab 1234', 'AB\u00a01234', 'ＡＢ1234', '\u202aAB1234\u202c'])
    expect(cardCode(written)).toBe('AB1234');
});

test('a card has 4 to 20 letters or digits', () => {
  const taken = ['0001', 'ΚΑΡΤΑ7', '5201234567894', 'A'.repeat(20)];
  expect(taken.filter(isCardCode)).toEqual(taken);
  expect(['123', 'A'.repeat(21), '12*4', ''].filter(isCardCode)).toEqual([]);
});

test('one wrong digit of an EAN-13 is found', () => {
  const ean = fc.stringMatching(/^\d{12}$/).map((digits) => {
    const last = [...'0123456789'].find((digit) => fitsCheckDigit(digits + digit));
    return digits + last;
  });
  fc.assert(
    fc.property(ean, fc.nat(12), fc.integer({ min: 1, max: 9 }), (code, place, by) => {
      expect(fitsCheckDigit(code)).toBe(true);
      const digit = (Number(code[place]) + by) % 10;
      expect(fitsCheckDigit(`${code.slice(0, place)}${digit}${code.slice(place + 1)}`)).toBe(false);
    }),
  );
});

test('what a spreadsheet has rounded is no number of a card', () => {
  expect(['8.80E+12', '8,8e12', '5,20123E+12'].every(isRounded)).toBe(true);
  expect(['E12', '12E', '5201234567894'].some(isRounded)).toBe(false);
});
