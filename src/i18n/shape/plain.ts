/** A text without accents and capitals, to be looked in. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('el');
