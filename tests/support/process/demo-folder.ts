import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
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

const dayMs = 86_400_000;

/** Removes what was seeded on days before yesterday: another worker may still copy yesterday's after midnight. */
function removeOld() {
  for (const name of readdirSync(cache)) {
    const place = join(cache, name);
    if (statSync(place).mtimeMs < Date.now() - 2 * dayMs)
      rmSync(place, { recursive: true, force: true });
  }
}

/** Seeds a folder of its own; where another worker was faster, that one stays. */
async function seed(to: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  removeOld();
  const dataDir = mkdtempSync(join(cache, 'draft-'));
  const variables = { LOG_LEVEL: 'fatal' };
  const server = await startServerProcess({ command: [builtServer], dataDir, variables });
  await server.stop();
  try {
    renameSync(dataDir, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Copies the data folder of a built server that was started once with the demo programme, and ended. */
export async function copyDemo(to: string): Promise<void> {
  const seeded = join(cache, nameOf());
  if (!existsSync(seeded)) await seed(seeded);
  cpSync(seeded, to, { recursive: true });
}
