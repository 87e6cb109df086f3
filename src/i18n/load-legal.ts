import type { Language } from '../../contract/engine/languages.ts';
import type { LegalWords } from './shape/legal.ts';

const loaders: Record<Language, () => Promise<{ legal: LegalWords }>> = {
  el: () => import('./el/legal.ts'),
  en: () => import('./en/legal.ts'),
  it: () => import('./it/legal.ts'),
};

/** The legal texts in one language. */
export const loadLegalWords = async (language: Language) => (await loaders[language]()).legal;
