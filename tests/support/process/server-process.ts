import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '../pace.ts';
import { freePort } from './free-port.ts';

/** A server in a process of its own, on one port and one set of data for as long as it lives. */
export interface ServerProcess {
  readonly origin: string;
  /** Its process; none while it is down. */
  readonly pid: number | undefined;
  /** The same data on the same port again. */
  start: () => Promise<void>;
  /** Takes the process away at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Lets it finish what is under way. */
  stop: () => Promise<void>;
}

interface ServerProcessOptions {
  /** What Node is called with. */
  command: readonly string[];
  dataDir: string;
  /** A PostgreSQL; without one the database is embedded. */
  databaseUrl?: string | undefined;
  /** Variables of its environment beside those of every such server. */
  variables?: Record<string, string>;
  /** A file for its log and what it says beside it; without one its log is thrown away. */
  log?: string;
}

const startsWithinMs = limit(60_000);

const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode ?? signalCode;

async function ready(origin: string, child: ChildProcess) {
  const deadline = Date.now() + startsWithinMs;
  while (Date.now() < deadline) {
    if (ended(child) !== null) throw new Error(`The server ended with ${ended(child)}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('The server did not start in time');
}

function environmentOf({ dataDir, databaseUrl, variables }: ServerProcessOptions, port: number) {
  // Where the tests themselves run on a PostgreSQL, it is not this server's.
  const { DATABASE_URL: _, ...inherited } = process.env;
  return {
    ...inherited,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...variables,
  };
}

/** Starts a server with the demo programme and waits until it answers. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = environmentOf(options, port);
  let child: ChildProcess | undefined;
  const orphaned = () => void child?.kill('SIGKILL');
  const start = async () => {
    const log = options.log ? openSync(options.log, 'a') : undefined;
    const stdio = ['ignore', log ?? 'ignore', log ?? 'inherit'] as const;
    child = spawn(process.execPath, options.command, { env, stdio: [...stdio] });
    if (log !== undefined) closeSync(log);
    process.once('exit', orphaned);
    await ready(origin, child);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    child = undefined;
    process.off('exit', orphaned);
    if (!ending || ended(ending) !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  await start();
  return {
    origin,
    get pid() {
      return child?.pid;
    },
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      // What it keeps beside its folder.
      rmSync(`${options.dataDir}.pistos`, { force: true });
    },
  };
}
