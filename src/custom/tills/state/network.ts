import { useSyncExternalStore } from 'react';
import type { clientSettings } from '../../../../contract/common/common.ts';
import { ApiError, send } from '../../../session/api.ts';

const everyMs = 3000;
const listeners = new Set<() => void>();
let reachable = true;
let timer: ReturnType<typeof setInterval> | undefined;

function set(now: boolean) {
  if (now === reachable) return;
  reachable = now;
  if (now) clearInterval(timer);
  else timer = setInterval(ask, everyMs);
  for (const listener of listeners) listener();
}

// While it is gone the smallest public call is tried until one is answered.
function ask() {
  send<typeof clientSettings>('GET', '/common/client-settings').then(
    () => set(true),
    (error: unknown) => set(!isUnreachable(error)),
  );
}

/** No answer came: the network or the server is gone. */
export const isUnreachable = (error: unknown) =>
  (error instanceof ApiError && error.error === 'unreachable') ||
  (error instanceof DOMException && error.name !== 'SyntaxError');

/** Takes note of how a call ended; answers the error itself. */
export function noteFailure<E>(error: E): E {
  if (isUnreachable(error)) set(false);
  return error;
}

function listen(listener: () => void) {
  listeners.add(listener);
  addEventListener('offline', goneOffline);
  addEventListener('online', ask);
  if (!navigator.onLine) goneOffline();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    removeEventListener('offline', goneOffline);
    removeEventListener('online', ask);
    clearInterval(timer);
    reachable = true;
  };
}
const goneOffline = () => set(false);

/** Whether the server can be reached, as far as anybody has noticed. */
export const useOnline = () => useSyncExternalStore(listen, () => reachable);

/** A queue is waiting: what is not answered in this time is treated as not reached. */
export const patience = 8000;

/** The server says that this till waits for a cashier's PIN. */
export const lockedEvent = 'till-locked';

/** The data of a call; a failure is noted for the mark that says whether there is a connection. */
export const noted = <T>(call: Promise<{ data: T }>): Promise<T> =>
  call.then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.error === 'cashier_needed')
        dispatchEvent(new Event(lockedEvent));
      throw noteFailure(error);
    },
  );
