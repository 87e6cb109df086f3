import { asciiDigits, withoutInvisible } from './characters.ts';

/** With a digit, and no letter that touches one. */
export const writtenMobile = /^(?!.*(?:\d\p{L}|\p{L}\d))[^\p{Cc}]*\d[^\p{Cc}]*$/u;

const callingMark = /^(?:tel|callto):/i;
const extension = /\s*(?:#|\bx|\bext\.?|\bεσ\.?)\s*\d{1,6}$/iu;
const scientific = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i;

/**
 * A number without what spreadsheets, contacts and screens put around it: quotes, a formula, `tel:`, an extension, marks that
 * nobody sees; with digits of ASCII. `6971990001.0` and `6.971990001E9` are written out. Undefined where a
 * spreadsheet has lost its last digits (`6.97E+09`).
 */
export function plainPhone(typed: string): string | undefined {
  const clean = asciiDigits(withoutInvisible(typed.normalize('NFKC'))).trim();
  const bare = clean
    .replace(callingMark, '')
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'/, '');
  const power = scientific.exec(bare);
  if (power) {
    const [, first = '', parts = '', places = ''] = power;
    return parts.length === Number(places) ? first + parts : undefined;
  }
  return bare.replace(/^(\+?\d{7,})[.,]0+$/, '$1').replace(extension, '');
}

const between = /\s*(?:[/;,|\n]|\s(?:ή|or|o|και|and|e)\s)\s*/iu;
const fewestDigits = 8;

/** The numbers of a text that may hold several: `697…/697…`; one that is written in parts (`333/123…`) stays whole. */
export function numbersIn(plain: string): string[] {
  const parts = plain.split(between).filter(Boolean);
  const isEach = parts.filter((part) => part.replace(/\D/g, '').length >= fewestDigits).length > 1;
  return isEach ? parts : [plain];
}
