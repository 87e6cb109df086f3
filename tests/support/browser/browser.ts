import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import type { Language } from '../../../contract/engine/languages.ts';
import type { OwnStore } from '../../../contract/people/session.ts';
import { words as el } from '../../../src/i18n/el/public.ts';
import { words as en } from '../../../src/i18n/en/public.ts';
import { words as it } from '../../../src/i18n/it/public.ts';
import { explain, logged } from './browser-failures.ts';
import './browser-setup.ts';
import { limit } from '../pace.ts';
import { betraying } from '../server-log.ts';

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
const publicWords = { el, en, it };

/** A device of somebody's: used again by the next journey, emptied, because a new one reads the product anew. */
interface Lent {
  readonly context: BrowserContext;
  readonly origin: string;
  problems: string[];
  /** What broke off on its way, with the browser's reason: nothing else tells of what was given up. */
  broken: string[];
  expects: RegExp | undefined;
}

let connected: Promise<Browser> | undefined;
const lent: Lent[] = [];
const free: Lent[] = [];

// One for all files of a worker; it goes with the worker.
const browser = () => {
  connected ??= chromium.connect(inject('browser'));
  return connected;
};

async function takeBack(each: Lent) {
  const { context } = each;
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  free.push(each);
}

/** Lets a file's journeys use the one browser; after each of them nothing may have gone wrong unseen. */
export function useBrowser() {
  let before = 0;
  beforeEach(() => {
    before = logged().length;
  });
  afterEach(async (test) => {
    const failed = (test.task.result?.errors ?? []).length > 0;
    const used = lent.splice(0);
    await explain(test, used, before);
    await Promise.all(used.map((each) => (failed ? each.context.close() : takeBack(each))));
    expect(betraying(logged().slice(before)), 'lines of the log that tell too much').toEqual([]);
    const problems = used.flatMap((each) => each.problems);
    expect(problems, 'console errors, policy violations and requests to others').toEqual([]);
  });
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

const signedIn = new Map<Account, Promise<string>>();

/** The token of an account on the one product: a password is slow to prove, and journeys end no session of these. */
function oneTokenOf(account: Account) {
  const token = signedIn.get(account) ?? tokenOf(accounts[account]);
  signedIn.set(account, token);
  return token;
}

/** Somebody signed in, in the store of that name or the first of their own. */
export async function deviceOf(account: Account, name?: string, origin?: string): Promise<Device> {
  const token = await (origin ? tokenOf(accounts[account], origin) : oneTokenOf(account));
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

function watch(device: Lent) {
  const { context, origin } = device;
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !device.expects?.test(text)) device.problems.push(text);
  });
  context.on('weberror', (error) => device.problems.push(String(error.error())));
  context.on('requestfailed', (request) =>
    device.broken.push(`${request.url()} ${request.failure()?.errorText}`),
  );
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) device.problems.push(url);
  });
}

async function newDevice(origin: string): Promise<Lent> {
  const context = await (await browser()).newContext({
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Athens',
    // Nobody waits for something to slide in.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(limit(15_000));
  const device: Lent = { context, origin, problems: [], broken: [], expects: undefined };
  watch(device);
  return device;
}

/** Puts on a device what its owner kept there, and nothing of whoever had it before. */
async function hand(page: Page, entries: ReturnType<typeof entriesOf>) {
  await page.goto('/healthz');
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, entries);
}

/** A browser of somebody's own; what goes wrong in it fails the test. */
export async function visitor({ as, origin, width, dark, expects }: VisitorOptions = {}) {
  const home = origin ?? inject('origin');
  const at = free.findIndex((each) => each.origin === home);
  const device = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await newDevice(home));
  lent.push(device);
  Object.assign(device, { expects, problems: [], broken: [] });
  const page = await device.context.newPage();
  await hand(page, as ? entriesOf(as) : []);
  await page.setViewportSize({ width: width ?? 1280, height: width ? 740 : 860 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  return page;
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

interface Sent {
  messages: { message_id: number; recipient: string; has_code: boolean }[];
}

/** The code in the newest message to a mobile, as the super admin of an installation without a gateway reads it. */
export async function codeSentTo(mobile: string) {
  const token = await tokenOf(accounts.superAdmin);
  const { data } = await api<Sent>(`/companies/1/messages?q=${mobile}`, { token });
  const sent = data.messages.find(({ recipient }) => recipient.endsWith(mobile));
  const shown = await api<{ verification_code: string }>(
    `/companies/1/messages/${sent?.message_id}/code`,
    { token, body: { password } },
  );
  return shown.data.verification_code;
}

/** What an admin gives somebody new for their first sign-in, and what these choose then. */
export const firstPassword = 'given by the admin';
const own = 'a password of my own';

/**
 * Comes in as somebody who was asked to: signs in with the first password, proves the mobile, chooses a
 * password, signs in with it and accepts. `words` are the public words of the page's language.
 */
export async function comeIn(page: Page, language: Language, mobile: string) {
  const { recovery, stores } = publicWords[language];
  await page.goto(`/${language}/sign-in?invited=1`);
  await signIn(page, mobile, firstPassword);
  await page.getByText(recovery.prove).waitFor();
  await page.locator('[name=code]').fill(await codeSentTo(mobile));
  await page.locator('[name=password]').fill(own);
  await page.locator('[name=password_confirmation]').fill(own);
  await page.getByRole('button', { name: recovery.save }).click();
  await page.waitForURL('**/sign-in');
  await page.goto(`/${language}/sign-in`);
  await signIn(page, mobile, own);
  await page.getByRole('button', { name: stores.invitations.accept }).click();
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
