import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { connectEmbedded, openDatabase } from '../../../server/db/connection.ts';
import { startEmbedded } from '../../../server/db/embedded.ts';
import { lockFolder } from '../../../server/db/lock.ts';
import { until } from '../../support/until.ts';

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pistos-test-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const withData = () => cpSync(inject('migratedFolder'), dataDir, { recursive: true });

/** Another process at work in the folder. */
function start(script: string) {
  const started = spawn(process.execPath, [`tests/support/process/${script}`, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  return started;
}

/** One that writes: its lines so far, and the moment it has written enough. */
function startWriter() {
  const writer = start('keep-writing.ts');
  const acknowledged: number[] = [];
  const reached = (count: number) =>
    new Promise<void>((settle, fail) => {
      writer.once('exit', () => fail(new Error('The writer ended by itself')));
      createInterface({ input: writer.stdout }).on('line', (line) => {
        acknowledged.push(Number(line));
        if (acknowledged.length === count) settle();
      });
    });
  return { writer, acknowledged, reached };
}

describe('the data folder', () => {
  test('is refused to a second process while the first one lives', async () => {
    withData();
    const { writer, reached } = startWriter();
    await reached(1);
    const attempt = openDatabase({ dataDir });
    await expect(attempt).rejects.toThrow(`${dataDir} is in use by process ${writer.pid}.`);
  });

  test('is refused to a second start in the same process', () => {
    const unlock = lockFolder(dataDir);
    expect(() => lockFolder(dataDir)).toThrow(`in use by process ${process.pid}.`);
    unlock();
    lockFolder(dataDir)();
    expect(existsSync(join(dataDir, 'pistos.lock'))).toBe(false);
  });

  test('is taken over from a process that is gone', () => {
    writeFileSync(join(dataDir, 'pistos.lock'), '4194304 1\n');
    const unlock = lockFolder(dataDir);
    expect(readFileSync(join(dataDir, 'pistos.lock'), 'utf8')).toMatch(`${process.pid} `);
    unlock();
  });

  test('is taken over when its process number now belongs to another', () => {
    writeFileSync(join(dataDir, 'pistos.lock'), `${process.pid} 1\n`);
    lockFolder(dataDir)();
  });

  test('is taken over from a process that has ended, though nobody has asked how', async () => {
    // The shell becomes something that never asks how its child ended, and only then that ends.
    const shell = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 60']);
    child = shell;
    const [said] = await once(shell.stdout, 'data');
    const pid = String(said).trim();
    await until(() => readFileSync(`/proc/${shell.pid}/comm`, 'utf8') === 'sleep\n');
    shell.stdin.end();
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
    await until(() => stat()[0] === 'Z');
    writeFileSync(join(dataDir, 'pistos.lock'), `${pid} ${stat()[19]}\n`);
    lockFolder(dataDir)();
  });

  test('is taken over when the lock holds nothing readable', () => {
    writeFileSync(join(dataDir, 'pistos.lock'), '');
    lockFolder(dataDir)();
  });
});

describe('durability', () => {
  test('no acknowledged row is lost to kill -9', async () => {
    withData();
    const { writer, acknowledged, reached } = startWriter();
    await reached(200);
    writer.kill('SIGKILL');
    await once(writer, 'close');

    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query<{ n: number }>('SELECT n FROM acknowledged');
    await database.close();

    const stored = new Set(rows.map(({ n }) => n));
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  });

  test('each commit reaches the disk: the host is asked to sync at least once', async () => {
    withData();
    const embedded = await startEmbedded(dataDir);
    const { pool, close } = connectEmbedded(embedded.host, embedded.stop);
    await pool.query('CREATE TABLE rows (n int)');
    for (const n of [1, 2, 3]) {
      const before = await embedded.fsyncs();
      await pool.query('INSERT INTO rows VALUES ($1)', [n]);
      expect(await embedded.fsyncs()).toBeGreaterThan(before);
    }
    const settings = await pool.query(
      "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit",
    );
    expect(settings.rows).toEqual([{ fsync: 'on', commit: 'on' }]);
    await close();
  });
});

test('an engine that can no longer write ends its process, saying why', async () => {
  withData();
  const broken = start('break-engine.ts');
  const said: string[] = [];
  broken.stderr.on('data', (text) => said.push(String(text)));
  const [code] = await once(broken, 'close');
  expect(code).toBe(1);
  expect(said.join('')).toContain('The embedded database stopped working');
});

describe('the socket', () => {
  test('lies in a folder that only its owner may enter, and goes with the database', async () => {
    withData();
    const embedded = await startEmbedded(dataDir);
    expect(statSync(embedded.host).mode & 0o777).toBe(0o700);
    await embedded.stop();
    expect(existsSync(embedded.host)).toBe(false);
  });
});

test('an empty folder becomes a database, and closing it twice is harmless', async () => {
  const database = await openDatabase({ dataDir: join(dataDir, 'new/data') });
  expect((await database.pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  await Promise.all([database.close(), database.close()]);
});
