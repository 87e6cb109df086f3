import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFlags } from '../supervise.mjs';
import { type ServerProcess, startServerProcess } from '../tests/support/process/server-process.ts';

export interface Server extends Pick<ServerProcess, 'start' | 'kill'> {
  readonly address: string;
  /** Resident memory now and at its highest, in megabytes. */
  memory(): { now: number; highest: number };
  stop(): Promise<void>;
}

const megabytes = (status: string, name: string) =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);

// A copy, so that a build made meanwhile does not change what is measured. It lies within the
// project, where the server finds its modules and migrations.
const copy = 'node_modules/.cache/pistos-bench';

/** The built server in a process of its own, on a database, with the demo programme where that is empty. */
export async function startServer(databaseUrl?: string, dataDir?: string): Promise<Server> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'pistos-bench-files-'));
  rmSync(copy, { recursive: true, force: true });
  cpSync('dist', copy, { recursive: true });
  const running = await startServerProcess({
    command: [...nodeFlags, join(copy, 'server/main.js')],
    dataDir: folder,
    databaseUrl,
    variables: { NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  });
  return {
    address: running.origin,
    start: running.start,
    kill: running.kill,
    memory() {
      const status = readFileSync(`/proc/${running.pid}/status`, 'utf8');
      return { now: megabytes(status, 'VmRSS'), highest: megabytes(status, 'VmHWM') };
    },
    async stop() {
      await running.stop();
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
