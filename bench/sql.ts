import pino from 'pino';
import { createApp } from '../server/app.ts';
import type { Database } from '../server/db/connection.ts';
import type { Shop } from './catalogue.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The paths of the list page that the load asks for, in turn: each category, its published products. */
export function pathsOf({ storeId, firstCategory, lastCategory }: Shop): string[] {
  const paths: string[] = [];
  for (let category = firstCategory; category <= lastCategory; category += 1)
    paths.push(
      `/api/stores/${storeId}/products?product_category_id=${category}&published=true&page=1`,
    );
  return paths;
}

const silent = {
  demo: false,
  backupEveryHours: null,
  publicUrl: '',
  trustProxy: false,
  googleMapsKey: null,
  mapTilesUrl: null,
  mapTilesAttribution: null,
  mail: { installed: null, elastic: { host: '127.0.0.1', port: 1 }, allowPrivate: false },
  channels: [],
  gatewaySecret: null,
  secret: 'a secret of the bench',
  session: { lifeMs: 12 * 3_600_000, idleMs: 12 * 3_600_000 },
  realtime: { key: '', secret: '', cluster: '', builtIn: true },
};
const nobody = { publish: () => undefined, close: async () => undefined };
export const noFiles = {
  save: async () => '',
  keep: async () => '',
  read: async () => undefined,
  remove: async () => undefined,
  room: async () => Number.POSITIVE_INFINITY,
};

/** The server without its surroundings, in this process. */
export const appOn = (database: Database) =>
  createApp({
    database,
    files: noFiles,
    now: Date.now,
    log: pino({ level: 'silent' }),
    realtime: nobody,
    settings: silent,
  });

/** What is asked of the database while something is done, in its order. */
export async function recorded(
  { pool }: Database,
  act: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pool;
  const record = (statement: string | { text: string; values?: unknown[] }, values?: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const own = typeof statement === 'string' ? [] : (statement.values ?? []);
    statements.push({ text, values: values ?? own });
    return Reflect.apply(query, pool, [statement, values]);
  };
  Object.assign(pool, { query: record });
  try {
    await act();
  } finally {
    Object.assign(pool, { query });
  }
  return statements;
}

/** What the server asks the database for one list page, as it asks it the second time. */
export async function statementsOf(database: Database, shop: Shop, token: string) {
  const app = appOn(database);
  const headers = { authorization: `Bearer ${token}`, 'x-locale': 'el' };
  const [path = ''] = pathsOf(shop);
  const ask = async () => {
    const answer = await app.request(path, { headers });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  };
  await ask();
  return recorded(database, ask);
}

export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** The same statements as a pgbench script; the category changes from one transaction to the next. */
export function pgbenchScript(statements: readonly Statement[], shop: Shop): string {
  const { firstCategory, lastCategory } = shop;
  const filled = statements.map(({ text, values }) =>
    text.replace(/\$(\d+)/g, (_, place: string) => {
      const value = values[Number(place) - 1];
      return value === firstCategory ? ':category' : literal(value);
    }),
  );
  const set = `\\set category random(${firstCategory}, ${lastCategory})`;
  return [set, ...filled.map((text) => `${text.replaceAll(/\s+/g, ' ')};`), ''].join('\n');
}
