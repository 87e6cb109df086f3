import { expect, test } from 'vitest';
import { words as el } from '../../../src/i18n/el/panel.ts';
import { words as en } from '../../../src/i18n/en/panel.ts';
import { formatAmount, parseAmount } from '../../../src/i18n/format.ts';
import { words as it } from '../../../src/i18n/it/panel.ts';
import type { PanelSpec } from '../../../src/shell/panel.ts';
import { wordOf } from '../../support/resource-words.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every path to a word, with the word. */
function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}

// react-admin's third state of a switch is a blank.
const english = leaves(en as never).filter(([path]) => path !== 'ra.boolean.null');
const others = { el: new Map(leaves(el as never)), it: new Map(leaves(it as never)) };
const languages = ['el', 'it'] as const;

/** Words that are the same in another language: names, signs, and what Greek and Italian took over. */
const sameEverywhere =
  /^(ID|PIN|SKU|SMS|Viber|Email|Pistos|Apple Wallet|Google Wallet|Pass Type ID|English|Italiano|Ελληνικά|(%\{\w+\}[:,]? ?)+|[^\p{L}]*|Prev|OK|Webhooks?( \|\|\|\| Webhooks)?|.{0,2})$/u;
const sameIn = {
  el: ['Barcode', 'Online'],
  it: [
    'Password',
    'No',
    'Menu',
    'Zoom',
    'Email',
    'Account',
    'File',
    'Logo',
    'App',
    'Coupon',
    'Online',
    'Marketplace',
  ],
};

test.each(languages)('every English word has its %s one, and it is not empty', (language) => {
  const missing = english.filter(([path]) => !others[language].get(path)?.trim());
  expect(missing.map(([path]) => path)).toEqual([]);
});

test.each(languages)('%s has no words that English lacks', (language) => {
  const known = new Set(english.map(([path]) => path));
  expect(
    [...others[language].keys()].filter((path) => !known.has(path) && path !== 'ra.boolean.null'),
  ).toEqual([]);
});

test.each(languages)('nothing is left in English in %s', (language) => {
  const left = english
    .filter(([path, word]) => others[language].get(path) === word)
    .filter(([, word]) => !sameEverywhere.test(word) && !sameIn[language].includes(word));
  expect(left).toEqual([]);
});

const holes = (word: string) => [...new Set(word.match(/%\{\w+\}/g))].sort();
const forms = (word: string) => word.split('||||').length;

// A language may say "these" where English repeats a name, but it cannot fill a gap nobody fills.
test.each(languages)('%s fills no other gaps and has as many forms as English', (language) => {
  const wrong = english.filter(([path, word]) => {
    const other = others[language].get(path) ?? '';
    const surplus = holes(other).filter((hole) => !holes(word).includes(hole));
    return surplus.length > 0 || forms(word) !== forms(other);
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('every success message of an entity starts with the same words (success-message-prefix)', () => {
  const done = /^resources\..*\.texts\.(created|updated|deleted)$/;
  const messages = english.filter(([path]) => done.test(path));
  expect(messages.length).toBeGreaterThan(20);
  const others = messages.filter(([, word]) => !word.startsWith('You have successfully '));
  expect(others).toEqual([]);
});

/** As the specification writes them. */
const specified = {
  'products/products-tab': ['product', 'product', 'product'],
  'products/products-tags': ['product tag', 'product tag', 'product tag'],
  'products/external-links': ['External Link', 'External Link', 'External Link'],
  'stores/stores-tab': ['store', 'product', 'store'],
  'stores/network-regions': ['store network region', 'store network region', 'network region'],
  'catalog/gift-catalog': ['Gift', 'Gift', 'Gift'],
  'coupons/on-products': ['coupon on product', 'coupon on product', 'coupon on product'],
  'coupons/with-discount': ['new coupon', 'product’s discount', "product's discount"],
} as const;

test.each(Object.entries(specified))(
  '%s is reported in the words of the specification (success-message-prefix)',
  (resource, nouns) => {
    const said = ['created', 'updated', 'deleted'].map((done) =>
      wordOf(en, resource, `texts.${done}`),
    );
    expect(said).toEqual([
      `You have successfully created ${nouns[0]}`,
      `You have successfully updated ${nouns[1]}`,
      `You have successfully deleted ${nouns[2]}`,
    ]);
  },
);

const spelled = { create: 'created', update: 'updated', delete: 'deleted' } as const;
const parts = import.meta.glob<Record<string, Partial<PanelSpec>>>('../../../src/panels/**/*.tsx', {
  eager: true,
});
const resources = Object.values(parts).flatMap((part) =>
  Object.values(part).flatMap(({ resources: declared = [] }) => declared),
);
const saved = resources.flatMap(({ name, entity: { calls } }) =>
  Object.entries(spelled)
    .filter(([operation]) => calls[operation as keyof typeof calls])
    .map(([, word]) => [name, word] as const),
);

test('there are words for every record that can be saved or deleted (success-message-prefix)', () => {
  expect(saved.length).toBeGreaterThan(40);
  const known = new Set(english.map(([path]) => path));
  const raw = saved.map(([name, word]) => `resources.${name}.texts.${word}`);
  expect(raw.filter((key) => !known.has(key))).toEqual([]);
});

test('there are words for every action, link, notice and part that a resource declares', () => {
  const known = english.map(([path]) => path);
  const keys = resources.flatMap(({ name, screen: { actions = {}, links = {}, record } }) => [
    ...Object.keys(actions).map((word) => `resources.${name}.texts.actions.${word}.title`),
    ...Object.keys(links).map((word) => `resources.${name}.texts.links.${word}`),
    ...(record?.notices ?? []).map(({ word }) => `resources.${name}.texts.notices.${word}`),
    ...(record?.parts ?? []).map(({ word }) => `resources.${name}.texts.parts.${word}`),
  ]);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !known.includes(key))).toEqual([]);
});

test('an action that asks, or says that it is done, has the words for it', () => {
  const known = english.map(([path]) => path);
  const keys = resources.flatMap(({ name, entity, screen: { actions = {} } }) =>
    Object.entries(actions).flatMap(([action, spec]) => {
      const asks = spec?.ask || spec?.form ? ['question', 'text'] : [];
      const says = spec?.dialog || entity.actions[action]?.file ? [] : ['done'];
      return [...asks, ...says].map((word) => `resources.${name}.texts.actions.${action}.${word}`);
    }),
  );
  expect(keys.filter((key) => !known.includes(key))).toEqual([]);
});

test.each([
  ['el', '2,20', 2.2],
  ['el', '2.20', 2.2],
  ['it', '1.234,50', 1234.5],
  ['el', '1 234,5 €', 1234.5],
  ['en', '2.20', 2.2],
  ['el', '', null],
  ['en', 'two', 'two'],
  ['en', '1,2,3', '1,2,3'],
] as const)('in %s the amount %s is read as %s', (language, typed, amount) => {
  expect(parseAmount(typed, language)).toBe(amount);
});

test('an amount is written as its language writes it', () => {
  expect(formatAmount(1234.5, 'el')).toBe('1234,50');
  expect(formatAmount(1234.5, 'it')).toBe('1234,50');
  expect(formatAmount(1234.5, 'en')).toBe('1234.50');
});
