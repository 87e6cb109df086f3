import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL of its own, on disk with fsync, which can be killed and started again. */
export interface OwnCluster {
  readonly url: string;
  readonly port: number;
  /** The folder of its programs. */
  readonly bin: string;
  start: () => Promise<void>;
  kill: () => void;
  /** Has it hang, as a machine does: its connections stay, and nothing is answered. Answers how to let it go on. */
  silence: () => () => void;
  remove: () => void;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: then its own user runs it. Answers whether it went well. */
function asPostgres(command: string, args: string[]): boolean {
  const all = isRoot ? ['-u', 'postgres', '--', command, ...args] : args;
  // Its output goes nowhere: a server that inherits a pipe would keep it open.
  const { status } = spawnSync(isRoot ? 'runuser' : command, all, { stdio: 'ignore' });
  return status === 0;
}

function binaries() {
  const root = '/usr/lib/postgresql';
  // A client's package leaves a folder without a server in it.
  const servers = readdirSync(root).filter((each) => existsSync(join(root, each, 'bin/initdb')));
  const [newest] = servers.sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error(`No PostgreSQL in ${root}`);
  return join(root, newest, 'bin');
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** A new, empty data folder of PostgreSQL's own user within a folder. */
function initialized(bin: string, folder: string): string {
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, idOf('-u'), idOf('-g'));
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  if (!asPostgres(join(bin, 'initdb'), args)) throw new Error('PostgreSQL made no cluster');
  return data;
}

/** Signals a process, false where it has ended meanwhile: PostgreSQL ends its workers when it likes. */
function signalled(pid: number, signal: NodeJS.Signals) {
  try {
    return process.kill(pid, signal);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw problem;
  }
}

/** Makes and starts one in a folder of its own, with settings beside those that keep it apart. */
export async function startOwnCluster(settings: Record<string, string> = {}): Promise<OwnCluster> {
  const bin = binaries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pistos-cluster-'));
  const data = initialized(bin, folder);
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: "''", ...settings };
  const chosen = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const options = [`-p ${port}`, ...chosen].join(' ');
  const log = join(data, 'log');
  const args = ['start', '-D', data, '-w', '-s', '-l', log, '-o', options];
  // After a kill the old sessions hold its memory until they notice.
  const start = async () => {
    for (let tried = 0; tried < 60; tried += 1) {
      if (asPostgres(join(bin, 'pg_ctl'), args)) return;
      await new Promise((done) => setTimeout(done, 250));
    }
    throw new Error('PostgreSQL did not start');
  };
  const remove = () => {
    process.off('exit', remove);
    asPostgres(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-s']);
    rmSync(folder, { recursive: true, force: true });
  };
  // Whoever fails before removing it leaves no PostgreSQL behind.
  process.once('exit', remove);
  await start();
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const kill = () => void process.kill(pid(), 'SIGKILL');
  const silence = () => {
    const children = readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'utf8');
    const all = [pid(), ...children.trim().split(' ').map(Number)];
    const stopped = all.filter((each) => signalled(each, 'SIGSTOP'));
    return () => {
      for (const each of stopped) signalled(each, 'SIGCONT');
    };
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    bin,
    start,
    kill,
    silence,
    remove,
  };
}
