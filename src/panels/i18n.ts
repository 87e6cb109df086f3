import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useMemo } from 'react';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Language, languages } from '../../contract/engine/languages.ts';
import type { Args } from '../../contract/words/phrase.ts';
import type { Dictionary } from '../i18n/load-panel.ts';

const locales = languages.map((locale) => ({ locale, name: locale }));

/** What react-admin and the panel's own pages say, looked up anew each time: the words grow with the screens. */
export function useI18n(lang: Language, words: Dictionary): I18nProvider {
  return useMemo(() => {
    // Polyglot keeps no phrases of its own: each is handed to it with its key.
    const polyglot = polyglotI18nProvider(() => ({}) as TranslationMessages, lang, locales, {
      allowMissing: true,
    });
    return {
      ...polyglot,
      translate: (key: string, args: Args = {}) =>
        polyglot.translate(key, { ...args, _: words.get(key) ?? args._ }),
      // The path of the page says which language it is in.
      changeLocale: async () => undefined,
    };
  }, [lang, words]);
}
