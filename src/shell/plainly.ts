/** A text as it is looked for: without accents and case, the Greek final sigma as any other. */
export const plainly = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('ς', 'σ');
