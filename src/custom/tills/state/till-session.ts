import { useMemo, useSyncExternalStore } from 'react';
import { session, subscribe } from '../../../session/session.ts';

// A paired device is a till for good, beside whoever signs in to the panels on it.
const entry = 'till';

export interface TillSession {
  readonly token: string;
  readonly storeId: number;
  /** Set on a paired device. */
  readonly registerId: number | null;
}

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

function listen(listener: () => void) {
  listeners.add(listener);
  const stop = subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Makes this device a till. */
export function keepPairing(till: TillSession) {
  localStorage.setItem(entry, JSON.stringify(till));
  changed();
}

export function forgetPairing() {
  localStorage.removeItem(entry);
  changed();
}

const stored = () => localStorage.getItem(entry) ?? '';

/** Whose till this is: the pairing's, else the signed-in person's in the store they chose. */
export function useTillSession() {
  const paired = useSyncExternalStore(listen, stored);
  const { token, store } = useSyncExternalStore(listen, session);
  return useMemo(() => {
    if (paired) return { till: JSON.parse(paired) as TillSession, signedIn: Boolean(token) };
    const inStore = token && store?.kind === 'store';
    const till: TillSession | null = inStore
      ? { token, storeId: store.store_id, registerId: null }
      : null;
    return { till, signedIn: Boolean(token) };
  }, [paired, token, store]);
}
