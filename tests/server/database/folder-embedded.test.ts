// @module-tag long
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '../../../server/db/connection.ts';
import { noteFolder, refuseUnmeant } from '../../../server/db/folder.ts';

let parent: string;
let folder: string;
const db = (...more: string[]) => join(folder, 'db', ...more);

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pistos-folder-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('a database that lost its PG_VERSION is refused, and nothing of it is touched', async () => {
  cpSync(inject('migratedFolder'), folder, { recursive: true });
  rmSync(db('PG_VERSION'));
  const before = readdirSync(db());
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/PG_VERSION is missing.*backup/);
  expect(readdirSync(db())).toEqual(before);
});

test('a first start that was cut off begins anew', async () => {
  mkdirSync(db('base'), { recursive: true });
  writeFileSync(db('PG_VERSION'), '18');
  writeFileSync(join(folder, 'db.making'), '');
  const database = await openDatabase({ dataDir: folder });
  expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await database.close();
  expect(existsSync(join(folder, 'db.making'))).toBe(false);
});

test('a folder that held a database and is gone, or is empty, is refused with what to do', () => {
  cpSync(inject('migratedFolder'), folder, { recursive: true });
  refuseUnmeant(folder);
  noteFolder(folder);
  refuseUnmeant(folder);
  rmSync(folder, { recursive: true });
  expect(() => refuseUnmeant(folder)).toThrow(/held a database before.*delete .*data\.pistos/);
  mkdirSync(folder);
  expect(() => refuseUnmeant(folder)).toThrow(folder);
  rmSync(`${folder}.pistos`);
  refuseUnmeant(folder);
});
