import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { type Engine, limitOf, statementLimitMs, watchedOf } from './engine.ts';
import { finishFolder, prepareFolder } from './folder.ts';
import { shareMemory } from './shared-wasm.ts';
import { StatementClock, type Watched } from './statement-watch.ts';

const { dataDir, socket, draft } = workerData as {
  dataDir: string;
  socket: string;
  draft: boolean;
};
let fsyncs = 0;
let engine: Engine | undefined;

function fsync(descriptor: number): void {
  fsyncSync(descriptor);
  fsyncs += 1;
}

type Init = NodeFS['init'];
interface Stream {
  nfd?: number;
}
/** Changes what the host knows of a file, such as its mode. */
type SetFacts = (file: unknown, facts: { mode?: number }) => void;
interface NodeFiles {
  node_ops: { setattr: SetFacts };
  stream_ops: { setattr: SetFacts; fsync?: (stream: Stream) => number };
}
interface Runtime extends Engine {
  FS: { filesystems: { NODEFS: NodeFiles } };
}

/** PGlite sets the mode of a new file by a umask of its own, which leaves some open to everybody. */
function setPrivately(ops: { setattr: SetFacts }): void {
  const { setattr } = ops;
  ops.setattr = (file, { mode, ...facts }) =>
    setattr(file, mode === undefined ? facts : { ...facts, mode: mode & ~0o077 });
}

/** PGlite's own file system answers fsync without asking the host: a power cut would lose commits. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const ready = await super.init(...args);
    ready.emscriptenOpts.preRun?.push((runtime: unknown) => {
      engine = runtime as Runtime;
      const { node_ops, stream_ops } = (runtime as Runtime).FS.filesystems.NODEFS;
      stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsync(nfd);
        return 0;
      };
      setPrivately(node_ops);
      setPrivately(stream_ops);
    });
    return ready;
  }
}

/** initdb writes without syncing; once done, everything it wrote is brought to the disk. */
function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(path);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

// What of the log is kept for use again; by default that is a gigabyte.
const shortLog = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];
const durable = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', ...shortLog],
  // What fills a draft takes as long as it takes.
  ...['-c', `statement_timeout=${statementLimitMs}`],
];
// A draft is made anew rather than recovered: what fills a table in the transaction that made it is not
// written twice.
const unlogged = ['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0', ...shortLog];
const passing = [...PGlite.defaultStartParams, ...unlogged];

/** What PostgreSQL said last, in its own words. */
const lastSaid: string[] = [];

function hear(line: string): boolean {
  lastSaid.push(line);
  if (lastSaid.length > 20) lastSaid.shift();
  return false;
}

/** The line in which PostgreSQL says why it gave up. */
const reasonOf = (error: unknown) =>
  lastSaid.findLast((line) => /PANIC|FATAL|ERROR/.test(line)) ??
  lastSaid.at(-1) ??
  (error instanceof Error ? error.message : '');

function openEngine(): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    fs: new DurableNodeFS(dataDir),
    extensions: { pg_trgm },
    startParams: draft ? passing : durable,
    onStdout: hear,
    onStderr: hear,
  });
}

async function open(): Promise<PGlite> {
  const fresh = prepareFolder(dirname(dataDir));
  const pglite = await openEngine().catch((error: unknown) => {
    throw Object.assign(
      new Error(
        `The database in ${dataDir} does not start. Is its disk full, or was one of its files changed or lost? If so, restore a backup. PostgreSQL said: ${reasonOf(error)}`,
      ),
      { cause: error },
    );
  });
  if (fresh && !draft) syncTree(dataDir);
  if (fresh && !draft) syncPath(dirname(dataDir));
  if (fresh) finishFolder(dirname(dataDir));
  return pglite;
}

// How a PANIC reads in the protocol: a full disk, a broken file. No value of a row can contain it.
const panic = Buffer.from('SPANIC\0VPANIC\0');

/** `C53100`, with a zero after it, and then what it says. */
function panicOf(fields: Buffer): Error {
  const [code = '', ...said] = fields.toString('utf8').split('\0');
  return Object.assign(new Error(`PANIC ${said.join(' ')}`), { code: code.slice(1) });
}

/** Outside any promise, so that it ends the thread. */
const end = (reason: unknown) =>
  setImmediate(() => {
    throw reason;
  });

/**
 * A statement's error travels inside the protocol and harms nobody. After a PANIC, or when the call
 * itself rejects, nothing more would be answered: PostgreSQL restarts then, and so must this.
 */
function endWhenBroken(pglite: PGlite): void {
  const execute = pglite.execProtocolRawStream.bind(pglite);
  pglite.execProtocolRawStream = (message, options) => {
    const onRawData = (data: Uint8Array) => {
      const at = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      if (at.includes(panic)) end(panicOf(at.subarray(at.indexOf(panic) + panic.length)));
      options.onRawData(data);
    };
    return execute(message, { ...options, onRawData }).catch((error: unknown) => {
      end(error);
      throw error;
    });
  };
}

/** Each message to the database, such as the execution of a statement, begins and ends on the clock. */
function runOnClock(pglite: PGlite, running: Engine): Watched {
  const watched = watchedOf(running);
  const clock = new StatementClock(watched);
  const limitMs = limitOf(running);
  const execute = pglite.execProtocolRawStream.bind(pglite);
  pglite.execProtocolRawStream = async (message, options) => {
    clock.begin(limitMs());
    try {
      return await execute(message, options);
    } finally {
      clock.end();
    }
  };
  return watched;
}

shareMemory();
const pglite = await open();
if (!engine) throw new Error('The embedded database has no engine');
const watched = runOnClock(pglite, engine);
endWhenBroken(pglite);
const server = new PGLiteSocketServer({ db: pglite, path: socket, maxConnections: 8 });
await server.start();

parentPort?.on('message', async (order: 'fsyncs' | 'stop') => {
  if (order === 'fsyncs') return parentPort?.postMessage(fsyncs);
  await server.stop();
  await pglite.close();
  if (draft) syncTree(dataDir);
  parentPort?.close();
});
parentPort?.postMessage(watched);
