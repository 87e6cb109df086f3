import {
  act,
  cleanup,
  configure,
  getConfig,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createBrowserRouter, RouterProvider } from 'react-router';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type OwnStore, ownStores } from '../../../contract/people/session.ts';
import { navigateWith } from '../../../src/session/leave.ts';
import { call, type TestApp, testApp } from '../app.ts';
import {
  addCompany,
  addMember,
  addStore,
  allBut,
  type Person,
  type Place,
} from '../areas/people.ts';
import { limit } from '../pace.ts';

/** Where the panel is and what it shows, without its menu. */
const page = () => {
  // Whoever waits asks again and again, and only the last answer is read.
  if (
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics
  )
    return '';
  const shown = document.querySelector('main') ?? document.body;
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
  return `At ${here()}: ${[dialog, shown].map((each) => each?.textContent.slice(0, 600)).join(' ')}`;
};

// The first page of a file waits until all of react-admin was read.
configure({
  asyncUtilTimeout: limit(15_000),
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\n${page()}`),
});

/** One call a panel made, as it went over the wire. */
export interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  search: string;
  headers: Headers;
  /** Parsed JSON, or the text of any other body. */
  body: unknown;
}

type Answer = (sent: Sent) => Response | undefined | Promise<Response | undefined>;

export interface Back extends TestApp {
  /** Every call since the test began, in order. */
  sent: Sent[];
  /** How many of them are not answered yet. */
  underWay: number;
  /** Answers in place of the application, where it answers at all. */
  answer?: Answer | undefined;
}

let back: Back;

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function sentOf(request: Request): Promise<Sent> {
  const { pathname, searchParams, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(searchParams),
    search,
    headers: request.headers,
    body: request.method === 'GET' ? undefined : bodyOf(await request.clone().text()),
  };
}

const bridge = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const sent = await sentOf(request);
    const before = back;
    before.sent.push(sent);
    before.underWay += 1;
    try {
      return (await before.answer?.(sent)) ?? (await before.app.fetch(request));
    } finally {
      before.underWay -= 1;
    }
  }),
);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const mostTurns = 100;

/**
 * What the last test of a file left under way is answered while there is still a page: React asks the window for its
 * event even where nothing is drawn any more. An answer that a test withholds is not waited for for long.
 */
async function end() {
  for (let turn = 0; turn < mostTurns && back?.underWay > 0; turn += 1) await pause(20);
  await pause(50);
  bridge.close();
}

/** Gives each test of a file the application on an emptied database, behind the panels' own calls. */
export function useBack(): () => Back {
  beforeAll(() => bridge.listen({ onUnhandledRequest: 'bypass' }));
  afterAll(end);
  beforeEach(async () => {
    back = { ...(await testApp()), sent: [], underWay: 0 };
  });
  afterEach(close);
  return () => back;
}

/** Gives all tests of a file the demo programme, for whoever only looks at it. */
export function useDemo(): () => Back {
  beforeAll(async () => {
    bridge.listen({ onUnhandledRequest: 'bypass' });
    back = { ...(await testApp({ demo: true })), sent: [], underWay: 0 };
  });
  afterAll(end);
  afterEach(close);
  return () => back;
}

/** A refusal as the server words it. */
export const refusal = (status: number, error: string, message: string, own: object = {}) =>
  HttpResponse.json({ code: status, error, message, ...own }, { status });

let router: ReturnType<typeof createBrowserRouter> | undefined;

function close() {
  router?.dispose();
  router = undefined;
}

// A test waits for what a user would, and not for files that are compiled the first time.
async function compile(path: string) {
  const { panelOfPath } = await import('../../../src/session/paths.ts');
  const { loadPanel } = await import('../../../src/panels/load-panel.ts');
  const [pathname = ''] = path.split(/[?#]/);
  const name = panelOfPath(pathname);
  if (!name) return;
  const below = pathname.split('/').slice(3).join('/');
  await Promise.all([loadPanel(name, below), import('../../../src/panels/PanelRoute.tsx')]);
}

/** Opens a page of the product at a path, as whoever is signed in on this device. */
export async function open(path: string) {
  cleanup();
  close();
  history.replaceState(null, '', '/en/forbidden');
  await compile(path);
  const { routes } = await import('../../../src/App.tsx');
  history.replaceState(null, '', path);
  const opened = createBrowserRouter(routes);
  router = opened;
  navigateWith((to) => void opened.navigate(to));
  await act(async () => render(<RouterProvider router={opened} />));
  return {
    user: userEvent.setup({ delay: null }),
    go: (to: string) => act(() => opened.navigate(to)),
  };
}

/** Where the browser is. */
export const here = () => `${location.pathname}${location.search}`;
export const isAt = (path: string) =>
  waitFor(() => {
    if (here() !== path) throw new Error(`At ${here()}, not at ${path}`);
  });

async function ownStoreOf(person: Person, { storeId }: Place): Promise<OwnStore> {
  const { data } = await call(back, ownStores, { as: person });
  const store = data.stores.find(({ store_id }) => store_id === storeId);
  if (!store) throw new Error(`Not a store of this person: ${storeId}`);
  return store;
}

/** Signs a person in on this device, in one of their stores if a place is given. */
export async function signInAs(person: Person, place?: Place) {
  localStorage.setItem('accessToken', person.token);
  if (!place) return;
  const store = await ownStoreOf(person, place);
  localStorage.setItem('store', JSON.stringify(store));
  localStorage.setItem('company', String(store.company_id));
}

interface Staff {
  company: Place;
  place: Place;
  person: Person;
}

/** Somebody signed in to a new store, supplier or company, with every right but some. */
export async function signedInTo(
  kind: OwnStore['kind'],
  without: readonly string[] = [],
  own: Parameters<typeof addMember>[3] = {},
): Promise<Staff> {
  const company = await addCompany(back);
  const place = kind === 'company' ? company : await addStore(back, company, kind);
  const person = await addMember(back, place, allBut(...without), own);
  await signInAs(person, place);
  return { company, place, person };
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** The field of that name: `retail_price`, `name.el`. */
export const field = (name: string) =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!input) throw new Error(`No field ${name} at ${here()}: ${document.body.textContent}`);
    return input;
  });

/** Replaces what a field holds. */
export async function fill(user: User, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  if (text) await user.type(input, text);
}

/** Presses the button of that name. */
export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Chooses in a chooser that lists its options on demand. */
export async function choose(user: User, label: string | RegExp, option: string | RegExp) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  const list = await screen.findByRole('listbox');
  await user.click(within(list).getByRole('option', { name: option }));
}

/** The calls of a method to a path. */
export const sentTo = (method: string, path: string | RegExp) =>
  back.sent.filter(
    (sent) =>
      sent.method === method &&
      (typeof path === 'string' ? sent.path === path : path.test(sent.path)),
  );

/** The only such call, once it was made. */
export const oneSent = (method: string, path: string | RegExp) =>
  waitFor(() => {
    const [first, ...others] = sentTo(method, path);
    if (!first || others.length)
      throw new Error(`${others.length + (first ? 1 : 0)} calls ${method} ${path}`);
    return first;
  });

let drawn: Promise<Uint8Array> | undefined;
const draw = () =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: '#c60' } })
    .png()
    .toBuffer();

/** A real picture, as a person would choose it. */
export async function picture(name = 'coffee.png') {
  drawn ??= draw();
  return new File([(await drawn) as BlobPart], name, { type: 'image/png' });
}
