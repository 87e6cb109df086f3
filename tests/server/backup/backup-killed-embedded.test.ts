// @module-tag long
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkArchive } from '../../../server/backup/check.ts';
import { writeDraft } from '../../../server/backup/make.ts';
import { withSource } from '../../../server/backup/source/sources.ts';
import { openDatabase } from '../../../server/db/connection.ts';
import { readEnvironment } from '../../../server/runtime/environment.ts';
import { contentsOf, npm, startNpm } from '../../support/areas/backups.ts';
import { limit } from '../../support/pace.ts';
import { backupKills } from '../../support/process/faults.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { startTillServer } from '../../support/process/till-server.ts';
import { installIn, scratch } from '../../support/worlds/installation.ts';

const folder = scratch();
const data = join(folder, 'data');
const environment = readEnvironment({ DATA_DIR: data });
let installed: Awaited<ReturnType<typeof installIn>>;
let server: ServerProcess;

beforeAll(async () => {
  installed = await installIn(data);
  server = await startTillServer(data, { DEMO: '0' });
}, limit(60_000));
afterAll(() => server.stop());

const working = () => readdirSync(data).filter((name) => /^(snapshot|held|verifying)/.test(name));
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What a backup holds once it is restored. */
async function restored(path: string, to: string) {
  const { code, said } = await npm('restore', [path], { DATA_DIR: to });
  expect([code, said]).toEqual([0, expect.stringContaining('Every invariant of the ledger holds')]);
  const database = await openDatabase({ dataDir: to });
  return contentsOf(database).finally(() => database.close());
}

/** What no server writes by itself. */
const steady = ({ transactions, entries, customers, messages }: Record<string, string>) => ({
  transactions,
  entries,
  customers,
  messages,
});

test(
  'a server that is killed and started while its copy is read takes no row from the backup',
  async () => {
    const path = join(folder, 'amid.tar.gz');
    const draft = await withSource(environment, async (source) => {
      await server.kill();
      await server.start();
      return writeDraft(source, path, path);
    });
    const { rows } = (await checkArchive(path)).contents;
    expect([rows.transactions, draft.contents.rows.transactions]).toEqual([2, 2]);
    expect(steady(await restored(path, join(folder, 'amid')))).toEqual(steady(installed.contents));
    expect(working()).toEqual([]);
  },
  limit(180_000),
);

test(
  'a server that stops while its copy is read takes no row from the backup either',
  async () => {
    const path = join(folder, 'stopped.tar.gz');
    const draft = await withSource(environment, async (source) => {
      await server.stop();
      return writeDraft(source, path, path);
    });
    expect(draft.contents.rows.transactions).toBe(2);
    await server.start();
  },
  limit(120_000),
);

test(
  'a server that starts waits for a backup that reads the folder, and one that starts is waited for',
  async () => {
    await server.stop();
    const path = join(folder, 'alone.tar.gz');
    const { starting } = await withSource(environment, async (source) => {
      const starting = server.start();
      await pause(1000);
      await writeDraft(source, path, path);
      // In an object: a promise that is answered would be waited for.
      return { starting };
    });
    await starting;
    expect((await checkArchive(path)).contents.rows.transactions).toBe(2);
    await server.kill();
    const again = server.start();
    const { code, said } = await npm('backup', [join(folder, 'waited.tar.gz')], { DATA_DIR: data });
    expect([code, said]).toEqual([0, expect.stringContaining('Restored and verified')]);
    await again;
  },
  limit(180_000),
);

test(
  'a backup that is killed leaves nothing behind the next start, and no file under a final name',
  async () => {
    const backup = startNpm('backup', [], { DATA_DIR: data });
    await vi.waitUntil(() => working().length > 0, { timeout: limit(60_000) });
    backup.kill();
    await backup.ended;
    await server.kill();
    await server.start();
    await vi.waitUntil(() => working().length === 0, { timeout: limit(10_000) });
    expect(readdirSync(join(data, 'backups'))).toEqual([]);
  },
  limit(180_000),
);

test(
  'amid kills and restarts of the server each file under a final name restores with every row',
  async () => {
    let made = 0;
    for (let round = 0; round < backupKills; round += 1) {
      const backup = startNpm('backup', ['--fast'], { DATA_DIR: data });
      // At another moment each time.
      await pause((round * 397) % 3000);
      await server.kill();
      await server.start();
      made += (await backup.ended).code === 0 ? 1 : 0;
      const names = readdirSync(join(data, 'backups'));
      expect(names).toHaveLength(made);
    }
    for (const name of readdirSync(join(data, 'backups'))) {
      const contents = await restored(join(data, 'backups', name), join(folder, name));
      expect(steady(contents)).toEqual(steady(installed.contents));
    }
  },
  limit(60_000 + backupKills * 60_000),
);
