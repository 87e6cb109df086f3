import { test } from 'vitest';
import { type Language, languages } from '../../../contract/engine/languages.ts';

const dayMs = 86_400_000;
const [first = 'el'] = languages;
const today = languages[Math.floor(Date.now() / dayMs) % languages.length] ?? first;

/** The tier of what is seen in a language, and at one of several widths, of which the first is the main one. */
export const languageTier = (language: Language, isMain = true) => ({
  tags: language === today && isMain ? [] : ['long'],
});

/**
 * A journey in each language, by a title with `%s`. The whole tier has the one of the day, so that each language comes
 * every three days; the long tier has the others.
 */
export function inEachLanguage(title: string, walk: (language: Language) => Promise<void>): void {
  for (const language of languages)
    test(title.replace('%s', language), languageTier(language), () => walk(language));
}
