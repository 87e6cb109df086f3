import type { Language } from '../../contract/engine/languages.ts';
import type { pos as english } from './en/pos.ts';
import type { why as englishWhy } from './en/transactions/why.ts';
import type { Complete } from './shape/words.ts';

export interface PosWords {
  readonly pos: Complete<typeof english>;
  readonly why: Complete<typeof englishWhy>;
}

const both = async (
  pos: Promise<{ pos: PosWords['pos'] }>,
  why: Promise<{ why: PosWords['why'] }>,
): Promise<PosWords> => ({ ...(await pos), ...(await why) });

const loaders: Record<Language, () => Promise<PosWords>> = {
  el: () => both(import('./el/pos.ts'), import('./el/transactions/why.ts')),
  en: () => both(import('./en/pos.ts'), import('./en/transactions/why.ts')),
  it: () => both(import('./it/pos.ts'), import('./it/transactions/why.ts')),
};

/** The words of the point of sale in one language. */
export const loadPosWords = (language: Language) => loaders[language]();
