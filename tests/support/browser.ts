import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { OwnStore } from '../../contract/session.ts';
import { explain, logged } from './browser-failures.ts';
import './browser-setup.ts';
import { limit } from './pace.ts';

/** The demo accounts, as the start prints them. */
export const accounts = {
  superAdmin: '6900000001',
  companyAdmin: '6900000002',
  moderator: '6900000003',
  supplier: '6900000004',
} as const;
export type Account = keyof typeof accounts;
export const password = 'pistos-demo';
const greece = 300;

let browser: Browser;
const opened: { context: BrowserContext; problems: string[] }[] = [];

/** Connects a file's journeys to the one browser; after each of them nothing may have gone wrong unseen. */
export function useBrowser() {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  let before = 0;
  beforeEach(() => {
    before = logged().length;
  });
  afterEach(async (test) => {
    await explain(
      test,
      opened.map(({ context }) => context),
      before,
    );
    const problems = opened.flatMap((each) => each.problems);
    await Promise.all(opened.splice(0).map(({ context }) => context.close()));
    expect(problems, 'console errors, policy violations and requests to others').toEqual([]);
  });
  afterAll(() => browser.close());
}

interface CallOptions {
  origin?: string;
  token?: string;
  method?: string;
  body?: unknown;
}

/** One call to the running product, past the browser. */
export async function api<T>(path: string, { origin, token, method, body }: CallOptions = {}) {
  const response = await fetch(`${origin ?? inject('origin')}/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { data: T };
  return { status: response.status, data: answer.data };
}

/** A new token of somebody with the password of the demo accounts. */
export async function tokenOf(mobile: string, origin?: string) {
  const body = { country_id: greece, mobile, password };
  const { data } = await api<{ access_token: string }>('/users/login', {
    body,
    ...(origin ? { origin } : {}),
  });
  return data.access_token;
}

export interface Device {
  token: string;
  store: OwnStore | undefined;
}

/** Somebody signed in, in the store of that name or the first of their own. */
export async function deviceOf(account: Account, name?: string, origin?: string): Promise<Device> {
  const token = await tokenOf(accounts[account], origin);
  const { data } = await api<{ stores: OwnStore[] }>('/users/stores/all', {
    token,
    ...(origin ? { origin } : {}),
  });
  return { token, store: data.stores.find((store) => !name || store.name === name) };
}

const entriesOf = ({ token, store }: Device) => [
  { name: 'accessToken', value: token },
  ...(store
    ? [
        { name: 'store', value: JSON.stringify(store) },
        { name: 'company', value: String(store.company_id) },
      ]
    : []),
];

interface VisitorOptions {
  as?: Device;
  origin?: string;
  width?: number;
  dark?: boolean;
  /** Console errors that the journey brings about on purpose. */
  expects?: RegExp;
}

function watch(context: BrowserContext, origin: string, expects: RegExp | undefined) {
  const problems: string[] = [];
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !expects?.test(text)) problems.push(text);
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) problems.push(url);
  });
  return problems;
}

/** A browser of somebody's own; what goes wrong in it fails the test. */
export async function visitor({ as, origin, width, dark, expects }: VisitorOptions = {}) {
  const home = origin ?? inject('origin');
  const context = await browser.newContext({
    baseURL: home,
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    colorScheme: dark ? 'dark' : 'light',
    // Nobody waits for something to slide in.
    reducedMotion: 'reduce',
    viewport: { width: width ?? 1280, height: width ? 740 : 860 },
    storageState: {
      cookies: [],
      origins: as ? [{ origin: home, localStorage: entriesOf(as) }] : [],
    },
  });
  context.setDefaultTimeout(limit(15_000));
  opened.push({ context, problems: watch(context, home, expects) });
  return context.newPage();
}

/** The path and query of a page. */
export const at = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Signs in on the page itself. */
export async function signIn(page: Page, mobile: string, word: string = password) {
  await page.locator('#mobile').fill(mobile);
  await page.locator('#password').fill(word);
  await page.locator('form button[type=submit]').click();
}

/** Fills a name in Greek and in English, each under its tab. */
export async function fillWords(page: Page, field: string, el: string, en: string) {
  for (const [tab, language, text] of [
    ['Ελληνικά', 'el', el],
    ['English', 'en', en],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.locator(`[name="${field}.${language}"]`).fill(text);
  }
}
