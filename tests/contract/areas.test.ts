import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entities } from '../../contract/all.ts';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const contract = sourcesIn('contract');
const layers = {
  server: sourcesIn('server'),
  el: sourcesIn('src/i18n/el'),
  en: sourcesIn('src/i18n/en'),
  it: sourcesIn('src/i18n/it'),
};

/** Where an entity is declared: an area, and a file of it. */
function placeOf(name: string) {
  const declares = new RegExp(`entity\\(\\{[^}]*?\\bname: '${name}'`);
  const [found, ...more] = contract.filter(({ text }) => declares.test(text));
  if (!found || more.length) throw new Error(`${name} is declared in ${more.length + 1} files`);
  const [, area = '', file = ''] = found.path.split('/');
  return { area, file };
}

/** What is done with a declaration where it is served, and where it is named. */
const serves = /\b(rowsOf|crud|serve)\(/;
const names = /satisfies Words</;
const those = (
  sources: typeof contract,
  { area, file }: ReturnType<typeof placeOf>,
  does: RegExp,
) => sources.filter(({ text }) => text.includes(`contract/${area}/${file}'`) && does.test(text));

describe.each(entities.map(({ name }) => [name, placeOf(name)] as const))('%s', (_, place) => {
  const { area } = place;

  test('is served in the folder of its area', () => {
    const paths = those(layers.server, place, serves).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith(`server/${area}/`))).not.toEqual([]);
  });

  test.each(['el', 'en', 'it'] as const)('is named in the folder of its area in %s', (language) => {
    const paths = those(layers[language], place, names).map(({ path }) => path);
    expect(paths).not.toEqual([]);
    for (const path of paths) expect(path).toContain(`src/i18n/${language}/${area}/`);
  });
});

test('areas are called the same in every layer', () => {
  const areas = [...new Set(entities.map(({ name }) => placeOf(name).area))];
  const foldersOf = (folder: string) => readdirSync(folder);
  for (const layer of ['server', 'src/custom', 'src/i18n/en', 'tests/server'])
    expect([layer, areas.filter((area) => !foldersOf(layer).includes(area))]).toEqual([layer, []]);
});
