import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What differs where the same page is in another language and other colours. */
export const looks = [
  'color-contrast',
  'target-size',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
];

declare global {
  interface Window {
    axe: typeof axe;
    /** For how many frames nothing has happened on the page, as one wait has counted them. */
    calm?: { wait: number; frames: number };
  }
}

const openRequests = new WeakMap<Page, Set<Request>>();

/** What a page has asked for and not yet received; counted from the first call on. */
function openRequestsOf(page: Page): Set<Request> {
  const known = openRequests.get(page);
  if (known) return known;
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

let waits = 0;

/** Until a page has shown its answers, with its fonts, and nothing has moved for a few frames. */
const calm = (page: Page) =>
  page.waitForFunction((wait) => {
    const busy = '[aria-busy=true], .MuiSkeleton-root, .MuiCircularProgress-root';
    const moving = document.getAnimations().some(({ playState }) => playState === 'running');
    const isShown = document.querySelector('h1') && document.fonts.status === 'loaded';
    const isCalm = isShown && !moving && !document.querySelector(busy);
    const before = window.calm?.wait === wait ? window.calm.frames : 0;
    window.calm = { wait, frames: isCalm ? before + 1 : 0 };
    return window.calm.frames > 2;
  }, ++waits);

/** Until a page shows all that it fetched, and asks for nothing more. */
export async function settled(page: Page) {
  const open = openRequestsOf(page);
  // What was answered is shown in the next frame, and may ask for more.
  do await calm(page);
  while (open.size > 0);
}

/** Opens a page in light or dark and waits until it is painted. */
export async function openIn(page: Page, path: string, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.goto(path);
  await page.waitForFunction(
    (scheme) => document.documentElement.style.colorScheme === scheme,
    colorScheme,
  );
  await settled(page);
}

/** What axe finds wrong at levels A and AA, or by some rules only; one line for each kind of fault. */
export async function faultsOf(page: Page, only: readonly string[] = levels): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // A colour on its way to another is neither.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => {
        const [first] = nodes;
        return `${id} ×${nodes.length}: ${first?.html.slice(0, 160)} — ${first?.failureSummary?.slice(0, 200)}`;
      });
    },
    [...only],
  );
}

/** What sticks out of the window, where anything does. */
export async function overflowOf(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 740 });
  await settled(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} > ${clientWidth}: ${wide.at(-1)?.outerHTML.slice(0, 160)}`];
  });
}

const desk = { width: 1280, height: 860 };

/** Nothing is wrong with what a page shows, and all of it fits a phone; afterwards it is as wide as a desk again. */
export async function expectSound(page: Page) {
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page, 390)).toEqual([]);
  await page.setViewportSize(desk);
}
