// @module-tag long
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/connection.ts';
import { npm } from '../../support/areas/backups.ts';
import { limit } from '../../support/pace.ts';
import { installIn, scratch } from '../../support/worlds/installation.ts';

const folder = scratch();
const data = join(folder, 'data');
const commands = ['ledger:verify', 'billing:verify'];

beforeAll(async () => {
  await installIn(data);
}, limit(60_000));

const step = 'update drizzle.__drizzle_migrations set created_at = created_at + $1';

test.each(commands)(
  '%s refuses a folder without a database, and makes none',
  async (command) => {
    const missing = join(folder, 'missing');
    const { code, said } = await npm(command, [], { DATA_DIR: missing });
    expect([code, said]).toEqual([
      2,
      `${missing} holds no database. Is DATA_DIR right, or is DATABASE_URL missing?\n`,
    ]);
    expect(existsSync(missing)).toBe(false);
    expect((await npm(command, [], { DATA_DIR: folder })).code).toBe(2);
    expect(readdirSync(folder)).not.toContain('db');
  },
  limit(60_000),
);

test.each(commands)(
  '%s says in a sentence that a process has the folder, and passes once it has not',
  async (command) => {
    const database = await openDatabase({ dataDir: data });
    const { code, said } = await npm(command, [], { DATA_DIR: data });
    await database.close();
    expect([code, said]).toEqual([
      2,
      `${data} is in use by process ${process.pid}, a server or another command. Stop that one first, or restore a backup into another folder and verify that.\n`,
    ]);
    const after = await npm(command, [], { DATA_DIR: data });
    expect([after.code, after.said]).toEqual([0, expect.stringContaining('every invariant holds')]);
  },
  limit(60_000),
);

test.each([
  [-1, 'before the first'],
  [1, 'a later'],
])(
  'a database of another version is neither verified nor brought to this one (%i)',
  async (by) => {
    const set = async (change: number) => {
      const { pool, close } = await openDatabase({ dataDir: data });
      await pool.query(step, [change]);
      const { rows } = await pool.query(
        'select count(*)::int as count from drizzle.__drizzle_migrations',
      );
      await close();
      return rows[0].count;
    };
    const steps = await set(by);
    for (const command of commands)
      expect((await npm(command, [], { DATA_DIR: data })).code).toBe(2);
    expect(await set(-by)).toBe(steps);
  },
  limit(90_000),
);
