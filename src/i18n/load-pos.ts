import type { Language } from '../../contract/engine/languages.ts';
import type { pos as english } from './en/pos.ts';
import type { returning as englishReturning } from './en/transactions/returning.ts';
import type { sums as englishSums } from './en/transactions/sums.ts';
import type { why as englishWhy } from './en/transactions/why.ts';
import type { Complete } from './shape/words.ts';

export interface PosWords {
  readonly pos: Complete<
    typeof english & { returning: typeof englishReturning; sums: typeof englishSums }
  >;
  readonly why: Complete<typeof englishWhy>;
}

const all = async (
  pos: Promise<{ pos: Complete<typeof english> }>,
  why: Promise<{ why: PosWords['why'] }>,
  words: Promise<{ returning: PosWords['pos']['returning'] }>,
  sums: Promise<{ sums: PosWords['pos']['sums'] }>,
): Promise<PosWords> => ({
  pos: { ...(await pos).pos, ...(await words), ...(await sums) },
  why: (await why).why,
});

const loaders: Record<Language, () => Promise<PosWords>> = {
  el: () =>
    all(
      import('./el/pos.ts'),
      import('./el/transactions/why.ts'),
      import('./el/transactions/returning.ts'),
      import('./el/transactions/sums.ts'),
    ),
  en: () =>
    all(
      import('./en/pos.ts'),
      import('./en/transactions/why.ts'),
      import('./en/transactions/returning.ts'),
      import('./en/transactions/sums.ts'),
    ),
  it: () =>
    all(
      import('./it/pos.ts'),
      import('./it/transactions/why.ts'),
      import('./it/transactions/returning.ts'),
      import('./it/transactions/sums.ts'),
    ),
};

/** The words of the point of sale in one language. */
export const loadPosWords = (language: Language) => loaders[language]();
