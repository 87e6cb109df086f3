import type { Language } from '../../contract/engine/languages.ts';
import type { registration as english } from './en/registration.ts';
import type { Complete } from './shape/words.ts';

export type RegistrationWords = Complete<typeof english>;

const loaders: Record<Language, () => Promise<{ registration: RegistrationWords }>> = {
  el: () => import('./el/registration.ts'),
  en: () => import('./en/registration.ts'),
  it: () => import('./it/registration.ts'),
};

/** The words of the pages where somebody registers and chooses a plan, in one language. */
export const loadRegistrationWords = async (language: Language): Promise<RegistrationWords> =>
  (await loaders[language]()).registration;
