import type { Page } from 'playwright-core';
import type { Language } from '../../contract/engine/languages.ts';
import { faultsOf, looks, openIn, overflowOf, settled } from '../support/browser/browser-checks.ts';

/** All pages in English; in the others no form twice, because it is the same whether its record is new or not. */
const seenIn = (language: Language, paths: readonly string[]) =>
  language === 'en' ? paths : paths.filter((path) => !/\d$/.test(path));

const narrowest = 360;
const phones = [390, narrowest];

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

async function wideAt(page: Page, path: string, widths: readonly number[]) {
  const faults: string[] = [];
  for (const width of widths)
    faults.push(...(await overflowOf(page, width)).map((wide) => `${path} ${wide}`));
  return faults;
}

// What a page is made of is the same in each language, and is held in English.
async function faultsAt(page: Page, path: string, where: string) {
  const only = path.startsWith('/en/') ? undefined : looks;
  return (await faultsOf(page, only)).map((fault) => `${path} ${where}: ${fault}`);
}

const desk = { width: 1280, height: 860 };

const onDesk = async (page: Page, path: string) => {
  if (page.viewportSize()?.width !== desk.width) {
    await page.setViewportSize(desk);
    await settled(page);
  }
  return faultsAt(page, path, schemeOf(path));
};
const onPhones = async (page: Page, path: string) => [
  ...(await wideAt(page, path, phones)),
  ...(path.startsWith('/en/') ? await faultsAt(page, path, 'phone') : []),
];

/**
 * Opens each page: no accessibility fault, wide or on a phone, and it fits a phone. Every other one is
 * opened on a phone, as the last one was left: laying out anew is much of a page's sweep.
 */
export async function sweep(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const open = await openerOf(page, paths);
  const ways = [
    [onDesk, onPhones],
    [onPhones, onDesk],
  ];
  for (const [count, path] of paths.entries()) {
    await open(path);
    for (const look of ways[count % 2] ?? []) faults.push(...(await look(page, path)));
  }
  return faults;
}

/** Opens each page on the narrowest of phones: it fits. */
async function fits(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const open = await openerOf(page, paths);
  for (const path of paths) {
    await open(path);
    faults.push(...(await wideAt(page, path, [narrowest])));
  }
  return faults;
}

/**
 * Opens each page of a panel, or each public one, in a language. Greek has the longest words and its own letters, English
 * is what most tools read; in Italian the words alone may be too long.
 */
export function seen(page: Page, language: Language, panel: string, paths: readonly string[]) {
  const pages = paths.map((path) => `/${language}${panel}/${path}`);
  return language === 'it' ? fits(page, pages) : sweep(page, pages);
}

/** As `seen`, where forms are the same whether their record is new or not. */
export const seenOnce = (page: Page, language: Language, panel: string, paths: readonly string[]) =>
  seen(page, language, panel, seenIn(language, paths));
