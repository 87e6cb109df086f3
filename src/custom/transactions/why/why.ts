import type { Language } from '../../../../contract/engine/languages.ts';
import type { Rule } from '../../../../contract/transactions/receipts.ts';
import { phrase } from '../../../../contract/words/phrase.ts';
import type { why as english } from '../../../i18n/en/transactions/why.ts';
import { formatDate, formatMoney, formatNumber } from '../../../i18n/format.ts';
import type { Complete } from '../../../i18n/shape/words.ts';

export type WhyWords = Complete<typeof english>;

export interface WhyLine {
  readonly rule: Rule['rule'];
  readonly text: string;
  /** The points after this rule, as the language writes them. */
  readonly points: string | undefined;
  /** Whether it changed anything: what did not is told more quietly. */
  readonly matters: boolean;
}

const money = new Set([
  'amount',
  'reward_amount',
  'covered',
  'min',
  'max',
  'gross',
  'discount',
  'minimum',
]);
const moments = new Set(['active_from', 'expires_at']);

function inputTexts(inputs: Rule['inputs'], lang: Language, currency: string) {
  const names = { el: 'tier', en: 'tier_en', it: 'tier_it' } as const;
  const entries = Object.entries(inputs).map(([name, value]) => {
    if (typeof value === 'number')
      return [
        name,
        money.has(name) ? formatMoney(value, currency, lang) : formatNumber(value, lang),
      ];
    if (typeof value === 'string' && moments.has(name))
      return [name, formatDate(Date.parse(value) - 1)];
    return [name, String(value ?? '')];
  });
  return { ...Object.fromEntries(entries), tier: String(inputs[names[lang]] ?? inputs.tier ?? '') };
}

/** The rules of a receipt as sentences, in the order they were tried. */
export const whyLines = (
  rules: readonly Rule[],
  words: WhyWords,
  lang: Language,
  currency: string,
): WhyLine[] =>
  rules.map(({ rule, outcome, inputs, points }) => {
    const texts: Record<string, string> = words[rule];
    const rounded = inputs.reward_floor ? 'whole' : 'decimals';
    const form = rule === 'rounding' ? rounded : inputs.not_valid ? 'notValid' : outcome;
    return {
      rule,
      text: phrase(texts[form] ?? '', inputTexts(inputs, lang, currency)),
      points: points === undefined ? undefined : formatNumber(points, lang),
      matters: outcome !== 'skipped',
    };
  });
