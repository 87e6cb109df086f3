// Loaded before the built server, under a supervisor: an error that nobody expected, once there is a file
// `fail` in its folder.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { failures } from './unexpected-failures.mjs';

const asked = join(process.env.DATA_DIR ?? '', 'fail');

// The thread of the embedded database loads it too: one of them is told.
const look = () => {
  if (!existsSync(asked)) return;
  clearInterval(looking);
  rmSync(asked);
  failures.timer();
};
const looking = isMainThread ? setInterval(look, 50) : undefined;
looking?.unref();
