/** The languages of the interface, in the order of the specification (ui-languages). */
export const languages = ['el', 'en', 'it'] as const;
export type Language = (typeof languages)[number];

/** The ids under which a user's language is saved (language-ids). */
export const languageIds = { en: 1, el: 2, it: 3 } as const satisfies Record<Language, number>;

/** How each language writes dates, numbers and money (locales). */
export const locales = { el: 'el-GR', en: 'en-GB', it: 'it-IT' } as const;

/** A name or a description in each language. */
export type Localized = { el: string; en: string; it: string };

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The language of an id, or English when nobody chose one. */
export function languageOf(languageId: number | null | undefined): Language {
  return languages.find((language) => languageIds[language] === languageId) ?? 'en';
}

/** Greek is the text of record: the other languages fall back to it (product-language-fallback). */
export function fillFromGreek(words: Partial<Localized>): Localized {
  const el = words.el ?? '';
  return { el, en: words.en || el, it: words.it || el };
}

/** One language is enough: an empty one takes en, then el, then it (names-language-fallback). */
export function fillFromAny(words: Partial<Localized>): Localized {
  const first = words.en || words.el || words.it || '';
  return { el: words.el || first, en: words.en || first, it: words.it || first };
}
