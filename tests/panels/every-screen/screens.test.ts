import { expect, test } from 'vitest';
import { groups } from '../../../src/i18n/en/panel.ts';
import { groupOf as groupOfScreen } from '../../../src/i18n/load-panel.ts';
import { outlines as catalogue } from '../../../src/panels/areas/catalogue.data.ts';
import { outlines as people } from '../../../src/panels/areas/people.data.ts';
import { outlines as redeeming } from '../../../src/panels/areas/redeeming.data.ts';
import { outlines as redemptions } from '../../../src/panels/areas/redemptions.data.ts';
import { outlines as selling } from '../../../src/panels/areas/selling.data.ts';
import { loadPanel } from '../../../src/panels/load-panel.ts';
import { outlines as loyalty } from '../../../src/panels/loyalty.data.ts';
import { outlines as store } from '../../../src/panels/store.data.ts';
import { outlines as supplier } from '../../../src/panels/supplier.data.ts';
import { panelNames } from '../../../src/session/paths.ts';
import { screenAt } from '../../../src/shell/panel.ts';

const has = (tree: object, ...path: string[]) =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], tree) !==
  undefined;

test.each(panelNames)('the screens of the %s find their words by their path', async (name) => {
  const { resources, pages, menu } = await loadPanel(name);
  const groupOf = (path: string) => groupOfScreen(`/en/${name}/${path}`);
  const without = [
    ...pages.filter(({ path }) => !has(groups, groupOf(path))).map(({ path }) => path),
    ...resources
      .filter((each) => !has(groups, groupOf(each.name), 'resources', each.name))
      .map((each) => each.name),
    ...menu.filter(({ word }) => !has(groups, name, 'menu', word)).map(({ word }) => word),
    ...menu.flatMap(({ part }) => (part && !has(groups, name, 'menuParts', part) ? [part] : [])),
    ...menu
      .flatMap(({ paths }) => paths)
      .filter((path) => path && !has(groups, name, 'tabs', path)),
  ];
  expect(without).toEqual([]);
});

test.each(panelNames)(
  'every screen of the %s is known by its path before it opens',
  async (name) => {
    const spec = await loadPanel(name);
    for (const { path, component } of spec.pages) expect(screenAt(spec, path)).toBe(component);
    for (const { name: path, list, create, edit } of spec.resources) {
      expect(screenAt(spec, path)).toBe(list);
      expect(screenAt(spec, `${path}/create`)).toBe(create);
      expect(screenAt(spec, `${path}/7`)).toBe(edit);
    }
    expect(screenAt(spec, 'nowhere')).toBeUndefined();
  },
);

test.each(panelNames)('each form of the %s gets the rules of its own entity', async (name) => {
  const { resources } = await loadPanel(name);
  const sending = resources.filter(
    ({ create, edit, entity: { calls } }) => (create || edit) && (calls.create || calls.update),
  );
  const rules = await Promise.all(sending.map((each) => each.rules()));
  expect(rules.map((each) => (each as { name?: string }).name)).toEqual(
    sending.map(({ entity }) => entity.name),
  );
});

// The build writes down what comes out of a `.data.ts` file; a date or a function would not.
test.each(
  Object.entries({ catalogue, loyalty, people, redeeming, redemptions, selling, store, supplier }),
)('the outlines of %s are plain data', (_, outlines) => {
  expect(JSON.parse(JSON.stringify(outlines))).toEqual(outlines);
});
