import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnCluster, startOwnCluster } from '../tests/support/process/cluster.ts';

export interface Cluster extends OwnCluster {
  readonly version: string;
}

// What is measured is the product, and not how small a cluster PostgreSQL begins with.
const settings = { shared_buffers: '1GB', max_wal_size: '4GB' };

async function startCluster(own: Record<string, string>): Promise<Cluster> {
  const cluster = await startOwnCluster({ ...settings, ...own });
  const said = execFileSync(join(cluster.bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return { ...cluster, version: said.trim() };
}

/**
 * Builds the product; a folder and a PostgreSQL of the run's own, with its own settings, are gone when it
 * ends.
 */
export async function prepare(
  own: Record<string, string> = {},
): Promise<{ cluster: Cluster; folder: string }> {
  const built = spawnSync(process.execPath, ['build.mjs'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('There is nothing to measure');
  const folder = mkdtempSync(join(tmpdir(), 'pistos-bench-'));
  const cluster = await startCluster(own);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { cluster, folder };
}

/** Tells whoever waits how far it is; what was measured goes to standard output. */
export const say = (line: string) => process.stderr.write(`${line}\n`);
