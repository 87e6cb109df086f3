import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Starts the built product with the demo programme, on a free port and a folder of its own. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pistos-browser-'));
  await copyDemo(dataDir);
  const log = join(dataDir, 'server.log');
  const { origin, start, kill, stop } = await startServerProcess({
    log,
    command: [builtServer],
    dataDir,
    // Journeys name a mail server of their own, on this machine.
    variables: { NODE_ENV: 'production', LOG_LEVEL: 'info', ALLOW_PRIVATE_ADDRESSES: '1' },
  });
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, log, start, kill, remove };
}
