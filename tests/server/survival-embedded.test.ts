import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { limit } from '../support/pace.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { startTillServer } from '../support/till-server.ts';

let folder: string;
let server: ServerProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-survival-'));
  cpSync(inject('migratedFolder'), folder, { recursive: true });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const targets = ['//', '///', '//?', '/%', '/app/%', '/app/pistos?%', 'http://[', '*', '\\', 'x:y'];

/** Says so much on a connection of its own, and waits until the server has ended that. */
async function sayRaw(lines: readonly string[]) {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  socket.resume();
  await closed;
}

test('requests and upgrades to what is no address end their own connection and nothing else', async () => {
  server = await startTillServer(folder, { DEMO: '0' });
  const { pid } = server;
  for (const target of targets) {
    const head = [`GET ${target} HTTP/1.1`, 'Host: here'];
    await sayRaw([...head, 'Connection: close']);
    await sayRaw([...head, ...upgrade, key]);
    await sayRaw([...head, ...upgrade]);
  }
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  process.kill(pid ?? 0, 0);
});

test(
  'an error that nobody expected, in a timer, a listener, a stream or a promise, ends the server in order, and it is started again',
  async () => {
    const log = join(folder, 'log');
    const command = ['tests/support/supervise-failing.mjs'];
    server = await startServerProcess({ command, dataDir: folder, log, variables: { DEMO: '0' } });
    const logged = () => readFileSync(log, 'utf8');
    let ends = 0;
    for (const kind of ['timer', 'listener', 'stream', 'promise']) {
      writeFileSync(join(folder, 'fail'), kind);
      ends += 1;
      await vi.waitUntil(() => logged().split('The server ended (70)').length > ends, {
        timeout: limit(60_000),
      });
      await vi.waitUntil(
        async () => (await fetch(`${server.origin}/readyz`).catch(() => null))?.ok,
        {
          timeout: limit(60_000),
        },
      );
    }
    expect(logged().split('"unexpected"')).toHaveLength(5);
    expect(logged()).not.toContain('6900000003');
  },
  limit(240_000),
);
