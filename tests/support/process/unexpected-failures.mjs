import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';

const fail = () => {
  throw new Error('6900000003 is nobody that a log may name');
};

/** Where an error that nobody expected can come from. */
export const failures = {
  timer: () => setTimeout(fail),
  listener: () => setImmediate(() => new EventEmitter().once('told', fail).emit('told')),
  stream: () => Readable.from(['a piece']).on('data', fail),
  promise: () => void Promise.resolve().then(fail),
};
