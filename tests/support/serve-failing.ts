// Run as a process of its own, under a supervisor: the whole server, which does what the file `fail` in
// its folder says, once.
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startServer } from '../../server/start.ts';
import { tellSupervisor } from '../../server/supervised.ts';

const asked = join(process.env.DATA_DIR ?? '', 'fail');
const fail = () => {
  throw new Error('6900000003 is nobody that a log may name');
};
const failures: Record<string, () => unknown> = {
  timer: () => setTimeout(fail),
  listener: () => setImmediate(() => new EventEmitter().once('told', fail).emit('told')),
  stream: () => Readable.from(['a piece']).on('data', fail),
  promise: () => void Promise.resolve().then(fail),
};

await startServer(process.env);
tellSupervisor();
setInterval(() => {
  if (!existsSync(asked)) return;
  const kind = readFileSync(asked, 'utf8');
  if (!(kind in failures)) return;
  rmSync(asked);
  failures[kind]?.();
}, 50);
