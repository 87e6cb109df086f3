import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './postgres.ts';

export interface Server {
  readonly address: string;
  /** Resident memory now and at its highest, in megabytes. */
  memory(): { now: number; highest: number };
  stop(): Promise<void>;
}

const startsWithinMs = 60_000;

async function ready(address: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + startsWithinMs;
  while (Date.now() < until) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error('The server did not start');
}

const megabytes = (status: string, name: string) =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);

// A copy, so that a build made meanwhile does not change what is measured. It lies within the
// project, where the server finds its modules and migrations.
const copy = 'node_modules/.cache/pistos-bench';

/** The built server in a process of its own, on a database, with the demo programme where that is empty. */
export async function startServer(databaseUrl?: string, dataDir?: string): Promise<Server> {
  const port = await freePort();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'pistos-bench-files-'));
  rmSync(copy, { recursive: true, force: true });
  cpSync('dist', copy, { recursive: true });
  const child = spawn(process.execPath, [join(copy, 'server/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: '1',
      LOG_LEVEL: 'warn',
    },
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const address = `http://127.0.0.1:${port}`;
  await ready(address, child);
  return {
    address,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return { now: megabytes(status, 'VmRSS'), highest: megabytes(status, 'VmHWM') };
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      process.off('exit', end);
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
