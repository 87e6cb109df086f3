import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the Forbidden Action dialog, from wherever a call was refused (forbidden-action-dialog). */
export const showForbidden = () => set(true);
export const hideForbidden = () => set(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useForbidden = () => useSyncExternalStore(subscribe, () => open);
