import { expect, test } from 'vitest';
import { products } from '../../contract/catalogue/products.ts';
import {
  isLanguage,
  languageIds,
  languageOf,
  languages,
  locales,
} from '../../contract/engine/languages.ts';
import { localizedOptional } from '../../contract/engine/localized-fields.ts';
import { giftCategories } from '../../contract/gifts/gift-categories.ts';

test('the interface speaks Greek, English and Italian (ui-languages)', () => {
  expect(languages).toEqual(['el', 'en', 'it']);
  expect(['el', 'en', 'it', 'de', 'el-GR', '', undefined].filter(isLanguage)).toEqual([
    'el',
    'en',
    'it',
  ]);
});

test('each language has the id the specification gives it (language-ids)', () => {
  expect(languageIds).toEqual({ en: 1, el: 2, it: 3 });
  expect([1, 2, 3].map(languageOf)).toEqual(['en', 'el', 'it']);
});

test('an unknown or missing language id means English (lang-unknown)', () => {
  expect([null, undefined, 0, 4].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
});

test('each language writes numbers and dates as its country does (locales)', () => {
  expect(locales).toEqual({ el: 'el-GR', en: 'en-GB', it: 'it-IT' });
});

test.each([
  [
    { el: 'Καφές', en: '', it: '' },
    { el: 'Καφές', en: 'Καφές', it: 'Καφές' },
  ],
  [
    { el: 'Καφές', en: 'Coffee' },
    { el: 'Καφές', en: 'Coffee', it: 'Καφές' },
  ],
  [
    { el: 'Καφές', en: null, it: 'Caffè' },
    { el: 'Καφές', en: 'Καφές', it: 'Caffè' },
  ],
])(
  'a product’s name %o is Greek where a language is empty (product-language-fallback)',
  (sent, stored) => {
    expect(products.fields.name.value.parse(sent)).toEqual(stored);
  },
);

test('a product’s description falls back to Greek too, and may be empty (product-language-fallback)', () => {
  const { value } = products.fields.description;
  expect(value.parse({ el: 'Ζεστός', en: '' })).toEqual({
    el: 'Ζεστός',
    en: 'Ζεστός',
    it: 'Ζεστός',
  });
  expect(value.parse(null)).toEqual({ el: '', en: '', it: '' });
});

test('a product needs its Greek name (product-language-fallback)', () => {
  const refused = products.fields.name.value.safeParse({ el: ' ', en: 'Coffee' });
  expect(refused.error?.issues.map(({ path }) => path)).toEqual([['el']]);
});

test.each([
  [
    { en: '', el: '', it: 'Ciao' },
    { el: 'Ciao', en: 'Ciao', it: 'Ciao' },
  ],
  [
    { en: 'A', el: 'B', it: '' },
    { el: 'B', en: 'A', it: 'A' },
  ],
  [{ el: 'B' }, { el: 'B', en: 'B', it: 'B' }],
  [
    { el: 'B', it: 'C' },
    { el: 'B', en: 'B', it: 'C' },
  ],
])(
  'a gift category’s name %o is filled from English, Greek, Italian (names-language-fallback)',
  (sent, stored) => {
    expect(giftCategories.fields.name.value.parse(sent)).toEqual(stored);
  },
);

test('a gift category needs its name in one language (names-language-fallback)', () => {
  const refused = giftCategories.fields.name.value.safeParse({ en: ' ', el: '' });
  expect(refused.error?.issues.map(({ path, code }) => [path, code])).toEqual([[['el'], 'custom']]);
});

test('an optional text keeps its lines', () => {
  const { value } = localizedOptional(100);
  expect(value.parse({ el: 'α\nβ' }).en).toBe('α\nβ');
});
