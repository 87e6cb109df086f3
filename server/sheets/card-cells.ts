import {
  cardCode,
  fitsCheckDigit,
  isCardCode,
  isRounded,
} from '../../contract/engine/card-codes.ts';
import type { Read } from './cells.ts';

/** The number of a card, or what is wrong with the cell. */
export type ReadCard = { value: string } | Exclude<Read, { value: unknown }>;

/** A card's number, of this programme or an earlier one; what a spreadsheet has rounded or somebody mistyped is none. */
export function cardOf(cell: string): ReadCard {
  const value = cardCode(cell);
  if (isRounded(cell)) return { name: 'brokenCard' };
  if (!isCardCode(value)) return { name: 'invalidCard' };
  return fitsCheckDigit(value) ? { value } : { name: 'checkDigit' };
}
