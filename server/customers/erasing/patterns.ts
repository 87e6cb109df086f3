/** A letter without its accent and case; a final sigma is a sigma. */
const plain = (letter: string) =>
  letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

/** The letters of Latin and Greek, by what they are without accents and case. */
const alike = new Map<string, string>();
for (const [from, to] of [
  [0x41, 0x17f],
  [0x370, 0x3ff],
  [0x1f00, 0x1fff],
] as const)
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/^\p{L}$/u.test(letter))
      alike.set(plain(letter), (alike.get(plain(letter)) ?? '') + letter);
  }

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');

/** Matches nothing. */
export const never = 'x^';
/** A text however its letters are accented and capital: folding every text that is looked at would take ten times as long. */
export const asTyped = (text: string) =>
  [...text]
    .map((letter) => (alike.has(plain(letter)) ? `[${alike.get(plain(letter))}]` : escaped(letter)))
    .join('');
/** A number however its digits are grouped. */
export const asDialled = (digits: string) => [...digits].join('[ ./()-]*');
/** A word that is not part of another one. */
export const asWord = (word: string) => `\\m${asTyped(word)}\\M`;
