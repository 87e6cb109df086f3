import type { Page } from 'playwright-core';
import { faultsOf, openIn, overflowOf } from '../support/browser-checks.ts';

/** Greek has the longest words and its own letters, English is what most tools read. */
export const swept = ['el', 'en'] as const;

const phones = [390, 360];

/**
 * Only colours change with the mode, and none of them with the language: pages are dark in Greek and
 * light in English, so that each is held in both. Painting one anew took a third of its sweep.
 */
const schemeOf = (path: string) => (path.startsWith('/el/') ? 'dark' : 'light');

async function wideAt(page: Page, path: string) {
  const found: string[] = [];
  for (const width of phones)
    found.push(...(await overflowOf(page, width)).map((wide) => `${path} ${wide}`));
  return found;
}

/** Opens each page: no accessibility fault, wide or on a phone, and it fits a phone. */
export async function sweep(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await openIn(page, path, schemeOf(path));
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
  for (const path of paths) {
    await page.goto(path);
    found.push(...(await wideAt(page, path)));
  }
  return found;
}
