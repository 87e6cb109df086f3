import type { Language } from '../../contract/languages.ts';

interface LegalText {
  readonly lead: string;
  readonly sections: readonly { title: string; paragraphs: readonly string[] }[];
}
export type LegalWords = Record<'terms' | 'privacy' | 'marketing', LegalText>;

const loaders: Record<Language, () => Promise<{ legal: LegalWords }>> = {
  el: () => import('./el/legal.ts'),
  en: () => import('./en/legal.ts'),
  it: () => import('./it/legal.ts'),
};

/** The legal texts in one language. */
export const loadLegalWords = async (language: Language) => (await loaders[language]()).legal;
