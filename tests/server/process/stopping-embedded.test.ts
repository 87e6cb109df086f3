import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { limit } from '../../support/pace.ts';
import { startTillServer } from '../../support/process/till-server.ts';

test(
  'a server that is told to stop does not wait for connections on which nobody asked anything',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pistos-stopping-'));
    cpSync(inject('migratedFolder'), folder, { recursive: true });
    const server = await startTillServer(folder, { DEMO: '0' });
    const { hostname, port } = new URL(server.origin);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    // Closed or reset: a connection that the server has not accepted yet is reset when it ends.
    unused.resume().on('error', () => undefined);
    const cut = new Promise((done) => unused.once('close', done));
    await server.stop();
    await cut;
    expect(unused.destroyed).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  },
  limit(120_000),
);

test(
  'a server that is told to stop answers what is under way and ends connections that are kept alive',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pistos-stopping-'));
    cpSync(inject('migratedFolder'), folder, { recursive: true });
    const server = await startTillServer(folder, { DEMO: '0' });
    const agent = new Agent({ keepAlive: true });
    const idle = request(`${server.origin}/healthz`, { agent }).end();
    const [first] = await once(idle, 'response');
    first.resume();
    const slow = request(`${server.origin}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    slow.flushHeaders();
    // From here on the server knows of it.
    await once(slow, 'continue');
    const stopped = server.stop();
    const isClosed = () =>
      fetch(`${server.origin}/healthz`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      );
    await vi.waitUntil(isClosed, { timeout: limit(30_000) });
    const [answer] = await Promise.all([once(slow, 'response'), slow.end('{}')]);
    await stopped;
    agent.destroy();
    expect([answer[0].statusCode, answer[0].headers.connection]).toEqual([422, 'close']);
    rmSync(folder, { recursive: true, force: true });
  },
  limit(120_000),
);
