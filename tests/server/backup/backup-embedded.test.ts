// @module-tag long
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BackupState } from '../../../contract/backup/backups.ts';
import { checkArchive } from '../../../server/backup/check.ts';
import { openDatabase } from '../../../server/db/connection.ts';
import { refuseUnmeant } from '../../../server/db/folder.ts';
import { contentsOf, npm, startNpm } from '../../support/areas/backups.ts';
import { limit } from '../../support/pace.ts';
import type { ServerProcess } from '../../support/process/server-process.ts';
import { startTillServer } from '../../support/process/till-server.ts';
import { filesIn, installIn, scratch } from '../../support/worlds/installation.ts';

const folder = scratch();
const data = join(folder, 'data');
const restored = join(folder, 'restored');
const alone = join(folder, 'alone.tar.gz');
let installed: Awaited<ReturnType<typeof installIn>>;
let server: ServerProcess | undefined;

beforeAll(async () => {
  installed = await installIn(data);
}, limit(60_000));
afterAll(() => server?.stop());

const backups = () => readdirSync(join(data, 'backups'));

test('the embedded database is backed up where no server runs', {
  timeout: limit(120_000),
}, async () => {
  const { code, said } = await npm('backup', [alone], { DATA_DIR: data });
  expect([code, said]).toEqual([0, expect.stringMatching(/[\d,]+ rows and 2 files in \d+ kB\./)]);
  expect((await checkArchive(alone)).contents.rows.transactions).toBe(2);
});

test(
  'the embedded database is backed up by the server that holds it, which tells of it and keeps no copy',
  async () => {
    server = await startTillServer(data, { DEMO: '0' });
    const { code, said } = await npm('backup', [], { DATA_DIR: data });
    expect([code, said]).toEqual([0, expect.stringContaining(join(data, 'backups', 'pistos-'))]);
    const answer = await fetch(`${server.origin}/api/installation/backups`, {
      headers: { authorization: `Bearer ${installed.superAdmin.token}` },
    });
    const state = ((await answer.json()) as { data: BackupState }).data;
    expect(state).toMatchObject({ every_hours: 24, last: { name: backups()[0] }, overdue: false });
    await vi.waitUntil(() => !existsSync(join(data, 'snapshot')), { timeout: limit(10_000) });
    await server.stop();
  },
  limit(120_000),
);

test(
  'a restore that is killed leaves nothing to start on, and the same command begins anew',
  async () => {
    const path = join(data, 'backups', backups()[0] ?? '');
    const variables = { DATA_DIR: restored };
    const first = startNpm('restore', [path], variables);
    const begun = () => existsSync(join(restored, 'restoring/db/PG_VERSION'));
    await vi.waitUntil(begun, { timeout: limit(60_000) });
    first.kill();
    await first.ended;
    expect(() => refuseUnmeant(restored)).toThrow(/not finished\. Run the same restore/);
    const { code, said } = await npm('restore', [path], variables);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('Every invariant of the ledger holds'),
    ]);
    refuseUnmeant(restored);
    const database = await openDatabase({ dataDir: restored });
    expect(await contentsOf(database)).toEqual(installed.contents);
    await database.close();
    expect(filesIn(restored)).toEqual(filesIn(data));
  },
  limit(180_000),
);

test('a folder that holds a database is not restored into', async () => {
  const { code, said } = await npm('restore', [alone], { DATA_DIR: data });
  expect([code, said]).toEqual([67, expect.stringMatching(/holds a database\. Name an empty/)]);
});

test('a folder without a database has nothing to back up', async () => {
  const { code, said } = await npm('backup', [folder], { DATA_DIR: join(folder, 'empty') });
  expect([code, said]).toEqual([67, expect.stringContaining('holds no database. Is DATA_DIR')]);
});
