// @module-tag long
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkArchive } from '../../../server/backup/check.ts';
import { loadArchive } from '../../../server/backup/load.ts';
import { writeDraft } from '../../../server/backup/make.ts';
import { atOneMoment, withPlainSession } from '../../../server/backup/session.ts';
import { fillFolder } from '../../../server/backup/targets.ts';
import { type Database, openDatabase } from '../../../server/db/connection.ts';
import { migrateDatabase } from '../../../server/db/migrate.ts';
import { keepSearchIndexes } from '../../../server/engine/search-indexes.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { testApp } from '../../support/app.ts';
import { contentsOf } from '../../support/areas/backups.ts';
import { catalogueOf } from '../../support/catalogue.ts';
import { copyRows } from '../../support/copy-rows.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { limit } from '../../support/pace.ts';
import { migrateAsBefore, stepsBefore } from '../../support/worlds/before-baseline.ts';
import { scratch } from '../../support/worlds/installation.ts';

const folder = scratch();
const archive = join(folder, 'before.tar.gz');
/** A database of this version with the demo programme, and one of the last version before the baseline with the same rows. */
let now: Database;
let before: Database;

const stepsOf = async ({ pool }: Database) =>
  (await pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id')).rows;

beforeAll(async () => {
  before = await ownDatabase();
  await migrateAsBefore(before);
  now = (await testApp({ demo: true })).database;
  // An invoice that is paid is of this version alone.
  await now.pool.query('update supplier_invoices set paid_at = null, paid_by_id = null');
  await copyRows(now, before);
  await keepSearchIndexes(now);
}, limit(120_000));

/**
 * What differs of messages: they are of use from when their row was written, which is another moment in each database, and
 * texts that left before have the parts of their body, those of the demo its way out as well.
 */
const sameMessages = ({ pool }: Database) =>
  pool.query("update messages set useful_until = '2030-01-01T00:00:00Z', parts = null");
const uncounted = `select 1 from messages where channel = 'sms' and state in ('sent', 'delivered') and coalesce(parts, 0) < 1`;

// Each test goes on from what the one before has made.
test('a database that stopped before the last of the 68 migrations is refused, with what brings it there', async () => {
  const last = stepsBefore.at(-1)?.when;
  const move = (to: number | undefined, from: number | undefined) =>
    before.pool.query(
      'update drizzle.__drizzle_migrations set created_at = $1 where created_at = $2',
      [to, from],
    );
  await move(0, last);
  await expect(migrateDatabase(before)).rejects.toThrow(
    /takes over a database from 0000_baseline of .* Start the last version 0\.1 on it once/,
  );
  expect(await stepsOf(before)).toHaveLength(stepsBefore.length);
  await move(last, 0);
});

test('the last version before the baseline is backed up with this one', async () => {
  await atOneMoment(before, (client) =>
    writeDraft({ client, files: folder, from: 'embedded' }, archive, archive),
  );
  const { manifest } = await checkArchive(archive);
  expect(manifest.migration.when).toBe(stepsBefore.at(-1)?.when);
});

test('the last version before the baseline is taken over: its schema and rows are those of a new installation', async () => {
  await migrateDatabase(before);
  // As a start does.
  await keepSearchIndexes(before);
  expect(await catalogueOf(before.pool)).toEqual(await catalogueOf(now.pool));
  expect((await before.pool.query(uncounted)).rows).toEqual([]);
  await Promise.all([sameMessages(before), sameMessages(now)]);
  expect(await contentsOf(before)).toEqual(await contentsOf(now));
  expect(await stepsOf(before)).toEqual(await stepsOf(now));
  expect(await withPlainSession(before, (client) => verifyLedger(client))).toEqual([]);
});

test(
  'a backup of the last version before the baseline is restored with all that it holds',
  async () => {
    const checked = await checkArchive(archive);
    const dataDir = join(folder, 'restored');
    const { breaches } = await fillFolder(dataDir, (target) =>
      loadArchive({ ...target, files: undefined, say: () => undefined }, archive, checked),
    );
    expect(breaches).toEqual([]);
    const restored = await openDatabase({ dataDir });
    await keepSearchIndexes(restored);
    await sameMessages(restored);
    expect(await contentsOf(restored)).toEqual(await contentsOf(now));
    await restored.close();
  },
  limit(120_000),
);
