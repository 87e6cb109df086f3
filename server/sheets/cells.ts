import type { Args } from '../../contract/words/phrase.ts';
import type { ValidationName } from '../../contract/words/validation.ts';
import { plain } from './headers.ts';

export type Value = string | number | boolean;
/** A value as it is kept, or what is wrong with the cell. */
export type Read = { value: Value } | { name: ValidationName; args?: Args };

const said = (list: string) => new Set(list.split(',').map(plain));
const yes = said('yes,y,true,1,x,ναι,ν,αληθές,sì,si,s,vero');
const no = said('no,n,false,0,όχι,ο,ψευδές,falso');
/** Yes or no, in the words of three languages. */
export function flagOf(cell: string): Read {
  const word = plain(cell);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { name: 'yesOrNo' };
}

/** `29/2/2000`, `29-02-2000`, `2000-02-29` as yyyy-mm-dd. */
export function dayOf(cell: string): Read {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(cell);
  const [year, month, day] = local
    ? [local[3], local[2], local[1]]
    : [iso?.[1], iso?.[2], iso?.[3]];
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const exists = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 10) !== written)
    return { name: 'invalidDay' };
  return Number(year) >= 1900 ? { value: written } : { name: 'invalidDay' };
}

/**
 * `1.234,50`, `1,234.50`, `+1234.5` and `1234.5` are the same number: what stands last is the decimal sign. Below nothing are
 * `-5`, `5-` and, as accountants write it, `(5)`.
 */
export function numberOf(cell: string): number | undefined {
  const bare = cell
    .replace(/[\s\u00a0'’]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/^\+|\+$/, '')
    .replace(/^([\d.,]+)-$|^\(([\d.,]+)\)$/, '-$1$2');
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  const grouped = comma > point ? bare.replaceAll('.', '') : bare.replaceAll(',', '');
  const plainNumber = grouped.replace(',', '.');
  return /^-?\d{1,12}(\.\d+)?$/.test(plainNumber) ? Number(plainNumber) : undefined;
}
