import { formatMoney, formatNumber } from '../i18n/format.ts';
import { usePanel } from './context.ts';

/** How this panel writes numbers: as its language does, money in the currency of what was answered. */
export function useWritten(currency = 'EUR') {
  const { lang } = usePanel();
  return {
    lang,
    currency,
    money: (amount: number) => formatMoney(amount, currency, lang),
    number: (value: number) => formatNumber(value, lang),
  };
}
