import type { Kind } from './offer.ts';

const entryOf = (kind: Kind) => `registration.${kind}`;

/** Form values of a company or a store, entered before the account exists. */
interface Draft<T> {
  readonly typed: T;
  /** Whether to submit as soon as there is an account. */
  readonly waits: boolean;
}

/** Stores the form values for this tab. */
export const keepDraft = <T>(kind: Kind, typed: T, waits = true) =>
  sessionStorage.setItem(entryOf(kind), JSON.stringify({ typed, waits }));

export const forgetDraft = (kind: Kind) => sessionStorage.removeItem(entryOf(kind));

/** The stored values merged into an empty form. */
export function draftOf<T extends object>(kind: Kind, empty: T): Draft<T> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(entryOf(kind)) ?? 'null') as Draft<T> | null;
    if (kept) return { typed: { ...empty, ...kept.typed }, waits: kept.waits };
  } catch {
    forgetDraft(kind);
  }
  return { typed: empty, waits: false };
}
