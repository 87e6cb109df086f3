import { availableParallelism, totalmem } from 'node:os';

/** A worker with its share of the databases and, at the end, of the browser. */
const bytesEach = 2.5e9;

/** As many as the cores and the memory of this machine have room for. */
export const workers = Math.max(
  1,
  Math.min(availableParallelism(), Math.floor(totalmem() / bytesEach)),
);
