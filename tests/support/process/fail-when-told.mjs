// Loaded before the built server, under a supervisor: an error that nobody expected, once there is a file
// `fail` in its folder.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failures } from './unexpected-failures.mjs';

const asked = join(process.env.DATA_DIR ?? '', 'fail');

const looking = setInterval(() => {
  if (!existsSync(asked)) return;
  clearInterval(looking);
  rmSync(asked);
  failures.timer();
}, 50);
looking.unref();
