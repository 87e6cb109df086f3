import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtServer } from '../process/built.ts';
import { startServerProcess } from '../process/server-process.ts';

/** The built product without the demo, as its operator has it after the first start. */
export interface EmptyInstallation {
  readonly origin: string;
  /** The file of its log. */
  readonly log: string;
  /** The link that its start printed. */
  readonly link: string;
  remove: () => Promise<void>;
}

/** Starts one on a free port and a folder of its own. */
export async function startEmpty(
  variables: Record<string, string> = {},
): Promise<EmptyInstallation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pistos-empty-'));
  const log = join(dataDir, 'server.log');
  const { origin, stop } = await startServerProcess({
    log,
    command: [builtServer],
    dataDir,
    variables: { NODE_ENV: 'production', LOG_LEVEL: 'info', DEMO: '0', ...variables },
  });
  const printed = () => /\S+\/first-admin\?token=\S+/.exec(readFileSync(log, 'utf8'))?.[0];
  // It is ready a moment before it prints. Measurements use this too, where no test runner waits.
  while (!printed()) await pause(20);
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, log, link: printed() ?? '', remove };
}
