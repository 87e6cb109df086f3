import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantBy } from '../../../src/panels/command/meant.ts';

const named = (names: readonly string[]) => names.map((name) => ({ name }));
const found = (typed: string, ...names: string[]) =>
  meantBy(typed, named(names)).map(({ name }) => name);

test.each([
  ['καμπάνια', 'Καμπάνιες'],
  ['ρύθμιση', 'Ρυθμίσεις'],
  ['πελάτης', 'Πελάτες'],
  ['δώρο', 'Δώρα'],
  ['campagna', 'Campagne'],
  ['transazione', 'Transazioni'],
  ['premio', 'Premi'],
  ['campaign', 'Campaigns'],
])('%s finds %s: a word is looked for by its stem', (typed, name) => {
  expect(found(typed, name, 'Ταμείο', 'Viber')).toEqual([name]);
});

test('what begins with the text stands first, then what has a word that does, then what contains it', () => {
  expect(found('πό', 'Συμπόσια', 'Μηνιαίοι πόντοι', 'Πόντοι')).toEqual([
    'Πόντοι',
    'Μηνιαίοι πόντοι',
    'Συμπόσια',
  ]);
});

test('every word of the text is wanted, in any order', () => {
  expect(found('πόντοι μηνιαίοι', 'Μηνιαίοι πόντοι', 'Πόντοι')).toEqual(['Μηνιαίοι πόντοι']);
});

test('a name is found by any beginning of itself, and nothing is found twice', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-zα-ω]{1,9}$/), { minLength: 1 });
  fc.assert(
    fc.property(names, fc.nat(), fc.integer({ min: 1, max: 9 }), (all, place, length) => {
      const name = all[place % all.length] as string;
      const hits = found(name.slice(0, length), ...all);
      expect(hits).toContain(name);
      expect(new Set(hits).size).toBe(hits.length);
    }),
  );
});
