import { createContext, use } from 'react';
import { isLanguage, type Language } from '../../contract/engine/languages.ts';
import { type Args, phrase } from '../../contract/words/phrase.ts';
import type { PublicWords } from './load.ts';
import type { CouponWords } from './load-coupon.ts';
import type { Leaf } from './shape/words.ts';

export type WordKey = Leaf<CouponWords>;
export type Translate = (key: WordKey, args?: Args) => string;

export interface Wording {
  readonly lang: Language;
  readonly t: Translate;
}

const missing: Wording = { lang: 'en', t: (key) => key };

export const WordsContext = createContext<Wording>(missing);

/** The language of the page and its words: `t('signIn.title')`. */
export const useWords = () => use(WordsContext);

/** A translate function over the words of one language. */
export function translator(lang: string | undefined, words: PublicWords): Wording {
  const t: Translate = (key, args) => {
    let node: unknown = words;
    for (const name of key.split('.')) node = (node as Record<string, unknown>)[name];
    return phrase(typeof node === 'string' ? node : key, args);
  };
  return { lang: isLanguage(lang) ? lang : 'en', t };
}
