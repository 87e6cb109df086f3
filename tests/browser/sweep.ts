import type { Page } from 'playwright-core';
import { faultsOf, overflowOf, paint, settled } from '../support/browser-checks.ts';

/** Greek has the longest words and its own letters, English is what most tools read. */
export const swept = ['el', 'en'] as const;

const phones = [390, 360];
// Only colours change with the mode.
const colours = ['color-contrast', 'link-in-text-block'];

type Scheme = Parameters<typeof paint>[1];
const other = { light: 'dark', dark: 'light' } as const;

/** Every fault in the colours the page came in, and then those of the other colours. */
async function faultsAt(page: Page, path: string, scheme: Scheme) {
  await settled(page);
  const all = await faultsOf(page);
  await paint(page, other[scheme]);
  const coloured = await faultsOf(page, colours);
  return [
    ...all.map((fault) => `${path} ${scheme}: ${fault}`),
    ...coloured.map((fault) => `${path} ${other[scheme]}: ${fault}`),
  ];
}

async function wideAt(page: Page, path: string) {
  const found: string[] = [];
  for (const width of phones)
    found.push(...(await overflowOf(page, width)).map((wide) => `${path} ${wide}`));
  return found;
}

/** Opens each page: no accessibility fault, light or dark, wide or on a phone, and it fits a phone. */
export async function sweep(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  let scheme: Scheme = 'light';
  await page.emulateMedia({ colorScheme: scheme });
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(path);
    found.push(...(await faultsAt(page, path, scheme)));
    // The next page comes in the colours that this one was left in: painting anew takes longest.
    scheme = other[scheme];
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
