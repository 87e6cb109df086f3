// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { limit } from '../../support/pace.ts';
import { build } from '../../support/process/built.ts';
import { freePort } from '../../support/process/free-port.ts';

const answers = (origin: string) =>
  fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

test(
  'SIGTERM to npm start ends the server, too, though npm does not hand it on',
  async () => {
    build('product');
    const folder = mkdtempSync(join(tmpdir(), 'pistos-npm-start-'));
    cpSync(inject('migratedFolder'), folder, { recursive: true });
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const env = { ...process.env, DATA_DIR: folder, PORT: port, DEMO: '0', LOG_LEVEL: 'warn' };
    const npm = spawn('npm', ['start'], { env, stdio: 'ignore' });
    await vi.waitUntil(() => answers(origin), { timeout: limit(60_000) });
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await vi.waitUntil(async () => !(await answers(origin)), { timeout: limit(30_000) });
    expect(npm.signalCode ?? npm.exitCode).not.toBeNull();
    rmSync(folder, { recursive: true, force: true });
  },
  limit(120_000),
);
