import { randomInt } from 'node:crypto';
import { pairingAlphabet } from '../../contract/tills/tills.ts';

const length = 12;
/** The last characters that lists show: enough to recognise a code, too few to use it. */
const shown = 4;

// Greek and Cyrillic capitals that look like Latin ones, and the two signs that letters look like.
const lookAlikes: Record<string, string> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: '1',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: '0',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  I: '1',
  L: '1',
  O: '0',
};

/** A code as it is looked up: capitals without accents, spaces and dashes, look-alikes as one sign. */
export const keyOfCode = (typed: string) =>
  [...typed.normalize('NFKD').toUpperCase()]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('');

/** A code nobody can guess, out of signs that are not taken for each other. */
export const newCode = (prefix = '') =>
  keyOfCode(prefix) +
  Array.from({ length }, () => pairingAlphabet[randomInt(pairingAlphabet.length)]).join('');

/** A code as people read it: in groups of four. */
export const readable = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** A code that begins with what somebody chose, which is shown as they typed it; one out of a file may begin otherwise. */
export function readableAfter(prefix: string, code: string): string {
  const key = keyOfCode(prefix);
  if (!key || !code.startsWith(key)) return readable(code);
  return `${prefix}-${readable(code.slice(key.length))}`;
}

export const endOf = (code: string) => code.slice(-shown);
