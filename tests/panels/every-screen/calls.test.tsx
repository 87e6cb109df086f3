import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { limit } from '../../support/pace.ts';
import {
  fill,
  open,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/products/products-tab';

test('every call carries the token of the device (http-bearer-token)', async () => {
  const { person } = await signedInTo('store');
  await open(`/en/storePanel${list}`);
  await screen.findByText(/^No .* yet$/);
  const before = back().sent.slice(1);
  expect(before.length).toBeGreaterThan(1);
  const tokens = new Set(before.map(({ headers }) => headers.get('Authorization')));
  expect([...tokens]).toEqual([`Bearer ${person.token}`]);
});

test.each(['el', 'en', 'it'])(
  'every call names the language %s (http-locale-header)',
  async (lang) => {
    await signedInTo('store');
    back().sent.length = 0;
    await open(`/${lang}/storePanel${list}`);
    await waitFor(() => expect(sentTo('GET', /products$/).length).toBeGreaterThan(0));
    const locales = new Set(back().sent.map(({ headers }) => headers.get('X-Locale')));
    expect([...locales]).toEqual([lang]);
  },
);

test('what is searched for is encoded (http-query-encoded)', async () => {
  await signedInTo('store');
  const { user } = await open(
    `/en/storePanel${list}?filter=${encodeURIComponent('{"published":"true"}')}`,
  );
  await user.type(await screen.findByRole('searchbox'), 'a&b=ς');
  await waitFor(() => {
    const last = sentTo('GET', /products$/).at(-1);
    expect(last?.query.q).toBe('a&b=ς');
    expect(last?.search).toContain('q=a%26b%3D%CF%82');
  });
});

test('calls name the store that was chosen on the device (http-store-id)', async () => {
  const { place } = await signedInTo('store');
  await open(`/en/storePanel${list}`);
  await screen.findByText(/^No .* yet$/);
  expect(sentTo('GET', /\/products$/).map(({ path }) => path)).toContain(
    `/stores/${place.storeId}/products`,
  );
  expect(JSON.parse(localStorage.getItem('store') ?? '{}').store_id).toBe(place.storeId);
});

test.each([
  ['companies', 'company', '/en/loyaltyPanel/stores/network-regions', /^No .* yet$/, undefined],
  [
    'companies',
    'company',
    '/en/loyaltyPanel/marketplace/subscription-products/create',
    'Type',
    /products\/types$/,
  ],
  ['stores', 'store', '/en/storePanel/products/product-groups', /^No .* yet$/, undefined],
  ['suppliers', 'supplier', '/en/supplierPanel/gifts', /^No .* yet$/, undefined],
  [
    'suppliers',
    'supplier',
    '/en/supplierPanel/marketplace/subscription-products/create',
    'Type',
    /products\/types$/,
  ],
] as const)(
  'calls name %s in the panel of a %s: %s (http-panel)',
  async (panel, kind, path, shown, lookup) => {
    const { place } = await signedInTo(kind);
    back().sent.length = 0;
    await open(path);
    await screen.findAllByText(shown);
    const others = ['companies', 'stores', 'suppliers'].filter((each) => each !== panel);
    await waitFor(() =>
      expect(sentTo('GET', new RegExp(`^/${panel}/${place.storeId}/`)).length).toBeGreaterThan(0),
    );
    const astray = sentTo('GET', new RegExp(`^/(${others.join('|')})/`));
    expect(astray.map((sent) => sent.path)).toEqual([]);
    expect(sentTo('GET', lookup ?? /./).length).toBeGreaterThan(0);
  },
);

test("a failed call shows the server's message and can be made again (generic-error-handling)", async () => {
  const { place } = await signedInTo('store');
  const { user } = await open(`/en/storePanel${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2');
  back().answer = ({ method }) =>
    method === 'POST' ? refusal(500, 'internal', 'Bad code') : undefined;
  await press(user, 'Save');
  await screen.findByText('Bad code');
  back().answer = undefined;
  await press(user, 'Save');
  await screen.findByText('You have successfully created product');
  expect(sentTo('POST', `/stores/${place.storeId}/products`)).toHaveLength(2);
});

test('fields the server refuses are told beside them (generic-error-handling)', async () => {
  await signedInTo('store');
  const { user } = await open(`/en/storePanel${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2');
  const errors = { sku_number: ['This is already in use.'] };
  back().answer = ({ method }) =>
    method === 'POST'
      ? refusal(409, 'already_exists', 'This already exists.', { errors })
      : undefined;
  await press(user, 'Save');
  await screen.findByText('This is already in use.');
  expect(document.querySelector('[name=sku_number]')).toHaveAttribute('aria-invalid', 'true');
});

test('no answer at all is told, and what was typed stays (generic-error-handling)', async () => {
  await signedInTo('store');
  const { user } = await open(`/en/storePanel${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2');
  back().answer = ({ method }) => (method === 'POST' ? Response.error() : undefined);
  await press(user, 'Save');
  await screen.findByText(/The server cannot be reached/);
  expect(document.querySelector('[name="name.el"]')).toHaveValue('Καφές');
});

test("a failure without a message is told as 'Error' in a form and a list, and the console stays empty (console-only-failures)", async () => {
  await signedInTo('store');
  const written = (['error', 'warn', 'log', 'info', 'debug'] as const).map((level) => {
    const spy = vi.spyOn(console, level);
    spy.mockClear();
    return spy;
  });
  const { user } = await open(`/en/storePanel${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2');
  const wordless = () => new Response(null, { status: 500 });
  back().answer = ({ method }) => (method === 'POST' ? wordless() : undefined);
  await press(user, 'Save');
  await screen.findByText('Error');
  expect(document.querySelector('[name="name.el"]')).toHaveValue('Καφές');
  back().answer = ({ path }) => (path.endsWith('/products') ? wordless() : undefined);
  await open(`/en/storePanel${list}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error/);
  expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test.each([
  ['the attributes of customers', 'loyaltyPanel/customers/customers-tab/create', /\/definitions$/],
  ['the counts of the menu', 'loyaltyPanel/stores/network-regions/create', /\/notifications$/],
] as const)(
  '%s that cannot be loaded leave a page without a word (silent-failures)',
  async (_, path, failing) => {
    await signedInTo('company');
    back().answer = (sent) =>
      failing.test(sent.path) ? refusal(500, 'internal', 'It broke.') : undefined;
    await open(`/en/${path}`);
    await waitFor(() => expect(sentTo('GET', failing).length).toBeGreaterThan(0));
    await waitFor(() => expect(back().underWay).toBe(0));
    expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0);
    expect(screen.queryByText('It broke.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
  limit(40_000),
);

test('an answer that comes too late is told as such', async () => {
  await signedInTo('store');
  const { user } = await open(`/en/storePanel${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2');
  // As a browser does when its patience ends.
  const { fetch } = globalThis;
  const impatient = vi.spyOn(globalThis, 'fetch').mockImplementation((to, own) => {
    if (own?.method !== 'POST') return fetch(to, own);
    return Promise.reject(new DOMException('late', 'TimeoutError'));
  });
  await press(user, 'Save');
  await screen.findByText('The server has not answered in time. Please try again.');
  impatient.mockRestore();
  expect(document.querySelector('[name="name.el"]')).toHaveValue('Καφές');
});
