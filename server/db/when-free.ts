import { setTimeout as pause } from 'node:timers/promises';
import { InUse } from './lock.ts';

const lookEveryMs = 100;

/**
 * Opens what a folder holds. Where a command that reads and ends has the folder, such as a backup, it waits for that
 * one, and says so once by `waits`; another process is refused with InUse.
 */
export async function whenFree<T>(
  open: () => Promise<T>,
  waits: (pid: number) => void,
): Promise<T> {
  for (let said = false; ; said = true) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof InUse) || !error.passing) throw error;
      if (!said) waits(error.pid);
      await pause(lookEveryMs);
    }
  }
}
