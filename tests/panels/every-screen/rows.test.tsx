import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { login } from '../../../contract/people/auth.ts';
import { ownStores } from '../../../contract/people/session.ts';
import { loadPanel } from '../../../src/panels/load-panel.ts';
import type { PanelName } from '../../../src/session/paths.ts';
import { call } from '../../support/app.ts';
import { here, open, signInAs, useDemo } from '../../support/panel/panel.tsx';

const back = useDemo();

/** Whom of the demo each panel is opened as, and where. */
const people: Record<PanelName, readonly [mobile: string, place: string]> = {
  loyaltyPanel: ['6900000001', 'Αιγαίον Καφέ'],
  storePanel: ['6900000002', 'Αιγαίον Σύνταγμα'],
  supplierPanel: ['6900000004', 'Κεραμική Άνδρου'],
};

async function signIn(panel: PanelName) {
  const [mobile, name] = people[panel];
  const { data } = await call(back(), login, { body: { mobile, password: 'pistos-demo' } });
  const as = { token: data.access_token };
  const { stores } = (await call(back(), ownStores, { as })).data;
  const store = stores.find((each) => each.name === name);
  if (!store) throw new Error(`No ${name}`);
  const place = { storeId: store.store_id, companyId: store.company_id };
  await signInAs({ ...as, userId: 0, mobile }, place);
}

const title = () => document.querySelector('h1')?.textContent ?? '';
const shown = () => document.querySelector('main') ?? document.body;

/** Words that nobody translated: `resources.products.name`. */
const rawKeys = () =>
  (shown().textContent ?? '').match(/\b(ra|resources|shell|tabs|menu|validation)\.[\w./-]+/g) ?? [];

/** What is wrong with the page that is open, if anything. */
function faults(): string[] {
  const text = shown().textContent ?? '';
  return [
    ...(title() ? [] : ['has no heading']),
    ...(here() === '/en/forbidden' ? ['is forbidden'] : []),
    ...(/does not exist|Something went wrong/.test(text) ? ['is not there'] : []),
    ...[...shown().querySelectorAll('.MuiAlert-standardError')].map(
      ({ textContent }) => `says ${textContent}`,
    ),
    ...rawKeys().map((key) => `shows ${key}`),
  ];
}

type Go = Awaited<ReturnType<typeof open>>['go'];

const nowhere = 'Whoops, 404';

/** Follows a way, from the page of what does not exist, and tells what is wrong where it ends. */
async function follow(go: Go, panel: PanelName, path: string): Promise<string[]> {
  await go(`/en/${panel}/nowhere`);
  await waitFor(() => expect(title()).toBe(nowhere), { interval: 5 });
  await go(path);
  // What a page shows asks for more in its turn: it is there when nothing is asked for any more.
  let calm = 0;
  const arrived = () => {
    const isThere = !['', nowhere].includes(title()) && back().underWay === 0;
    calm = isThere && !shown().querySelector('.MuiSkeleton-root') ? calm + 1 : 0;
    if (calm < 3) throw new Error(path);
  };
  await waitFor(arrived, { interval: 10 }).catch(() => undefined);
  return faults().map((fault) => `${path} ${fault}`);
}

/** The first row of the list that is open: one that leads somewhere, where any does. */
function firstRow() {
  const rows = [...shown().querySelectorAll('tbody tr, ul > li')].filter(
    (each) => !each.closest('nav') && each.textContent?.trim(),
  );
  return rows.find((each) => each.querySelector('a[href^="/en/"]')) ?? rows[0];
}

/** Where it leads, by its name and by what stands beside it. */
function waysOn(): string[] {
  const links = [...(firstRow()?.querySelectorAll('a[href^="/en/"]') ?? [])];
  return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
}

test.each(Object.keys(people) as PanelName[])(
  'in the %s each list opens, and so does what the first of its rows leads to',
  async (panel) => {
    await signIn(panel);
    const { resources } = await loadPanel(panel);
    const { go } = await open(`/en/${panel}/nowhere`);
    const faults: string[] = [];
    const opened: string[] = [];
    for (const { name, edit } of resources) {
      const list = `/en/${panel}/${name}`;
      faults.push(...(await follow(go, panel, list)));
      const isEmpty = () => /No .{1,60} yet/.test(shown().textContent ?? '');
      await waitFor(() => expect(isEmpty() || firstRow()).toBeTruthy(), { interval: 10 }).catch(
        () => undefined,
      );
      // What opens it; what else stands in a row are lists of their own.
      const ways = waysOn().slice(0, 1);
      if (edit && ways.length === 0 && !isEmpty()) faults.push(`${list} leads nowhere`);
      for (const way of ways) {
        faults.push(...(await follow(go, panel, way)));
        opened.push(way);
      }
    }
    expect(faults).toEqual([]);
    expect(opened.length).toBeGreaterThan(panel === 'supplierPanel' ? 0 : 10);
  },
);
