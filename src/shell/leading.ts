import { useSyncExternalStore } from 'react';
import type { StartStepName } from '../../contract/organisations/start.ts';

/** A first step in progress, and the path where it is done. */
export interface Leading {
  readonly companyId: number;
  readonly step: StartStepName;
  readonly from: string;
}

const entry = 'startStep';
const listeners = new Set<() => void>();
let raw: string | null = null;
let snapshot: Leading | null = null;

function read(): Leading | null {
  const stored = sessionStorage.getItem(entry);
  if (stored !== raw) {
    raw = stored;
    snapshot = stored ? (JSON.parse(stored) as Leading) : null;
  }
  return snapshot;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets the step in progress in this tab; null ends it. */
export function lead(leading: Leading | null) {
  if (leading) sessionStorage.setItem(entry, JSON.stringify(leading));
  else sessionStorage.removeItem(entry);
  for (const listener of listeners) listener();
}

/** The step that is being done in this tab. */
export const useLeading = () => useSyncExternalStore(subscribe, read);
