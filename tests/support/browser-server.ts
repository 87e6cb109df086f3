import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

/** The built product, running as an administrator runs it. */
export interface Product {
  readonly origin: string;
  /** Takes the process away at once, as a power cut would. */
  kill: () => Promise<void>;
  /** The same data on the same port again. */
  start: () => Promise<void>;
  /** Ends the process and removes its data. */
  remove: () => Promise<void>;
}

async function ready(origin: string, child: ChildProcess) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The product did not start within a minute');
}

/** Starts the built product with the demo programme, on a free port and a folder of its own. */
export async function startProduct(): Promise<Product> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'pistos-browser-'));
  let child: ChildProcess | undefined;
  const start = async () => {
    const { DATABASE_URL: _, ...environment } = process.env;
    child = spawn(process.execPath, [resolve('dist/server/main.js')], {
      env: {
        ...environment,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DEMO: '1',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await ready(origin, child);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  await start();
  return {
    origin,
    start,
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
