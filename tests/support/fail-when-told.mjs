// Loaded before the built server, under a supervisor: does in its process what the file `fail` in its folder
// says, once.
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const asked = join(process.env.DATA_DIR ?? '', 'fail');
const fail = () => {
  throw new Error('6900000003 is nobody that a log may name');
};
const failures = {
  timer: () => setTimeout(fail),
  listener: () => setImmediate(() => new EventEmitter().once('told', fail).emit('told')),
  stream: () => Readable.from(['a piece']).on('data', fail),
  promise: () => void Promise.resolve().then(fail),
};

setInterval(() => {
  if (!existsSync(asked)) return;
  const kind = readFileSync(asked, 'utf8');
  if (!(kind in failures)) return;
  rmSync(asked);
  failures[kind]();
}, 50).unref();
