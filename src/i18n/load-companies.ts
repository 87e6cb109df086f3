import type { Language } from '../../contract/engine/languages.ts';
import type { companies as english } from './en/companies.ts';
import type { Complete } from './shape/words.ts';

export type CompaniesWords = Complete<typeof english>;

const loaders: Record<Language, () => Promise<{ companies: CompaniesWords }>> = {
  el: () => import('./el/companies.ts'),
  en: () => import('./en/companies.ts'),
  it: () => import('./it/companies.ts'),
};

/** The words of the overview of companies in one language. */
export const loadCompaniesWords = async (language: Language): Promise<CompaniesWords> =>
  (await loaders[language]()).companies;
