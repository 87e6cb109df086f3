// @module-tag long
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { limit } from '../../support/pace.ts';
import { type ServerProcess, startServerProcess } from '../../support/process/server-process.ts';
import { startTillServer } from '../../support/process/till-server.ts';

let folder: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-survival-'));
  cpSync(inject('migratedFolder'), folder, { recursive: true });
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const targets = ['//', '///', '//?', '/%', '/app/%', '/app/pistos?%', 'http://[', '*', '\\', 'x:y'];

/** Says so much on a connection of its own, and waits until the server has ended that. */
async function sayRaw(origin: string, lines: readonly string[]) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  socket.resume();
  await closed;
}

test('requests and upgrades to what is no address end their own connection and nothing else', async () => {
  server = await startTillServer(folder, { DEMO: '0' });
  const { origin, pid } = server;
  for (const target of targets) {
    const head = [`GET ${target} HTTP/1.1`, 'Host: here'];
    await sayRaw(origin, [...head, 'Connection: close']);
    await sayRaw(origin, [...head, ...upgrade, key]);
    await sayRaw(origin, [...head, ...upgrade]);
  }
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  process.kill(pid ?? 0, 0);
});

test.each(['timer', 'listener', 'stream', 'promise'])(
  'an error that nobody expected, in a %s, is logged without its words and ends the server in order',
  (kind) => {
    const script = ['tests/support/process/end-unexpectedly.mjs', kind];
    const { status, stdout } = spawnSync(process.execPath, script, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([70, expect.stringContaining('"unexpected"')]);
    expect(stdout).not.toContain('6900000003');
  },
);

test(
  'a server that an error ended is started again',
  async () => {
    const log = join(folder, 'log');
    const command = ['tests/support/process/supervise-failing.mjs'];
    server = await startServerProcess({ command, dataDir: folder, log, variables: { DEMO: '0' } });
    const logged = () => readFileSync(log, 'utf8');
    writeFileSync(join(folder, 'fail'), '');
    await vi.waitUntil(() => logged().includes('The server ended (70)'), {
      timeout: limit(60_000),
    });
    const isReady = async () => (await fetch(`${server?.origin}/readyz`).catch(() => null))?.ok;
    await vi.waitUntil(isReady, { timeout: limit(60_000) });
    expect(logged().split('"unexpected"')).toHaveLength(2);
    expect(logged()).not.toContain('6900000003');
  },
  limit(120_000),
);
