import { spawnSync } from 'node:child_process';
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
  start: () => Promise<void>;
  kill: () => void;
  remove: () => void;
}

const isRoot = process.getuid?.() === 0;

function asPostgres(command: string, given: string[]) {
  const all = isRoot ? ['-u', 'postgres', '--', command, ...given] : given;
  const { status } = spawnSync(isRoot ? 'runuser' : command, all, { stdio: 'ignore' });
  return status;
}

function binaries() {
  const root = '/usr/lib/postgresql';
  // A client's package leaves a folder without a server in it.
  const servers = readdirSync(root).filter((each) => existsSync(join(root, each, 'bin/initdb')));
  const [newest = ''] = servers.sort((a, b) => Number(b) - Number(a));
  return join(root, newest, 'bin');
}

const idOf = (flag: string) =>
  Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/** Makes and starts one in a folder of its own. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const bin = binaries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pistos-cluster-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, idOf('-u'), idOf('-g'));
  asPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const log = join(data, 'log');
  const given = ['start', '-D', data, '-w', '-s', '-l', log, '-o', options];
  // After a kill the old sessions hold its memory until they notice.
  const start = async () => {
    for (let tried = 0; tried < 60; tried += 1) {
      if (asPostgres(join(bin, 'pg_ctl'), given) === 0) return;
      await new Promise((done) => setTimeout(done, 250));
    }
    throw new Error('PostgreSQL did not start');
  };
  await start();
  const kill = () => {
    const pid = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    process.kill(Number(pid), 'SIGKILL');
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    kill,
    remove: () => {
      asPostgres(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-s']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
