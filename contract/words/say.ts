import type { RefusalId } from '../errors.ts';
import type { Language } from '../languages.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { type Args, phrase } from './phrase.ts';
import { type Issue, type ValidationName, validationKey } from './validation.ts';

const words = { el, en, it };

/** The sentence of a refusal, in the caller's language. */
export const sayRefusal = (language: Language, id: RefusalId) => words[language].refusals[id];

/** What is wrong with a field, by its message key, in the caller's language. */
export const sayComplaint = (language: Language, name: ValidationName, args: Args = {}) =>
  phrase(words[language].validation[name], args);

/** What a zod issue says is wrong with a field, in the caller's language. */
export function sayIssue(language: Language, issue: Issue): string {
  const { name, args } = validationKey(issue);
  return sayComplaint(language, name, args);
}
