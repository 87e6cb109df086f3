import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { temporaryFolder } from '../runtime/temporary.ts';
import { lockFolder } from './lock.ts';
import { programFile } from './place.ts';
import { type Stopped, type Watched, watchStatements } from './statement-watch.ts';

export interface Embedded {
  /** The folder of its Unix socket: what `pg` takes as the host. */
  readonly host: string;
  /** How many times it has asked the host to bring a file to the disk. */
  fsyncs(): Promise<number>;
  stop(): Promise<void>;
}

const socketName = '.s.PGSQL.5432';
// The shortest limit of the supported systems, macOS.
const longestSocketPath = 103;

/** The socket asks for no password, so only this user may reach its folder. */
export function privateFolder(): string {
  const folder = temporaryFolder('db');
  if (join(folder, socketName).length <= longestSocketPath) return folder;
  rmSync(folder, { recursive: true });
  return temporaryFolder('db', '/tmp');
}

function startWorker(dataDir: string, host: string, draft: boolean): Worker {
  return new Worker(programFile('server/db/embedded-worker.ts'), {
    workerData: { dataDir: resolve(dataDir, 'db'), socket: join(host, socketName), draft },
  });
}

const answer = <T>(worker: Worker): Promise<T> =>
  new Promise((settle, fail) => {
    const died = () => fail(new Error('The embedded database did not start'));
    worker.once('error', fail);
    worker.once('exit', died);
    worker.once('message', (message: T) => {
      worker.off('error', fail);
      worker.off('exit', died);
      settle(message);
    });
  });

/**
 * Starts the embedded database of a folder in a thread of its own, so that a long query holds up no
 * request. Should the thread die later, the process ends: nothing it says could be relied on. A `draft`
 * is on the disk when it was stopped, and not before; `tell` hears of statements that took too long and
 * were stopped; `passing` is a command that reads and ends.
 */
export async function startEmbedded(
  dataDir: string,
  draft = false,
  tell: (stopped: Stopped) => void = () => undefined,
  passing = false,
): Promise<Embedded> {
  const unlock = lockFolder(dataDir, passing);
  const host = privateFolder();
  const tidy = () => {
    process.off('exit', tidy);
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  process.once('exit', tidy);
  const worker = startWorker(dataDir, host, draft);
  let unwatch = () => {};
  try {
    unwatch = watchStatements(await answer<Watched>(worker), tell);
  } catch (error) {
    await worker.terminate();
    tidy();
    throw error;
  }
  const crash = (cause: unknown) => {
    throw new Error('The embedded database stopped working', { cause });
  };
  worker.on('error', crash);
  worker.on('exit', crash);
  return {
    host,
    fsyncs() {
      worker.postMessage('fsyncs');
      return answer<number>(worker);
    },
    async stop() {
      worker.off('error', crash);
      worker.off('exit', crash);
      unwatch();
      const exited = new Promise((settle) => worker.once('exit', settle));
      worker.postMessage('stop');
      await exited;
      tidy();
    },
  };
}
