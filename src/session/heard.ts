import type { SessionEnd } from '../../contract/people/session.ts';

let usedAt = Date.now();
let limits = { keptMs: Number.POSITIVE_INFINITY, lastAt: Number.POSITIVE_INFINITY };
const listeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

/** Notes that the server has answered whoever is signed in: from now on the session is kept anew. */
export function heard() {
  usedAt = Date.now();
  for (const listener of listeners) listener();
}

/** Notes what the server tells of the end of the session, by the clock of this device. */
export function noteEnd({ kept_seconds, left_seconds }: SessionEnd) {
  limits = { keptMs: kept_seconds * 1000, lastAt: Date.now() + left_seconds * 1000 };
}

/** When the session was last used on this page, for how long that keeps it, and when it ends anyway. */
export const sessionUse = () => ({ usedAt, ...limits });

/** Calls back whenever it is used. */
export function onHeard(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes that a call changed something. */
export function changed() {
  for (const listener of changeListeners) listener();
}

/** Calls back whenever a call of this page changed something. */
export function onChanged(listener: () => void) {
  changeListeners.add(listener);
  return () => void changeListeners.delete(listener);
}
