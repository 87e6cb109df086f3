import type { Language } from '../../contract/engine/languages.ts';
import type { words as publicEnglish } from './en/public.ts';
import type { Complete } from './shape/words.ts';

export type PublicWords = Complete<typeof publicEnglish>;

// One named loader per language: a conditional import is bundled as one that fetches every branch.
const publicLoaders: Record<Language, () => Promise<{ words: PublicWords }>> = {
  el: () => import('./el/public.ts'),
  en: () => import('./en/public.ts'),
  it: () => import('./it/public.ts'),
};
const loaded = new Map<Language, Promise<PublicWords>>();

/** The words of the public pages in one language, fetched once. */
export function loadPublicWords(language: Language): Promise<PublicWords> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = publicLoaders[language]().then((module) => module.words);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
