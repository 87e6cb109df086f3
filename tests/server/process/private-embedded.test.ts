// @module-tag long
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { npm } from '../../support/areas/backups.ts';
import { limit } from '../../support/pace.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { startTillServer } from '../../support/process/till-server.ts';
import { installIn, scratch } from '../../support/worlds/installation.ts';

const folder = scratch();
const data = join(folder, 'data');
const elsewhere = join(folder, 'elsewhere');
let server: ServerProcess | undefined;

/** What is below a folder; a part of it that is deleted meanwhile is nothing. */
function below(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
      const path = join(root, entry.name);
      return entry.isDirectory() ? [path, ...below(path)] : [path];
    });
  } catch {
    return [];
  }
}

/** What others may use below a folder, by its mode; a database has some hundred files. */
const open = (root: string) =>
  [root, ...below(root)]
    .map((path) => ({ path, stat: statSync(path, { throwIfNoEntry: false }) }))
    .filter(({ path, stat }) => stat && !path.endsWith('/link') && stat.mode & 0o077)
    .map(({ path, stat }) => `${path} ${((stat?.mode ?? 0) & 0o777).toString(8)}`);

beforeAll(async () => {
  await installIn(data);
  writeFileSync(elsewhere, '');
  symlinkSync(elsewhere, join(data, 'link'));
  execFileSync('chmod', ['-R', 'go+rwX', data, elsewhere]);
}, limit(60_000));
afterAll(() => server?.stop());

test(
  'the data, its backups and their drafts are for the user of the server alone, also those there were',
  async () => {
    expect(open(data).length).toBeGreaterThan(100);
    server = await startTillServer(data, { DEMO: '0' });
    expect(open(data)).toEqual([]);
    const backup = npm('backup', [], { DATA_DIR: data });
    const during: string[] = [];
    const looking = setInterval(() => during.push(...open(data)), 50);
    expect((await backup).code).toBe(0);
    clearInterval(looking);
    expect([during, open(data)]).toEqual([[], []]);
    // What a link names is nobody's data.
    expect(statSync(elsewhere).mode & 0o777).toBe(0o666);
  },
  limit(120_000),
);

test(
  'so is what is made from nothing, and what is restored',
  async () => {
    const first = join(folder, 'first');
    const other = await startTillServer(first, { DEMO: '0' });
    await other.stop();
    const [name = ''] = readdirSync(join(data, 'backups'));
    const restored = join(folder, 'restored');
    const variables = { DATA_DIR: restored };
    expect((await npm('restore', [join(data, 'backups', name)], variables)).code).toBe(0);
    expect([open(first), open(restored)]).toEqual([[], []]);
  },
  limit(120_000),
);
