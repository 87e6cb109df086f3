import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Cluster {
  readonly url: string;
  readonly port: number;
  readonly bin: string;
  readonly version: string;
  stop(): void;
}

/** A port nobody listens on at this moment. */
export const freePort = () =>
  new Promise<number>((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

function binaries(): string {
  const root = '/usr/lib/postgresql';
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error(`No PostgreSQL in ${root}`);
  return join(root, newest, 'bin');
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: then its own user runs it. */
function asPostgres(command: string, given: string[]): void {
  const [name, all] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', command, ...given]]
    : [command, given];
  // Its output goes nowhere: a server that inherits a pipe would keep it open.
  const { status } = spawnSync(name, all, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} ended with ${status}`);
}

function userIds(): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}

/** A cluster of its own in a new folder, gone when it is stopped. */
export async function startCluster(): Promise<Cluster> {
  const bin = binaries();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pistos-bench-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, ...userIds());
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
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c shared_buffers=1GB -c max_wal_size=4GB`;
  asPostgres(join(bin, 'pg_ctl'), [
    'start',
    '-D',
    data,
    '-w',
    '-s',
    '-l',
    join(data, 'log'),
    '-o',
    options,
  ]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    bin,
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    stop() {
      asPostgres(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-s']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
