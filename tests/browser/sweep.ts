import type { Page } from 'playwright-core';
import { faultsOf, openIn, overflowOf, settled } from '../support/browser-checks.ts';

/** Greek has the longest words and its own letters, English is what most tools read. */
export const swept = ['el', 'en'] as const;

const phones = [390, 360];

/**
 * Only colours change with the mode, and none of them with the language: pages are dark in Greek and
 * light in English, so that each is held in both. Painting one anew took a third of its sweep.
 */
const schemeOf = (path: string) => (path.startsWith('/el/') ? 'dark' : 'light');

const isTitled = (page: Page, title: string | null, wanted: boolean) =>
  page.waitForFunction(
    ([text, same]) => (document.querySelector('h1')?.textContent === text) === same,
    [title, wanted] as const,
  );

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/**
 * What opens the pages of a panel as its links do, because reading the whole panel anew for each took
 * half of its sweep. Between two of them is the page of what does not exist, so that nothing is left
 * of the one before, and the next is there once the title has changed.
 */
async function insideOf(page: Page, panel: string) {
  const nowhere = `${panel}/nowhere`;
  await openIn(page, nowhere, schemeOf(panel));
  const title = await page.locator('h1').textContent();
  return async (path: string) => {
    await follow(page, nowhere);
    await isTitled(page, title, true);
    if (path === nowhere) return;
    await follow(page, path);
    await isTitled(page, title, false);
    await settled(page);
  };
}

async function openerOf(page: Page, paths: readonly string[]) {
  const panel = /^\/\w+\/\w+Panel(?=\/)/.exec(paths[0] ?? '')?.[0];
  return panel ? insideOf(page, panel) : (path: string) => openIn(page, path, schemeOf(path));
}

async function wideAt(page: Page, path: string) {
  const found: string[] = [];
  for (const width of phones)
    found.push(...(await overflowOf(page, width)).map((wide) => `${path} ${wide}`));
  return found;
}

/** Opens each page: no accessibility fault, wide or on a phone, and it fits a phone. */
export async function sweep(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const open = await openerOf(page, paths);
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await open(path);
    found.push(...(await faultsOf(page)).map((fault) => `${path} ${schemeOf(path)}: ${fault}`));
    found.push(...(await wideAt(page, path)));
    if (path.startsWith('/en/'))
      found.push(...(await faultsOf(page)).map((fault) => `${path} phone: ${fault}`));
  }
  return found;
}

/** Opens each page on phones: it fits. */
export async function fits(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const open = await openerOf(page, paths);
  for (const path of paths) {
    await open(path);
    found.push(...(await wideAt(page, path)));
  }
  return found;
}
