/** A text without accents and capitals, to be looked in; the Greek final sigma as any other. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('el').replaceAll('ς', 'σ');
