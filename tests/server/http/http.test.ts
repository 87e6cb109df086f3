import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { productImage, products } from '../../../contract/catalogue/products.ts';
import { type ErrorBody, errorBody } from '../../../contract/engine/errors.ts';
import { login } from '../../../contract/people/auth.ts';
import { call, memoryStore, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';
import { addRecord, goodBody } from '../../support/worlds/factories.ts';

let within: TestApp;
let store: Place;
let anna: Person;
async function prepare(options: Parameters<typeof testApp>[0] = {}) {
  within = await testApp(options);
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
}
beforeEach(() => prepare());

const json = { 'content-type': 'application/json' };
const listPath = () => `/api/stores/${store.storeId}/products`;
const authorized = () => ({ authorization: `Bearer ${anna.token}` });
const post = (body: string | FormData | undefined, headers: Record<string, string> = json) =>
  within.app.request(listPath(), {
    method: 'POST',
    headers: { ...authorized(), ...headers },
    ...(body === undefined ? {} : { body }),
  });
const refusalOf = async (response: Response): Promise<[number, string]> => {
  const refusal = errorBody.strict().parse(await response.json()) as ErrorBody;
  expect(refusal.code).toBe(response.status);
  return [response.status, refusal.error];
};

describe('a body', () => {
  test.each(['', '{', '{"a":}', 'null,', '\u0000', '{"a":1}}'])('%j is malformed', async (body) => {
    expect(await refusalOf(await post(body))).toEqual([400, 'malformed']);
  });

  test.each(['null', '[]', '7', '"text"', '{"__proto__":{"published":true}}'])(
    '%s is no record',
    async (body) => {
      expect(await refusalOf(await post(body))).toEqual([422, 'invalid']);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
    'of the type %j is not accepted',
    async (type) => {
      const response = await post('{}', type ? { 'content-type': type } : {});
      expect(await refusalOf(response)).toEqual([415, 'unsupported_type']);
    },
  );

  test('may say that it is UTF-8', async () => {
    const body = JSON.stringify(goodBody(products));
    const response = await post(body, { 'content-type': 'application/json; charset=utf-8' });
    expect(response.status).toBe(201);
  });

  test('of ten megabytes is too large', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(10_000_000) });
    expect(await refusalOf(await post(body))).toEqual([413, 'too_large']);
  });

  test('of ten megabytes is too large even when it does not say so', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100_000));
    let left = 100;
    const stream = new ReadableStream({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await within.app.request(listPath(), {
      method: 'POST',
      headers: { ...authorized(), ...json },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(await refusalOf(response)).toEqual([413, 'too_large']);
  });

  test('that is nested without end is refused', async () => {
    const body = `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    expect((await refusalOf(await post(body)))[0]).toBe(422);
  });

  test('of an upload is multipart and nothing else', async () => {
    const id = await addRecord(within, products, store);
    const upload = (headers: Record<string, string>, body: BodyInit) =>
      within.app.request(`${listPath()}/${id}/images`, {
        method: 'POST',
        headers: { ...authorized(), ...headers },
        body,
      });
    expect(await refusalOf(await upload(json, '{}'))).toEqual([415, 'unsupported_type']);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await refusalOf(await upload(broken, 'not multipart'))).toEqual([400, 'malformed']);
    expect(await refusalOf(await upload({}, new FormData()))).toEqual([422, 'invalid']);
  });
});

describe('a path', () => {
  test('may end in a slash', async () => {
    const headers = authorized();
    expect((await within.app.request(`${listPath()}/`, { headers })).status).toBe(200);
  });

  test.each([
    '/api',
    '/api/nothing',
    '/api/stores/x/products',
    '/api/stores/1/products/abc',
    '/api/stores/-1/products',
  ])('%s that leads nowhere is answered in JSON', async (path) => {
    expect(await refusalOf(await within.app.request(path))).toEqual([404, 'not_found']);
  });

  test.each(['0', '00', '99999999999999999999'])('with the id %s is not found', async (id) => {
    const headers = authorized();
    expect((await within.app.request(`/api/stores/${id}/products`, { headers })).status).toBe(404);
    expect((await within.app.request(`${listPath()}/${id}`, { headers })).status).toBe(404);
  });

  test('is not answered to a method that it does not have', async () => {
    expect((await within.app.request(listPath(), { method: 'PATCH' })).status).toBe(404);
  });
});

describe('the language of X-Locale', () => {
  const messageIn = async (locale: string) => {
    const headers: Record<string, string> = locale ? { 'x-locale': locale } : {};
    const response = await within.app.request('/api/users/me', { headers });
    return ((await response.json()) as ErrorBody).message;
  };

  test('is the language of what is said (http-locale-header)', async () => {
    expect(await messageIn('el')).toMatch(/σύνδεσή/);
    expect(await messageIn('it')).toMatch(/Sessione/);
    expect(await messageIn('en')).toMatch(/Session expired/);
    expect(await messageIn('el-GR')).toBe(await messageIn('el'));
  });

  test.each(['', 'de', 'x', '../en'])('%j is English (lang-unknown)', async (locale) => {
    expect(await messageIn(locale)).toMatch(/Session expired/);
  });

  test('is the language of what is wrong with each field', async () => {
    const body = goodBody(products, { retail_price: -1 });
    const { refusal } = await call(within, products.calls.create, {
      params: { storeId: store.storeId },
      as: anna,
      language: 'it',
      body,
    });
    expect(refusal.errors).toEqual({ retail_price: ['Il valore deve essere almeno 0.'] });
  });
});

test('a query’s encoded signs are part of its value (http-query-encoded)', async () => {
  await addRecord(within, products, store, { name: { el: 'a&b = c' } });
  const response = await within.app.request(`${listPath()}?q=a%26b%20%3D`, {
    headers: authorized(),
  });
  expect(await response.json()).toMatchObject({ data: { pagination: { total: 1 } } });
});

describe('every answer', () => {
  test('has a request id of its own and says what it is', async () => {
    const answers = [
      await within.app.request('/healthz'),
      await within.app.request('/api/nothing'),
      await post('{'),
    ];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    for (const { headers } of answers) {
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  test('at an address without TLS asks nobody for it', async () => {
    await prepare({ settings: { publicUrl: 'http://pistos.example' } });
    const { headers } = await within.app.request('/healthz');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  test('to a database that is gone says so and asks to try again', async () => {
    const query = within.database.pool.query;
    Object.assign(within.database.pool, {
      query: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })),
    });
    try {
      const response = await within.app.request(listPath(), { headers: authorized() });
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await refusalOf(response)).toEqual([503, 'unavailable']);
      expect((await within.app.request('/readyz')).status).toBe(503);
      expect((await within.app.request('/healthz')).status).toBe(200);
    } finally {
      Object.assign(within.database.pool, { query });
    }
  });

  test.each([
    ['a statement that took too long', Object.assign(new Error('canceled'), { code: '57014' })],
    ['two that waited for one another', Object.assign(new Error('deadlock'), { code: '40P01' })],
    ['a connection that was cut', new Error('Connection terminated unexpectedly')],
    ['a pool that is full', new Error('timeout exceeded when trying to connect')],
    ['the same within another', new Error('Failed query', { cause: new Error('timeout expired') })],
  ])('to %s asks to come back', async (_, error) => {
    const query = within.database.pool.query;
    Object.assign(within.database.pool, { query: () => Promise.reject(error) });
    try {
      const response = await within.app.request(listPath(), { headers: authorized() });
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await refusalOf(response)).toEqual([503, 'unavailable']);
    } finally {
      Object.assign(within.database.pool, { query });
    }
  });

  test('to a fault of ours tells nothing of it', async () => {
    const query = within.database.pool.query;
    Object.assign(within.database.pool, {
      query: () => Promise.reject(new Error('secret detail')),
    });
    try {
      const response = await within.app.request(listPath(), { headers: authorized() });
      expect(await response.clone().text()).not.toContain('secret');
      expect(await refusalOf(response)).toEqual([500, 'internal']);
    } finally {
      Object.assign(within.database.pool, { query });
    }
  });

  test('that the server lives and is ready needs nobody to sign in', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await within.app.request(path)).status).toBe(200);
  });
});

describe('pages', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pistos-pages-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Pistos</title>');
    await writeFile(join(folder, 'assets/main-abc.js'), 'export {}');
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await prepare({ pages: folder });
  });
  afterEach(() => rm(folder, { recursive: true }));

  test.each([
    ['/', 200],
    ['/el/storePanel/products', 200],
    ['/en/sign-in', 200],
    ['/en', 200],
    ['/nowhere/at/all', 404],
    ['/en/sign-in/at/all', 404],
    ['/fb/coupons/abc', 404],
    ['/fb/coupons/999999', 404],
  ])(
    '%s is the page, with a strict policy and no inline script, and the status %s',
    async (path, wanted) => {
      const { status, headers } = await within.app.request(path);
      expect([status, headers.get('content-type')]).toEqual([wanted, 'text/html; charset=UTF-8']);
      const policy = headers.get('content-security-policy') ?? '';
      expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('load from elsewhere only what the administrator allows', async () => {
    await prepare({
      pages: folder,
      settings: { mapTilesUrl: 'https://{s}.tiles.example/{z}.png' },
    });
    const policy = (await within.app.request('/')).headers.get('content-security-policy');
    expect(policy).toContain('https://*.tiles.example');
    expect(policy).not.toContain('google');
    await prepare({ pages: folder, settings: { googleMapsKey: 'key' } });
    const { headers } = await within.app.request('/');
    expect(headers.get('content-security-policy')).toContain('https://maps.googleapis.com');
  });

  test('are built files for a year, and nothing for ever that is not there', async () => {
    const built = await within.app.request('/assets/main-abc.js');
    expect([built.status, built.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const missing = await within.app.request('/assets/main-old.js');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each([
    '/assets/../index.html/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/files/../../etc/passwd',
  ])('%s does not lead out of their folder', async (path) => {
    expect(await (await within.app.request(path)).text()).not.toContain('"dependencies"');
  });
});

test('a file is a picture and nothing else, for ever', async () => {
  const params = { storeId: store.storeId, id: await addRecord(within, products, store) };
  const file = { bytes: await png() };
  const { data } = await call(within, productImage, { params, as: anna, file });
  const { headers } = await within.app.request(data.image);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('cache-control')).toContain('immutable');
  expect(await refusalOf(await within.app.request('/files/nothing.webp'))).toEqual([
    404,
    'not_found',
  ]);
});

test('files of different records never share a name', async () => {
  const files = memoryStore();
  expect(await files.save(await png())).not.toBe(await files.save(await png()));
});

test('logs tell method, path, status and request id, and nothing personal', async () => {
  const lines: string[] = [];
  await prepare({ log: pino({ base: null }, { write: (line: string) => lines.push(line) }) });
  await call(within, login, { body: { mobile: '6987654321', password: 'my secret password' } });
  await within.app.request(`${listPath()}?q=Papadopoulou`, { headers: authorized() });
  const name = { el: 'Παπαδοπούλου' };
  await call(within, products.calls.create, {
    params: { storeId: store.storeId },
    as: anna,
    body: goodBody(products, { name, product_category_id: 999_999 }),
  });
  const log = lines.join('');
  for (const personal of [
    '6987654321',
    'secret password',
    'Papadopoulou',
    'Παπαδοπούλου',
    anna.token,
  ])
    expect(log).not.toContain(personal);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    method: 'POST',
    path: '/api/users/login',
    status: 401,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
