import { parentPort } from 'node:worker_threads';
import { judge } from './judge.ts';

/** A password to judge, and what is known of its owner. */
export interface Judging {
  readonly password: string;
  readonly known: readonly string[];
}

parentPort?.on('message', async ({ password, known }: Judging) => {
  parentPort?.postMessage(await judge(password, known));
});
