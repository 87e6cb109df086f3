import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { backupState } from '../../../contract/backup/backups.ts';
import { recordBackup } from '../../../server/backup/record.ts';
import { backUpWhenDue, makeApart } from '../../../server/backup/timed.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addSuperAdmin, type Person } from '../../support/areas/people.ts';
import { serverLog } from '../../support/server-log.ts';

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse('2026-11-22T08:00:00Z');
const at = (ms: number) => new Date(ms).toISOString();

let within: TestApp;
let admin: Person;
let made: number[];
/** How the next backup ends. */
let ends: { code: number | null; said: string };

beforeEach(async () => {
  within = await testApp({ now: begin });
  admin = await addSuperAdmin(within);
  made = [];
  ends = { code: 0, said: '' };
});

const state = async () => (await call(within, backupState, { as: admin })).data;
const lastAt = (ms: number) => ({ at: at(ms), name: 'b.tar.gz', bytes: 5, rows: 7, files: 1 });

/** One server's look at what is due, at a time; a backup that ends well is noted, as its process does. */
function look(ms: number, signal = new AbortController().signal) {
  within.clock.now = ms;
  const make = async () => {
    made.push(ms);
    if (ends.code === 0) await recordBackup(within.database.pool, lastAt(ms));
    return ends;
  };
  const { database } = within;
  return backUpWhenDue({ database, everyHours: 24, make, log: serverLog, now: () => ms }, signal);
}

describe('a server that backs itself up', () => {
  test('begins when it first looks, and goes on once a day', async () => {
    for (const ms of [0, minute, 23 * hour, 24 * hour, 25 * hour, 49 * hour])
      await look(begin + ms);
    expect(made.map((ms) => ms - begin)).toEqual([0, 24 * hour, 49 * hour]);
  });

  test('makes one where several servers see that it is due', async () => {
    await Promise.all([look(begin), look(begin), look(begin)]);
    await Promise.all([look(begin + 25 * hour), look(begin + 25 * hour)]);
    expect(made).toEqual([begin, begin + 25 * hour]);
  });

  test('tells what failed, and tries again after a quarter of an hour, until it succeeds', async () => {
    ends = { code: 64, said: 'something\n{"err":{"type":"Error","code":"ENOSPC"}}\n' };
    for (const ms of [0, 10, 16]) await look(begin + ms * minute);
    expect(made).toHaveLength(2);
    const failed = { at: at(begin + 16 * minute), reason: 'no_room' };
    expect(await state()).toMatchObject({ last: null, failed });
    ends = { code: 0, said: '' };
    await look(begin + 2 * hour);
    const succeeded = { last: lastAt(begin + 2 * hour), failed: null };
    expect(await state()).toMatchObject(succeeded);
  });

  test.each([
    [65, 'not_allowed'],
    [66, 'database'],
    [67, 'other'],
    [1, 'other'],
    [null, 'other'],
  ])('whose backup ended with %j knows why: %s', async (code, reason) => {
    ends = { code, said: 'no line of a log' };
    await look(begin);
    expect((await state()).failed?.reason).toBe(reason);
  });

  test('that is told to stop meanwhile has failed at nothing', async () => {
    ends = { code: null, said: '' };
    await look(begin, AbortSignal.abort());
    expect((await state()).failed).toBeNull();
  });

  test('begins soon where it was put off for longer than they are apart', async () => {
    await look(begin);
    const { pool } = within.database;
    const later = at(begin + 700 * hour);
    await pool.query(`update installation set value = $1 where fact = 'backup_due'`, [later]);
    await look(begin + hour);
    expect(made).toEqual([begin, begin + hour]);
  });
});

test('the process that makes one says why it did not, and names nobody', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pistos-6900000003-'));
  const { code, said } = await makeApart({ ...process.env, DATABASE_URL: '', DATA_DIR: dataDir })(
    new AbortController().signal,
  );
  rmSync(dataDir, { recursive: true, force: true });
  const { err } = JSON.parse(said);
  expect([code, err.type]).toEqual([67, 'Error']);
  expect(said).not.toContain('6900000003');
});

describe('what a super admin is told', () => {
  test('of an installation that was never backed up is so, and no complaint', async () => {
    expect(await state()).toEqual({ every_hours: 24, last: null, failed: null, overdue: false });
  });

  test('is the last good backup, and a complaint once two of its times have passed', async () => {
    await recordBackup(within.database.pool, lastAt(begin));
    within.clock.now = begin + 48 * hour;
    expect(await state()).toMatchObject({ last: lastAt(begin), overdue: false });
    within.clock.now += minute;
    expect(await state()).toMatchObject({ last: lastAt(begin), overdue: true });
  });

  test('is a complaint, too, where two of these times have passed without the first', async () => {
    ends = { code: 67, said: '' };
    await look(begin);
    within.clock.now = begin + 49 * hour;
    expect(await state()).toMatchObject({ last: null, overdue: true });
  });

  test('of a server that makes none by itself is the last that somebody made', async () => {
    within = await testApp({ now: begin + 900 * hour, settings: { backupEveryHours: null } });
    admin = await addSuperAdmin(within);
    await recordBackup(within.database.pool, lastAt(begin));
    const last = lastAt(begin);
    expect(await state()).toEqual({ every_hours: null, last, failed: null, overdue: false });
  });
});
