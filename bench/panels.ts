import { gzipSync } from 'node:zlib';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import type { Server } from './server.ts';

export interface Painted {
  readonly page: string;
  /** Kilobytes of JavaScript, each file gzipped, until the page was ready. */
  readonly gzipKb: number;
  readonly firstPaintMs: number;
  /** When the rows of a list or the fields of a form were there. */
  readonly readyMs: number;
  readonly throttledFirstPaintMs: number;
  readonly throttledReadyMs: number;
}

const rounds = 5;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const median = (numbers: number[]) =>
  Math.round(numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0);

const pages = [
  { page: 'sign-in', path: '/en/sign-in', ready: 'input[type=password]' },
  { page: 'list', path: '/en/storePanel/products/products-tab', ready: 'tbody tr td' },
  { page: 'edit', path: '', ready: 'form input[name^="name"]' },
];

/** A phone of the middle class on a mobile network. */
async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: (10 * 1024 * 1024) / 8,
    uploadThroughput: (10 * 1024 * 1024) / 8,
  });
}

interface Seen {
  firstPaintMs: number;
  readyMs: number;
  gzipBytes: number;
}

// As text: what compiles this file would call helpers that the page does not have.
const markWhenPainted = (selector: string) => `(function look() {
  const found = document.querySelector(${JSON.stringify(selector)});
  requestAnimationFrame(found ? () => performance.mark('ready') : look);
})()`;

/** Opens a page with an empty cache and waits until what is looked for has been painted. */
async function open(
  context: BrowserContext,
  url: string,
  ready: string,
  slow: boolean,
): Promise<Seen> {
  const page = await context.newPage();
  if (slow) await throttle(page);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response);
  });
  await page.addInitScript(markWhenPainted(ready));
  await page.goto(url, { waitUntil: 'commit' });
  const both = () =>
    ['ready', 'first-contentful-paint'].every((name) => performance.getEntriesByName(name).length);
  await page.waitForFunction(both, undefined, { timeout: 60_000 });
  const times = await page.evaluate(() => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    readyMs: performance.getEntriesByName('ready')[0]?.startTime ?? 0,
  }));
  // Only now: reading and packing takes a core from the page.
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const gzipBytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  await page.close();
  return { ...times, gzipBytes };
}

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in as the demo's store moderator, by hand; answers what the browser keeps and a product's page. */
async function signIn(
  browser: Browser,
  address: string,
): Promise<{ session: Stored; edit: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/en/sign-in`);
  await page.locator('input[type=tel]').fill('6900000003');
  await page.locator('input[type=password]').fill('pistos-demo');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  if (page.url().endsWith('/user-stores')) await page.getByText('Αιγαίον Σύνταγμα').first().click();
  await page.waitForURL(/storePanel/);
  await page.goto(`${address}/en/storePanel/products/products-tab`);
  await page.locator('tbody tr td').last().click();
  await page.waitForURL(/products-tab\/\d+/);
  const edit = new URL(page.url()).pathname;
  const session = await context.storageState();
  await context.close();
  return { session, edit };
}

async function measure(browser: Browser, url: string, ready: string, session: Stored | undefined) {
  const seen = { quick: [] as Seen[], slow: [] as Seen[] };
  for (let round = 0; round < rounds; round += 1)
    for (const speed of ['quick', 'slow'] as const) {
      const context = await browser.newContext(session ? { storageState: session } : {});
      seen[speed].push(await open(context, url, ready, speed === 'slow'));
      await context.close();
    }
  return seen;
}

const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });

/** How soon the first rows of a company's list are painted for somebody signed in, in milliseconds. */
export async function measureList(address: string, token: string, list: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const own = await fetch(`${address}/api/users/stores/all`, { headers });
  const { data } = (await own.json()) as { data: { stores: { company_id: number }[] } };
  const entries = {
    accessToken: token,
    store: JSON.stringify(data.stores[0]),
    company: String(data.stores[0]?.company_id),
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  const browser = await launch();
  try {
    const empty = { cookies: [], origins: [{ origin: address, localStorage }] };
    const url = `${address}/en/loyaltyPanel/${list}`;
    const { quick } = await measure(browser, url, 'tbody tr td', empty);
    return median(quick.map(({ readyMs }) => readyMs));
  } finally {
    await browser.close();
  }
}

/** What the browser loads and how soon it paints, for sign-in, list and edit. */
export async function measurePanels({ address }: Pick<Server, 'address'>): Promise<Painted[]> {
  const browser = await launch();
  try {
    const { session, edit } = await signIn(browser, address);
    const painted: Painted[] = [];
    for (const { page, path, ready } of pages) {
      const url = address + (path || edit);
      const own = page === 'sign-in' ? undefined : session;
      const { quick, slow } = await measure(browser, url, ready, own);
      painted.push({
        page,
        gzipKb: median(quick.map(({ gzipBytes }) => gzipBytes / 1000)),
        firstPaintMs: median(quick.map(({ firstPaintMs }) => firstPaintMs)),
        readyMs: median(quick.map(({ readyMs }) => readyMs)),
        throttledFirstPaintMs: median(slow.map(({ firstPaintMs }) => firstPaintMs)),
        throttledReadyMs: median(slow.map(({ readyMs }) => readyMs)),
      });
    }
    return painted;
  } finally {
    await browser.close();
  }
}
