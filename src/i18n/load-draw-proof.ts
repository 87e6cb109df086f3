import type { Language } from '../../contract/engine/languages.ts';
import type { drawProof as english } from './en/draw-proof.ts';
import type { Complete } from './shape/words.ts';

export type DrawProofWords = Complete<typeof english>;

const loaders: Record<Language, () => Promise<{ drawProof: DrawProofWords }>> = {
  el: () => import('./el/draw-proof.ts'),
  en: () => import('./en/draw-proof.ts'),
  it: () => import('./it/draw-proof.ts'),
};

/** The words of the page that checks a draw, in one language. */
export const loadDrawProofWords = async (language: Language): Promise<DrawProofWords> =>
  (await loaders[language]()).drawProof;
