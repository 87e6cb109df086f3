import { useEffect, useSyncExternalStore } from 'react';
import type { Action } from './use-actions.ts';

/** An action of the record whose page is open. */
interface Offered {
  readonly action: Action;
  readonly begin: () => void;
}

let offered: readonly Offered[] = [];
const listeners = new Set<() => void>();

function offer(actions: readonly Offered[]) {
  offered = actions;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void) {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Offers the actions of a record to the search over everything, as long as its page is open. */
export function useOffered(actions: readonly Action[], begin: (action: Action) => void) {
  useEffect(() => {
    offer(actions.map((action) => ({ action, begin: () => begin(action) })));
    return () => offer([]);
  });
}

/** The actions of the record whose page is open. */
export const useOffers = () => useSyncExternalStore(subscribe, () => offered);
