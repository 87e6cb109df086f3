import { type Language, locales } from '../engine/languages.ts';

/** An amount with its currency (ISO 4217), as a language writes it: `39,90 €`, `€39.90`. */
export const sayMoney = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount);
