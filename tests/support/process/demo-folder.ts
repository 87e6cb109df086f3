import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { builtServer } from './built.ts';
import { startServerProcess } from './server-process.ts';

const cache = resolve('node_modules/.cache/pistos-demo');

/** The demo is of the day on which it was seeded, and of the server that did. */
const nameOf = () => {
  const built = readFileSync(resolve('dist/.built-server'), 'utf8').slice(0, 16);
  return `${new Date().toISOString().slice(0, 10)}-${built}`;
};

async function seed(to: string): Promise<void> {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, 'draft-'));
  const variables = { LOG_LEVEL: 'fatal' };
  const server = await startServerProcess({ command: [builtServer], dataDir, variables });
  await server.stop();
  renameSync(dataDir, to);
}

/** Copies the data folder of a built server that was started once with the demo programme, and ended. */
export async function copyDemo(to: string): Promise<void> {
  const seeded = join(cache, nameOf());
  if (!existsSync(seeded)) await seed(seeded);
  cpSync(seeded, to, { recursive: true });
}
