import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtServer } from '../process/built.ts';
import { copyDemo } from '../process/demo-folder.ts';
import { type ServerProcess, startServerProcess } from '../process/server-process.ts';

/** The built product, running as an administrator runs it. */
export interface Product extends Pick<ServerProcess, 'origin' | 'start' | 'kill'> {
  /** The file of its log. */
  readonly log: string;
  /** Ends the process and removes its data. */
  remove: () => Promise<void>;
}

// Journeys name a mail server of their own, on this machine.
const usual = { NODE_ENV: 'production', LOG_LEVEL: 'info', ALLOW_PRIVATE_ADDRESSES: '1' };

/** Starts the built product with the demo programme, on a free port and a folder of its own. */
export async function startProduct(
  before: readonly string[] = [],
  variables: Record<string, string> = {},
  prepare?: (dataDir: string) => Promise<void>,
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pistos-browser-'));
  await copyDemo(dataDir);
  // What has no screen of its own is in its data before it starts.
  await prepare?.(dataDir);
  const log = join(dataDir, 'server.log');
  const { origin, start, kill, stop } = await startServerProcess({
    log,
    command: [...before, builtServer],
    dataDir,
    variables: { ...usual, ...variables },
  });
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, log, start, kill, remove };
}

/** A product whose clock is moved. */
export interface MovedProduct extends Product {
  /** Starts it anew, on the same data, at a moment that is still to come. */
  startAt: (moment: number) => Promise<void>;
}

const movedClock = resolve('tests/support/process/moved-clock.mjs');

/** Starts one that believes it is another moment. */
export async function startProductAt(moment: number): Promise<MovedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'pistos-clock-'));
  const ahead = join(folder, 'ahead');
  const move = (to: number) => writeFileSync(ahead, String(to - Date.now()));
  move(moment);
  const product = await startProduct(['--import', movedClock], { CLOCK_AHEAD: ahead });
  return {
    ...product,
    startAt: async (to) => {
      await product.kill();
      move(to);
      await product.start();
    },
    remove: async () => {
      await product.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
