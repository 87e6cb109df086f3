import type { Language } from '../../contract/languages.ts';
import type { words as panelEnglish } from './en/panel.ts';
import type { Complete } from './words.ts';

export type PanelWords = Complete<typeof panelEnglish>;

const panelLoaders: Record<Language, () => Promise<{ words: PanelWords }>> = {
  el: () => import('./el/panel.ts'),
  en: () => import('./en/panel.ts'),
  it: () => import('./it/panel.ts'),
};
const kept = new Map<Language, Promise<PanelWords>>();

/** The words of the panels in one language, fetched once; the promise can be given to `use`. */
export function loadPanelWords(language: Language): Promise<PanelWords> {
  const known = kept.get(language);
  if (known) return known;
  const loading = panelLoaders[language]().then((module) => module.words);
  kept.set(language, loading);
  loading.catch(() => kept.delete(language));
  return loading;
}
