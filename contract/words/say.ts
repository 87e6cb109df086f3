import type { RefusalId } from '../engine/errors.ts';
import { type Language, locales } from '../engine/languages.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { moneyOfRefusals } from './money-of-refusals.ts';
import { type Args, phrase } from './phrase.ts';
import { rightPath } from './right-names.ts';
import { sayMoney } from './say-money.ts';
import { type Issue, type ValidationName, validationKey } from './validation.ts';

const words = { el, en, it };

/** Numbers, days (`2026-03-29`) and rights (`paths`) as the language writes them; of `money`, in the currency that is among them. */
const written = (language: Language, args: Args, money: readonly string[] = []) => {
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  const { currency } = args;
  const amount = (value: number) =>
    typeof currency === 'string' ? sayMoney(language, value, currency) : number.format(value);
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const write = (name: string, value: string | number) => {
    if (name === 'paths' && typeof value === 'string')
      return value
        .split(', ')
        .map((path) => rightPath(path, language))
        .join(', ');
    if (typeof value === 'number')
      return money.includes(name) ? amount(value) : number.format(value);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? day.format(new Date(value)) : value;
  };
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, write(name, value)]),
  );
};

/** The sentence of a refusal with the numbers it names, in the caller's language. */
export const sayRefusal = (language: Language, id: RefusalId, details: Args = {}) =>
  phrase(words[language].refusals[id], written(language, details, moneyOfRefusals[id]));

/** Days (`2026-03-29`) as the language writes them; everything else as it is. */
const withDays = (language: Language, args: Args) => {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const isDay = (value: string | number) => /^\d{4}-\d\d-\d\d$/.test(String(value));
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      isDay(value) ? day.format(new Date(value)) : value,
    ]),
  );
};

/** What is wrong with a field, by its message key, in the caller's language. */
export const sayComplaint = (language: Language, name: ValidationName, args: Args = {}) =>
  phrase(words[language].validation[name], withDays(language, args));

/** What a zod issue says is wrong with a field, in the caller's language. */
export function sayIssue(language: Language, issue: Issue): string {
  const { name, args } = validationKey(issue);
  return sayComplaint(language, name, args);
}
