import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jsonFile, writeArchive } from '../../../server/backup/archive.ts';
import { checkArchive } from '../../../server/backup/check.ts';
import { type Manifest, names } from '../../../server/backup/manifest.ts';
import { keepNewest, nameOf, placeOf } from '../../../server/backup/stored-backups.ts';
import type { Entry } from '../../../server/backup/tar.ts';
import { draftOf, sweepBackups } from '../../../server/backup/work-folders.ts';
import { stepsIn } from '../../../server/db/journal.ts';
import { migrationsFolder } from '../../../server/db/migrate.ts';
import { ownersEnding } from '../../../server/runtime/abandoned.ts';
import { ownerTag } from '../../../server/runtime/processes.ts';
import { changed } from '../../support/areas/backups.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-backups-'));
  path = join(folder, 'pistos-1.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const steps = stepsIn(migrationsFolder);
const [first, latest] = [steps[0], steps.at(-1)];
const head: Manifest = {
  product: 'pistos',
  format: 1,
  version: '0.1.0',
  made_at: '2026-11-22T10:00:00.000Z',
  made_from: 'embedded',
  migration: { tag: latest?.tag ?? '', when: latest?.when ?? 0 },
  tables: [{ name: 'gifts', columns: ['gift_id'] }],
  sequences: [],
};
const rows = Buffer.from('1\n2\n3\n');
const counted = { rows: { gifts: 3 }, files: 0 };

async function* entriesWith(own: object, claimed = {}): AsyncGenerator<Entry> {
  yield jsonFile(names.manifest, { ...head, ...own });
  yield { name: names.piece('gifts', 1), size: rows.length, content: [rows] };
  yield jsonFile(names.contents, { ...counted, ...claimed });
}
const write = (own: object = {}, claimed: object = {}) =>
  writeArchive(path, entriesWith(own, claimed));
const alter = (change: (archive: Buffer) => Buffer) =>
  writeFileSync(path, change(readFileSync(path)));

describe('a backup', () => {
  test('tells what it is and how much is in it, and is for its owner alone', async () => {
    expect(await write()).toBe(readFileSync(path).length);
    expect(await checkArchive(path)).toEqual({ manifest: head, contents: counted });
    expect(readdirSync(folder)).toEqual(['pistos-1.tar.gz']);
  });

  test('that could not be finished leaves nothing', async () => {
    const failing = async function* () {
      yield* entriesWith({});
      throw new Error('the disk is full');
    };
    await expect(writeArchive(path, failing())).rejects.toThrow('the disk is full');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([0.01, 0.3, 0.6, 0.95])('that ends after %d of it is cut off', async (part) => {
    await write();
    alter((archive) => archive.subarray(0, Math.floor(archive.length * part)));
    await expect(checkArchive(path)).rejects.toThrow(
      /is cut off: its end is missing\. Copy it again/,
    );
  });

  test('of which a row was changed is not as it was made', async () => {
    await write();
    alter((archive) =>
      changed(archive, (bytes) => void bytes.write('7', bytes.indexOf('1\n2\n3'))),
    );
    await expect(checkArchive(path)).rejects.toThrow(
      /is not as it was made: its checksum differs\. Copy it again/,
    );
  });

  test('of which a byte was changed on its way is not as it was made', async () => {
    await write();
    alter((archive) => {
      archive[archive.length - 6] = (archive[archive.length - 6] ?? 0) ^ 1;
      return archive;
    });
    await expect(checkArchive(path)).rejects.toThrow('is not as it was made');
  });

  test.each(['', 'a text', '\u001f\u008b nothing'])('is not %j', async (text) => {
    writeFileSync(path, text, 'latin1');
    await expect(checkArchive(path)).rejects.toThrow(/is (no backup of Pistos|cut off)/);
  });

  test.each([
    ['rows', { rows: { gifts: 4 }, files: 0 }],
    ['files', { rows: { gifts: 3 }, files: 1 }],
    ['tables', { rows: {}, files: 0 }],
  ])('that lacks %s that it names is refused', async (_, claimed) => {
    await write({}, claimed);
    await expect(checkArchive(path)).rejects.toThrow('does not hold all the rows and files');
  });

  test('that is not there is named', async () => {
    await expect(checkArchive(path)).rejects.toThrow(`There is no file ${path}`);
    await expect(checkArchive(folder)).rejects.toThrow(`There is no file ${folder}`);
  });

  test('of a newer database is refused, and says which version reads it', async () => {
    await write({ version: '9.0.0', migration: { tag: '0999_later', when: 4e12 } });
    await expect(checkArchive(path)).rejects.toThrow(
      /made by a newer Pistos, 9\.0\.0: its database is at 0999_later .* Install that version/,
    );
  });

  test('of a newer format is refused, and says which version reads it', async () => {
    await write({ version: '9.0.0', format: 2, product: 'something else' });
    await expect(checkArchive(path)).rejects.toThrow(/newer Pistos, 9\.0\.0: .* its format, 2/);
  });

  test('of a database that this version never had is refused', async () => {
    await write({ migration: { tag: '0001_own', when: (first?.when ?? 0) + 1 } });
    await expect(checkArchive(path)).rejects.toThrow('0001_own, which this version of Pistos');
  });

  test('of a database from before the first migration is refused, and says what brings it there', async () => {
    await write({ migration: { tag: '0003_posting', when: 5 } });
    await expect(checkArchive(path)).rejects.toThrow(
      /at 0003_posting of 1970-01-01, .* from 0000_baseline of .* with the last version 0\.1, start/,
    );
  });
});

describe('where a backup goes', () => {
  const at = Date.parse('2026-11-22T17:30:05.123Z');

  test('is a file of its moment in the folder of backups, unless another is named', async () => {
    const backups = join(folder, 'backups');
    const name = nameOf(at, false);
    expect(name).toBe('pistos-2026-11-22T173005123Z.tar.gz');
    expect(await placeOf(undefined, backups, name)).toBe(join(backups, name));
    expect(await placeOf(folder, backups, name)).toBe(join(folder, name));
    expect(await placeOf(path, backups, name)).toBe(path);
  });

  test('is never over another file', async () => {
    writeFileSync(path, '');
    await expect(placeOf(path, folder, '')).rejects.toThrow('is there already. Name another file');
  });

  test('of those the server made the newest are kept, and whatever else is there', async () => {
    const hours = (count: number) => at + count * 3_600_000;
    const timed = [0, 24, 48, 72].map((each) => nameOf(hours(each), true));
    const others = [nameOf(at, false), 'notes.txt'];
    for (const name of [...timed, ...others]) writeFileSync(join(folder, name), '');
    await keepNewest(folder, 2);
    expect(readdirSync(folder).sort()).toEqual([...timed.slice(2), ...others].sort());
  });
});

describe('what a killed backup left', () => {
  const ended = () => spawnSync(process.execPath, ['-e', '']).pid ?? 0;
  const [place] = ownerTag.split('-');
  const ofProcess = (pid: number, where = place) => `${where}-${pid}-77-0123abcd`;
  const left = () => readdirSync(folder).sort();

  test('is deleted, and what a living process works on is not', () => {
    const mine = draftOf(path);
    const others = `${path}.draft-${ofProcess(ended(), '00000000')}`;
    const dead = [`snapshot-${ofProcess(ended())}`, `verifying-${ofProcess(ended())}`, 'snapshot'];
    for (const name of [...dead, `snapshot-${ownersEnding()}`])
      mkdirSync(join(folder, name, 'db'), { recursive: true });
    const drafts = [`${path}.draft-${ofProcess(ended())}`, mine, others];
    for (const draft of [...drafts, path]) writeFileSync(draft, '');
    expect(sweepBackups(folder, folder, false)).toBe(4);
    const stays = [path, mine, others].map((each) => basename(each));
    expect(left()).toEqual([...stays.sort(), expect.stringMatching(/^snapshot-/)]);
    // Of another machine, where no other one may be.
    expect(sweepBackups(folder, folder, true)).toBe(1);
  });
});
