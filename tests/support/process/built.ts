import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** What Node is called with to run the built server. */
export const builtServer = resolve('dist/server/main.js');

/** Builds what has changed since it was last built: the whole product, or its server alone. */
export function build(part: 'product' | 'server'): void {
  const args = ['build.mjs', ...(part === 'server' ? ['--server'] : [])];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The ${part} could not be built`);
}
