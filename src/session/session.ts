import type { OwnStore } from '../../contract/session.ts';

// The three entries that the specification names; everything else of a person is fetched.
const entries = { token: 'accessToken', store: 'store', company: 'company' } as const;

export interface Session {
  readonly token: string | null;
  readonly store: OwnStore | null;
  readonly company: number | null;
}

const listeners = new Set<() => void>();
let raw = '';
let snapshot: Session = { token: null, store: null, company: null };

function readStore(text: string | null): OwnStore | null {
  try {
    const kept = JSON.parse(text ?? 'null') as OwnStore | null;
    return kept && typeof kept.store_id === 'number' ? kept : null;
  } catch {
    return null;
  }
}

/** Who is signed in on this device, and in which store; the same object until that changes. */
export function session(): Session {
  const [token = null, store = null, company = null] = Object.values(entries).map((entry) =>
    localStorage.getItem(entry),
  );
  const now = JSON.stringify([token, store, company]);
  if (now !== raw) {
    raw = now;
    snapshot = { token, store: readStore(store), company: Number(company) || null };
  }
  return snapshot;
}

function changed() {
  for (const listener of listeners) listener();
}

/** Calls back when the session changes, in this tab or another. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', changed);
  };
}

export function saveToken(token: string) {
  for (const entry of Object.values(entries)) localStorage.removeItem(entry);
  localStorage.setItem(entries.token, token);
  changed();
}

export function chooseStore(store: OwnStore) {
  localStorage.setItem(entries.store, JSON.stringify(store));
  localStorage.setItem(entries.company, String(store.company_id));
  changed();
}

/** Removes the token, the store and the company (sign-out-local-storage). */
export function clearSession() {
  for (const entry of Object.values(entries)) localStorage.removeItem(entry);
  changed();
}
