import { createContext, use } from 'react';
import { type Args, phrase } from '../../../../contract/words/phrase.ts';
import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import type { PosWords } from '../../../i18n/load-pos.ts';
import type { Leaf } from '../../../i18n/shape/words.ts';
import { useWords } from '../../../i18n/use-words.ts';

type PosKey = Leaf<PosWords['pos']>;

export const PosContext = createContext<{ words: PosWords; currency: string } | null>(null);

/** The words of the till, and how it writes points and money. */
export function usePos() {
  const context = use(PosContext);
  const { lang } = useWords();
  if (!context) throw new Error('No till around this component');
  const { words, currency } = context;
  const p = (key: PosKey, args?: Args) => {
    let node: unknown = words.pos;
    for (const name of key.split('.')) node = (node as Record<string, unknown>)[name];
    return phrase(String(node ?? key), args);
  };
  return {
    p,
    lang,
    why: words.why,
    currency,
    money: (value: number) => formatMoney(value, currency, lang),
    points: (value: number) => formatNumber(value, lang),
  };
}
