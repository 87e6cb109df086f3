import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OwnStore } from '../../../contract/people/session.ts';
import { type PermissionTree, treeOf } from '../../../contract/permissions/permissions.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { loadPanel } from '../../../src/panels/load-panel.ts';
import type { PanelName } from '../../../src/session/paths.ts';
import { allBut } from '../../support/areas/people.ts';
import { here, isAt, open, signedInTo, useBack } from '../../support/panel/panel.tsx';
import { notBuilt, parents, routes } from './route-permissions.data.ts';

const back = useBack();
const kinds: Record<PanelName, OwnStore['kind']> = {
  storePanel: 'store',
  loyaltyPanel: 'company',
  supplierPanel: 'supplier',
};
const everyPanel = Object.keys(kinds) as PanelName[];

const have = (permissions: PermissionTree) =>
  back().database.db.update(membershipsTable).set({ permissions });
const at = (panel: PanelName, path: string) => `/en/${panel}${path && `/${path}`}`;

const often = { interval: 10 };
type End = 'forbidden' | 'nowhere' | 'opened' | 'on its way';

/** Where the browser has come to: the forbidden page, or a page of the path's own. */
function endOf(path: string): End {
  const title = document.querySelector('h1')?.textContent;
  if (here() === '/en/forbidden') return 'forbidden';
  if (location.pathname !== path || !title) return 'on its way';
  return title === 'Whoops, 404' ? 'nowhere' : 'opened';
}

/** Goes to a path and tells where that ends, where it is not as it is to be. */
async function wrong(path: string, wanted: End, go: (to: string) => Promise<unknown> = open) {
  await go(path);
  const comes = () =>
    waitFor(() => {
      if (endOf(path) !== wanted) throw new Error(`At ${here()}`);
    }, often);
  return comes().then(
    () => [],
    () => [`${path}: ${endOf(path)}, not ${wanted}`],
  );
}

describe.each(everyPanel)('in the %s', (panel) => {
  const known = routes[panel].filter(([, permission]) => permission);

  test('each route is guarded by its own permission (routes-dotted-permission)', async () => {
    const { resources, pages } = await loadPanel(panel);
    const guards = new Map<string, string | undefined>([
      ...resources.map(({ name, entity }) => [name, entity.permission.read] as const),
      ...pages.map(({ path, permission }) => [path.replace(/:\w+/, '{id}'), permission] as const),
    ]);
    const guarded = known.map(([path]) => [path, guards.get(path)]);
    expect(guarded).toEqual(known.map(([path, permission]) => [path, permission]));
  });

  test.each(known.filter((_, index) => index % 6 === 0))(
    '%s opens with %s alone (routes-dotted-permission)',
    async (path, permission) => {
      await signedInTo(kinds[panel]);
      await have(treeOf([String(permission)]));
      expect(await wrong(at(panel, path.replace('{id}', '1')), 'opened')).toEqual([]);
    },
  );

  test('no route opens with the permissions of no route (routes-dotted-permission)', async () => {
    await signedInTo(kinds[panel]);
    await have(allBut(...known.map(([, permission]) => String(permission))));
    const { go } = await open('/en/forbidden');
    const faults: string[] = [];
    // Without its home a panel leads on to the first screen there is.
    for (const [template] of known.filter(([path]) => path !== ''))
      faults.push(...(await wrong(at(panel, template.replace('{id}', '1')), 'forbidden', go)));
    expect(faults).toEqual([]);
  });

  test.each(parents[panel])(
    '%s leads to the first that is permitted, with %s (routes-dotted-permission)',
    async (path, permission, child) => {
      await signedInTo(kinds[panel]);
      const ofChild = String(known.find(([each]) => each === child)?.[1]);
      const own = permission ? [permission] : [];
      await have(treeOf([...own, ofChild]));
      await open(at(panel, path));
      await isAt(at(panel, child));
      await have(allBut(permission ?? ofChild));
      const next = known.find(([each, needs]) => each.startsWith(`${path}/`) && needs !== ofChild);
      await open(at(panel, path));
      await isAt(permission || !next ? '/en/forbidden' : at(panel, next[0]));
    },
  );

  test('what is not built is the page of what does not exist, until it is', async () => {
    await signedInTo(kinds[panel]);
    const opened: string[] = [];
    const { go } = await open(at(panel, 'nowhere'));
    for (const path of notBuilt[panel])
      opened.push(...(await wrong(at(panel, path), 'nowhere', go)));
    expect(opened).toEqual([]);
  });
});

test.each([
  ['store', 'loyaltyPanel/stores/stores-tab'],
  ['store', 'supplierPanel/gifts'],
  ['supplier', 'storePanel/transactions'],
  ['company', 'storePanel/settings/profile'],
] as const)(
  'of a %s, whoever opens %s is told that they may not (guard-permission)',
  async (kind, path) => {
    await signedInTo(kind);
    await open(`/en/${path}`);
    await isAt('/en/forbidden');
    await screen.findByText('You don’t have the rights to access this resource.');
  },
);
