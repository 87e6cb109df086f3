import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * When a process began, so that a process id used again is not taken for the one that died. One that has
 * ended and waits for somebody to ask how, as in a container that has nobody for it, began never.
 */
export function began(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(state) ? '' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process that had this id and began then is still there. */
export const isStill = (pid: number, since: string) => lives(pid) && began(pid) === since;

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Where process ids mean what they mean here: other hosts and containers count their own. */
const here = createHash('sha256').update(`${hostname()} ${namespace()}`).digest('hex').slice(0, 8);

/** This process, as part of a name: where it runs, its id, and when it began. */
export const ownerTag = `${here}-${process.pid}-${began(process.pid)}`;
export const ownerPattern = '([0-9a-f]{8})-(\\d+)-(\\d*)';

/** Whether a tag is of a process of this place that is gone. */
export const isGone = (place = '', pid = '', since = '') =>
  place === here && !isStill(Number(pid), since);
