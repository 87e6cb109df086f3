import type { z } from 'zod';
import { limitNames, planLimits } from '../../contract/billing/limits.ts';
import type { publicPlan } from '../../contract/billing/plans.ts';
import type { Language } from '../../contract/engine/languages.ts';
import { formatMoney, formatNumber } from './format.ts';

export type Plan = z.output<typeof publicPlan>;
type Word = (key: string, args?: object) => string;

/** A plan in words: what it costs how often, with which tax, and what it is good for. */
export function planTexts(word: Word, lang: Language) {
  const price = ({ plan_price, currency, interval, interval_count }: Plan) =>
    plan_price
      ? `${formatMoney(plan_price, currency, lang)} ${word(`every.${interval}`, { smart_count: interval_count })}`
      : word('free');
  const tax = ({ plan_price, vat_included, vat_rate }: Plan) =>
    plan_price && vat_rate
      ? word(vat_included ? 'vatIncluded' : 'vatAdded', { rate: formatNumber(vat_rate, lang) })
      : undefined;
  const limits = ({ attributes = {} }: Plan) =>
    limitNames.flatMap((name) => {
      const most = attributes[name];
      if (most === undefined) return [];
      return [word('upTo', { name: planLimits[name].name[lang], most: formatNumber(most, lang) })];
    });
  return { price, tax, limits, name: ({ plan_name }: Pick<Plan, 'plan_name'>) => plan_name[lang] };
}
