import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/connection.ts';
import { limit } from '../pace.ts';
import { type OwnCluster, startOwnCluster } from './cluster.ts';
import type { ServerProcess } from './server-process.ts';
import { startTillServer } from './till-server.ts';

export interface ClusterServer {
  cluster: OwnCluster;
  /** The processes on it. */
  servers: ServerProcess[];
  /** The same database from outside of them. */
  database: Database;
}

/** So many servers of the demo on a PostgreSQL of their own, for the tests of one file. */
export function clusterServer(count = 1, variables: Record<string, string> = {}): ClusterServer {
  const own = {} as ClusterServer;
  const folder = mkdtempSync(join(tmpdir(), 'pistos-cluster-'));
  beforeAll(async () => {
    own.cluster = await startOwnCluster();
    own.servers = [];
    for (let n = 0; n < count; n += 1)
      own.servers.push(
        await startTillServer(folder, { DATABASE_URL: own.cluster.url, ...variables }),
      );
    own.database = await openDatabase({ databaseUrl: own.cluster.url, dataDir: '' });
  }, limit(120_000));
  afterAll(async () => {
    await Promise.all(own.servers.map((server) => server.stop()));
    await own.database.close();
    own.cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  return own;
}

/** The admin of the demo's company: a POST in their name, to the company or below it, and what it answered. */
export async function adminOf({ servers: [server], database }: ClusterServer) {
  const send = async <T>(path: string, body: object, token?: string): Promise<T> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server?.origin}/api${path}`, {
      method: 'POST',
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const who = { country_id: 300, mobile: '6900000002', password: 'pistos-demo' };
  const { access_token: token } = await send<{ access_token: string }>('/users/login', who);
  const { rows } = await database.pool.query<{ id: number }>(
    "select store_id as id from stores where name = 'Αιγαίον Καφέ'",
  );
  return <T>(path: string, body: object) =>
    send<T>(`/companies/${rows[0]?.id}${path}`, body, token);
}
