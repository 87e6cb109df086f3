import { z } from 'zod';

/**
 * The number of a card as it is stored: capitals and digits, without spaces, points and hyphens. A programme's own cards
 * have digits; those of an earlier programme may have letters.
 */
export const cardCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

const cardShape = /^[\p{Lu}\d]{4,20}$/u;

/** Whether this is the number of a card, also of an earlier programme: 4 to 20 letters or digits. */
export const isCardCode = (code: string) => cardShape.test(code);

/** A part of the number of a card, however it is typed. */
export const partOfCard = z.preprocess(
  (sent) => (typeof sent === 'string' ? cardCode(sent) : sent),
  z.string().regex(/^[\p{Lu}\d]{0,20}$/u),
);

/** The number of any card of a customer, also of an earlier programme. */
export const anyCardNumber = z.preprocess(
  (sent) => (typeof sent === 'string' ? cardCode(sent) : sent),
  z.string().regex(cardShape),
);

/** A number that a spreadsheet has rounded: 8.80E+12. */
export const isRounded = (cell: string) => /^\d+(?:[.,]\d+)?E\+?\d+$/i.test(cell.trim());

/** Whether the last digit of an EAN-13 fits the others; true for what is no EAN-13. */
export function fitsCheckDigit(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return true;
  const sum = [...code].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
