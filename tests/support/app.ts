import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type Endpoint, fillPath } from '../../contract/engine/endpoint.ts';
import { type ErrorBody, errorBody } from '../../contract/engine/errors.ts';
import type { Language } from '../../contract/engine/languages.ts';
import { answered } from '../../contract/engine/whole-lists.ts';
import { createApi } from '../../server/app.ts';
import { prepareDatabase } from '../../server/bootstrap.ts';
import type { Database } from '../../server/db/connection.ts';
import type { FileStore } from '../../server/files/store.ts';
import type { Dependencies, Publisher } from '../../server/http/dependencies.ts';
import type { Api } from '../../server/http/serve.ts';
import { nameOf, refusalsOf } from '../../server/openapi/refusals.ts';
import { testDatabase } from './database.ts';
import { serverLog } from './server-log.ts';

/** Files in memory, and how many there are. */
export function memoryStore(): FileStore & { readonly stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    async save(bytes, type = 'webp') {
      const path = `/files/${randomUUID()}.${type}`;
      stored.set(path, bytes);
      return path;
    },
    async keep(content, type) {
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(Buffer.from(piece as Uint8Array));
      const path = `/files/${randomUUID()}.${type}`;
      stored.set(path, Buffer.concat(pieces));
      return path;
    },
    async read(path, from = 0) {
      const bytes = stored.get(path);
      return bytes && streamOf(bytes.subarray(from));
    },
    async remove(path) {
      stored.delete(path);
    },
    room: async () => Number.POSITIVE_INFINITY,
  };
}

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

type Published = Parameters<Publisher['publish']>;

export interface TestApp {
  app: Hono;
  /** The application with its calls. */
  api: Api;
  database: Database;
  files: ReturnType<typeof memoryStore>;
  /** The time the application is told; a test moves it. */
  clock: { now: number };
  /** What the first start of an empty installation prints. */
  welcome: string;
  /** What the panels were told, in order: place, event, ids. */
  published: Published[];
}

interface Options {
  now?: number;
  settings?: Partial<Dependencies['settings']>;
  log?: Logger;
  /** The folder of built pages. */
  pages?: string;
  /** Whether the demo programme is seeded. */
  demo?: boolean;
}

export const settingsWith = (own: Options['settings']): Dependencies['settings'] => ({
  demo: false,
  backupEveryHours: 24,
  publicUrl: 'https://pistos.example',
  trustProxy: false,
  googleMapsKey: null,
  mapTilesUrl: null,
  mapTilesAttribution: null,
  channels: [],
  mail: {
    installed: null,
    elastic: { host: '127.0.0.1', port: 1 },
    allowPrivate: false,
  },
  secret: 'a secret of the tills',
  gatewaySecret: null,
  session: { lifeMs: 12 * 3_600_000, idleMs: 30 * 60_000 },
  realtime: { key: 'pistos', secret: 'a secret of the tests', cluster: 'eu', builtIn: true },
  ...own,
});

/** A server of an installation, with a memory of its own of what is in the database. */
function serve(
  { database, files, clock }: Pick<TestApp, 'database' | 'files' | 'clock'>,
  { settings, log, pages }: Options,
) {
  const published: Published[] = [];
  const realtime: Publisher = {
    publish: (...event) => void published.push(event),
    close: async () => undefined,
  };
  const api = createApi(
    {
      database,
      files,
      now: () => clock.now,
      log: log ?? serverLog,
      realtime,
      settings: settingsWith(settings),
    },
    pages,
  );
  return { app: api.app, api, database, files, clock, published };
}

/** Another server of the same installation, as one that was started on the same database. */
export const anotherServer = (first: TestApp): TestApp => ({
  ...serve({ ...first, database: { ...first.database } }, {}),
  welcome: first.welcome,
});

/** The application on this worker's emptied database, which holds the platform, and the demo if asked. */
export async function testApp({ now, demo = false, ...own }: Options = {}): Promise<TestApp> {
  const database = await testDatabase(!demo);
  const files = memoryStore();
  const clock = { now: now ?? Date.now() };
  const { welcome } = await prepareDatabase(database, files, demo, clock.now);
  return {
    ...serve({ database, files, clock }, own),
    welcome: welcome('https://pistos.example'),
  };
}

interface Sent {
  params?: Record<string, number | string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** The file of an upload and the field it is sent in. */
  file?: { field?: string; name?: string; type?: string; bytes: Uint8Array };
  as?: { token: string };
  /** The Idempotency-Key. */
  key?: string;
  language?: Language;
}

interface Answer<E extends Endpoint> {
  status: number;
  headers: Headers;
  /** What stands under `data`; throws when the call was refused. */
  readonly data: z.output<E['reply']>;
  /** The refusal; throws when the call succeeded. */
  readonly refusal: ErrorBody;
}

function bodyOf({ body, file }: Sent) {
  if (file) {
    const form = new FormData();
    const { field = 'image', name = 'picture.png', type = 'image/png', bytes } = file;
    form.set(field, new File([bytes as BlobPart], name, { type }));
    return { body: form };
  }
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

const queryOf = (query: Sent['query'] = {}) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
};

/**
 * Makes one declared call and holds its answer against the contract: a reply has the fields of its
 * schema and no others, and a refusal those of the error body.
 */
export async function call<E extends Endpoint>(
  { app }: Pick<TestApp, 'app'>,
  endpoint: E,
  sent: Sent = {},
): Promise<Answer<E>> {
  const { headers = {}, body } = bodyOf(sent);
  const path = `/api${fillPath(endpoint.path, sent.params ?? {})}${queryOf(sent.query)}`;
  const response = await app.request(path, {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(sent.as ? { authorization: `Bearer ${sent.as.token}` } : {}),
      ...(sent.key ? { 'idempotency-key': sent.key } : {}),
      ...(sent.language ? { 'x-locale': sent.language } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const reply: unknown = await response.json();
  const { status } = response;
  const succeeded = status < 400;
  const schema = succeeded ? answered(endpoint) : errorBody;
  const content = succeeded ? (reply as { data: unknown }).data : reply;
  if (!succeeded)
    expect(refusalsOf(endpoint), `what the document says of ${nameOf(endpoint)}`).toContain(
      (reply as ErrorBody).error,
    );
  const parsed = schema.safeParse(content);
  expect(parsed.error?.issues ?? [], `${endpoint.method} ${path} ${status}`).toEqual([]);
  expect(content, 'the fields of the contract and no others').toEqual(parsed.data);
  return {
    status,
    headers: response.headers,
    get data() {
      if (!succeeded) throw new Error(`${endpoint.path} was refused: ${JSON.stringify(reply)}`);
      return content as z.output<E['reply']>;
    },
    get refusal() {
      if (succeeded) throw new Error(`${endpoint.path} was not refused`);
      return content as ErrorBody;
    },
  };
}
