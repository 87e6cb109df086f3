import type { OwnStore } from '../../contract/people/session.ts';

// The three entries that the specification names; everything else of a person is fetched.
const entries = { token: 'accessToken', store: 'store', company: 'company' } as const;

export interface Session {
  readonly token: string | null;
  readonly store: OwnStore | null;
  readonly company: number | null;
}

type Stored = readonly (string | null)[];
const stored = (): Stored => Object.values(entries).map((entry) => localStorage.getItem(entry));

const listeners = new Set<() => void>();
/** What this page goes on with while another page of the device has another session or store. */
let own: Stored | undefined;
let last: Stored = [];
let raw = '';
let snapshot: Session = { token: null, store: null, company: null };

function readStore(text: string | null): OwnStore | null {
  try {
    const store = JSON.parse(text ?? 'null') as OwnStore | null;
    return store && typeof store.store_id === 'number' ? store : null;
  } catch {
    return null;
  }
}

/** Who is signed in on this page, and in which store; the same object until that changes. */
export function session(): Session {
  last = own ?? stored();
  const [token = null, store = null, company = null] = last;
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

/**
 * What another page did: where somebody else signed in there, or another store was chosen, this one goes on
 * as it was, with what was typed into it; where somebody signed out, it does too.
 */
function changedElsewhere() {
  const [token, store] = stored();
  const [mine, here] = own ?? last;
  const differs = token !== mine || (here !== null && store !== here);
  own = mine && token && differs ? (own ?? last) : undefined;
  changed();
}

/** The token of whoever else is signed in on this device by now; null while it is nobody else. */
export function otherToken(): string | null {
  const [token = null] = stored();
  return own && token !== own[0] ? token : null;
}

/** Calls back when the session changes, in this tab or another. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', changedElsewhere);
  };
}

export function saveToken(token: string) {
  own = undefined;
  // Set first: another page that found no token would think that nobody is signed in.
  localStorage.setItem(entries.token, token);
  for (const entry of [entries.store, entries.company]) localStorage.removeItem(entry);
  changed();
}

/**
 * Goes on here with a new token of the same person: this page keeps its store, and whoever else is signed
 * in on this device stays so.
 */
export function renewToken(token: string) {
  const isOthers = otherToken() !== null;
  if (own) own = [token, ...own.slice(1)];
  if (!isOthers) localStorage.setItem(entries.token, token);
  changed();
}

export function chooseStore(store: OwnStore) {
  own = undefined;
  localStorage.setItem(entries.store, JSON.stringify(store));
  localStorage.setItem(entries.company, String(store.company_id));
  changed();
}

/** Removes the token, the store and the company (sign-out-local-storage), where they are not somebody else's. */
export function clearSession() {
  if (!otherToken()) for (const entry of Object.values(entries)) localStorage.removeItem(entry);
  own = undefined;
  changed();
}
