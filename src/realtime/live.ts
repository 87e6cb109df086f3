import { useSyncExternalStore } from 'react';

/** Whether what happens elsewhere shows here by itself. */
export type Live = 'live' | 'connecting' | 'off';

let live: Live = 'off';
const listeners = new Set<() => void>();

export function setLive(now: Live) {
  if (now === live) return;
  live = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The state of the push connection, rendered anew whenever it changes. */
export const useLive = () => useSyncExternalStore(subscribe, () => live);
