import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LastBackup } from '../../../contract/backup/backups.ts';
import { askServer } from '../../../server/backup/ask.ts';
import { controlOf, startControl } from '../../../server/backup/control.ts';
import { Refused } from '../../../server/backup/refused.ts';
import { serverLog } from '../../support/server-log.ts';
import { until } from '../../support/until.ts';

let dataDir: string;
let stop: () => Promise<void>;
/** What the server was asked, in order. */
let requests: string[];
let made: LastBackup[];
/** Copies the database, as this test has it. */
let copy: (signal: AbortSignal) => Promise<void>;

const start = async () => {
  const handlers = {
    snapshot: (folder: string, signal: AbortSignal) => {
      requests.push(`copy to ${folder}`);
      return copy(signal);
    },
    forget: async (folder: string) => void requests.push(`forget ${folder}`),
    made: async (last: LastBackup) => void made.push(last),
  };
  stop = await startControl(dataDir, handlers, serverLog);
};
const ask = async () => {
  const server = await askServer(dataDir);
  if (!server) throw new Error('No server');
  return server;
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pistos-control-'));
  requests = [];
  made = [];
  copy = async () => undefined;
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a copy belongs to the command that asked for it, and goes with it', async () => {
  const [first, second] = [await ask(), await ask()];
  await first.snapshot('/one');
  await expect(second.snapshot('/two')).rejects.toThrow(
    'Another backup is being made. Wait for its end',
  );
  first.close();
  const isCopied = () =>
    second.snapshot('/two').then(
      () => true,
      () => false,
    );
  await until(isCopied);
  second.close();
  await until(() => requests.length === 4);
  expect(requests).toEqual(['copy to /one', 'forget /one', 'copy to /two', 'forget /two']);
});

test('a backup that was made is noted', async () => {
  const server = await ask();
  const last = { at: '2026-11-22T10:00:00.000Z', name: 'b', bytes: 1, rows: 2, files: 3 };
  await server.made(last);
  expect(made).toEqual([last]);
  server.close();
});

test('why there is no copy is told as far as it is for the operator', async () => {
  copy = async () => {
    throw new Refused('The disk is full. Make room.', 'no_room');
  };
  const first = await ask();
  await expect(first.snapshot('/one')).rejects.toMatchObject({
    message: 'The disk is full. Make room.',
    reason: 'no_room',
  });
  first.close();
  copy = async () => {
    throw new Error('something nobody expected');
  };
  const second = await ask();
  await until(() => requests.length === 2);
  await expect(second.snapshot('/two')).rejects.toThrow('could not do it; its log says why');
  second.close();
});

test('a server that stops gives up copying, refuses the command, and leaves the folder to it', async () => {
  copy = (signal) =>
    new Promise((_, failed) => {
      signal.addEventListener('abort', () => failed(new Error('given up')));
    });
  const server = await ask();
  const waiting = server.snapshot('/one');
  const refusal = expect(waiting).rejects.toThrow('The server ended meanwhile. Try again');
  await until(() => requests.includes('copy to /one'));
  await stop();
  await refusal;
  expect(requests).toEqual(['copy to /one']);
  expect(await askServer(dataDir)).toBeUndefined();
});

test('only the owner may enter, and what says something else is refused', async () => {
  const path = controlOf(dataDir) ?? '';
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'pistos.control')).mode & 0o777).toBe(0o600);
  const server = await ask();
  await expect(server.made({ name: 'no backup' } as never)).rejects.toThrow('could not do it');
  server.close();
  expect(made).toEqual([]);
});

test('a server that was killed is not waited for', async () => {
  const path = controlOf(dataDir) ?? '';
  await stop();
  expect(existsSync(dirname(path))).toBe(false);
  writeFileSync(join(dataDir, 'pistos.control'), `${path}\n`);
  expect(await askServer(dataDir)).toBeUndefined();
});
