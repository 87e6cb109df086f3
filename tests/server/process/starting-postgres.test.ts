// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limit } from '../../support/pace.ts';
import { type OwnCluster, startOwnCluster } from '../../support/process/cluster.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { startTillServer } from '../../support/process/till-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pistos-starting-'));
const running: ServerProcess[] = [];
let cluster: OwnCluster;

beforeAll(async () => {
  cluster = await startOwnCluster();
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const isReady = async ({ origin }: ServerProcess) => (await fetch(`${origin}/readyz`)).status;

test(
  'two servers that start together on an empty database both start, and seed it once',
  async () => {
    const start = () => startTillServer(folder, { DATABASE_URL: cluster.url });
    running.push(...(await Promise.all([start(), start()])));
    expect(await Promise.all(running.map(isReady))).toEqual([200, 200]);
  },
  limit(120_000),
);

test(
  'a server that meets a PostgreSQL which is not back yet waits for it',
  async () => {
    const [server] = running as [ServerProcess];
    await server.stop();
    cluster.kill();
    const started = server.start();
    await cluster.start();
    await started;
    expect(await isReady(server)).toBe(200);
  },
  limit(120_000),
);
