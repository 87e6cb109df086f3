import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { limit } from '../support/pace.ts';
import { startTillServer } from '../support/till-server.ts';

test(
  'a server that is told to stop does not wait for connections on which nobody asked anything',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pistos-stopping-'));
    cpSync(inject('migratedFolder'), folder, { recursive: true });
    const server = await startTillServer(folder, { DEMO: '0' });
    const { hostname, port } = new URL(server.origin);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    const cut = once(unused.resume(), 'close');
    await server.stop();
    await cut;
    expect(unused.destroyed).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  },
  limit(120_000),
);
