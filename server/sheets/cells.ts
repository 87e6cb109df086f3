import {
  cardCode,
  fitsCheckDigit,
  isCardCode,
  isRounded,
} from '../../contract/engine/card-codes.ts';
import { type DecimalSign, numberWith } from '../../contract/engine/numbers.ts';
import type { Args } from '../../contract/words/phrase.ts';
import type { ValidationName } from '../../contract/words/validation.ts';
import { plain } from './headers.ts';

export type Value = string | number | boolean;
/** A value as it is stored, or what is wrong with the cell. */
export type Read = { value: Value } | { name: ValidationName; args?: Args };

const words = (list: string) => new Set(list.split(',').map(plain));
const yes = words(
  'yes,y,true,1,x,on,subscribed,opted in,opt-in,ναι,ν,nai,αληθές,εγγεγραμμένος,sì,si,s,vero,iscritto',
);
const no = words(
  'no,n,false,0,off,none,never,unsubscribed,nonsubscribed,not subscribed,opted out,opt-out,cleaned,bounced,pending,archived,όχι,ο,oxi,ochi,ψευδές,falso,disiscritto,annullato',
);
const ticks = new Set(['✓', '✔', '✅', '☑']);
const crosses = new Set(['✗', '✘', '✕', '❌', '☐']);

/** Yes or no in the words of three languages and of mail programs. */
export function flagOf(cell: string): Read {
  const [word, sign] = [plain(cell), cell.replace('\uFE0F', '')];
  if (yes.has(word) || ticks.has(sign)) return { value: true };
  return no.has(word) || crosses.has(sign) ? { value: false } : { name: 'yesOrNo' };
}

/**
 * A number of a column whose decimal sign is known; a cell that can be read in one way only is read so. Below
 * zero are `-5`, `5-` and, as accountants write it, `(5)`. Undefined where the cell is no number.
 */
export function numberIn(cell: string, sign: DecimalSign): number | undefined {
  const signed = cell.replace(/^\((.+)\)$/, '-$1').replace(/^\+|\+$/, '');
  return numberWith(signed, sign) ?? numberWith(signed, sign === ',' ? '.' : ',');
}

/** The number of a card, or what is wrong with the cell. */
export type ReadCard = { value: string } | Exclude<Read, { value: unknown }>;

/** A card's number, of this programme or an earlier one; what a spreadsheet has rounded or somebody mistyped is none. */
export function cardOf(cell: string): ReadCard {
  const value = cardCode(cell);
  if (isRounded(cell)) return { name: 'brokenCard' };
  if (!isCardCode(value)) return { name: 'invalidCard' };
  return fitsCheckDigit(value) ? { value } : { name: 'checkDigit' };
}
