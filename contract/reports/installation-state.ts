import type { BackupState } from '../backup/backups.ts';
import type { WaitingMessages } from '../messages/messages.ts';

/** A gateway that takes what there is has it gone by then. */
const soonMs = 15 * 60_000;

/** How grave the state of the messages is: a warning where some wait for long or were given up. */
export function gravityOfMessages({ waiting, since, unreachable }: WaitingMessages, nowMs: number) {
  const isLong = since !== null && nowMs - Date.parse(since) > soonMs;
  if (isLong || unreachable) return 'warning';
  return waiting ? 'info' : 'success';
}

/** How grave the state of the backups is: an error where two of them are overdue. */
export function gravityOfBackups({ overdue, failed, last, every_hours }: BackupState) {
  if (overdue) return 'error';
  if (failed) return 'warning';
  if (last) return 'success';
  return every_hours ? 'info' : 'warning';
}

/** The name of the sentence that says it, in `installation.backups`. */
export function sentenceOfBackups({ overdue, last, every_hours }: BackupState) {
  if (last) return overdue ? 'old' : 'good';
  if (overdue) return 'missing';
  return every_hours ? 'awaited' : 'none';
}
