import { describe, expect, test } from 'vitest';
import { entities } from '../../contract/all.ts';
import type { Entity } from '../../contract/engine/entity.ts';
import { languages } from '../../contract/engine/languages.ts';
import { el as elShared } from '../../contract/words/el.ts';
import { en as enShared } from '../../contract/words/en.ts';
import { it as itShared } from '../../contract/words/it.ts';
import { phrase } from '../../contract/words/phrase.ts';
import { resourceOf } from '../../src/dataProvider/sources.ts';
import { words as el } from '../../src/i18n/el/panel.ts';
import { words as en } from '../../src/i18n/en/panel.ts';
import { words as it } from '../../src/i18n/it/panel.ts';

type Texts = { readonly [key: string]: string | Texts };
interface EntityWords {
  name: string;
  fields: Record<string, string>;
}

const panels = { el, en, it };
const shared: Record<string, Texts> = { el: elShared, en: enShared, it: itShared };
const wordsOf = (language: (typeof languages)[number], entity: Entity) =>
  (panels[language].resources as unknown as Record<string, EntityWords>)[resourceOf(entity.name)];

const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${name}`, text]] : leaves(text, `${path}${name}.`),
  );
const holes = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe.each(languages)('in %s', (language) => {
  test.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s and each of its fields have words',
    (_, entity) => {
      const words = wordsOf(language, entity);
      expect(words?.name).toMatch(/.+ \|\|\|\| .+/);
      const labels = Object.keys(words?.fields ?? {}).sort();
      // Two panels may call different entities by one path.
      const there = entities.filter((each) => resourceOf(each.name) === resourceOf(entity.name));
      const fields = there.flatMap((each) => [
        each.id,
        ...Object.keys(each.fields),
        ...(each.confirms ?? []),
      ]);
      expect(labels).toEqual([...new Set(fields)].sort());
      expect(Object.values(words?.fields ?? {}).filter((label) => label.trim() === '')).toEqual([]);
    },
  );

  test('every text has an English counterpart that fills the same gaps', () => {
    for (const [english, own] of [
      [shared.en, shared[language]],
      [en, panels[language]],
    ] as [Texts, Texts][]) {
      const gaps = new Map(leaves(english).map(([path, text]) => [path, holes(text)]));
      const unfilled = leaves(own).filter(
        ([path, text]) => !holes(text).every((hole) => gaps.get(path)?.includes(hole)),
      );
      expect(unfilled).toEqual([]);
      expect(leaves(own).length).toBe(gaps.size);
    }
  });

  test('no text is empty', () => {
    const all = [...leaves(shared[language] ?? {}), ...leaves(panels[language] as Texts)];
    const empty = all.filter(([, text]) => text.trim() === '').map(([path]) => path);
    // A switch that is neither on nor off has no name in react-admin.
    expect(empty).toEqual(['ra.boolean.null']);
  });
});

describe('a phrase', () => {
  test('is filled from its arguments and keeps a gap that nothing fills', () => {
    expect(phrase('%{count} of %{total}', { count: 2 })).toBe('2 of %{total}');
  });

  test('takes the form of its count', () => {
    const text = 'one product |||| %{smart_count} products';
    expect(phrase(text, { smart_count: 1 })).toBe('one product');
    expect(phrase(text, { smart_count: 3 })).toBe('3 products');
    expect(phrase('the same', { smart_count: 3 })).toBe('the same');
  });
});

test('what was done is told as the specification words it (success-message-prefix)', () => {
  const words = Object.entries(enShared.done);
  const others = words.filter(([, text]) => !text.startsWith('You have successfully '));
  expect(others).toEqual([
    ['settingsUpdated', 'Settings updated successfully'],
    ['passwordReset', 'Your password has been reset. Thank you.'],
  ]);
});

test('a reset password is confirmed in the words of the specification (password-reset-info)', () => {
  expect(enShared.done.passwordReset).toBe('Your password has been reset. Thank you.');
});

test('an expired session is told in the words of the specification (error-401-session-expired)', () => {
  expect(enShared.refusals.signed_out).toBe('Session expired, please log in anew.');
  expect(new Set([elShared, enShared, itShared].map((each) => each.refusals.signed_out)).size).toBe(
    3,
  );
});
