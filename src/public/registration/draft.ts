import type { Kind } from './offer.ts';

const entryOf = (kind: Kind) => `registration.${kind}`;

/** What somebody typed of a company or a store before there was an account to open it with. */
interface Draft<T> {
  readonly typed: T;
  /** Whether it is to be sent as soon as there is an account. */
  readonly waits: boolean;
}

/** Keeps what was typed in this tab. */
export const keepDraft = <T>(kind: Kind, typed: T, waits = true) =>
  sessionStorage.setItem(entryOf(kind), JSON.stringify({ typed, waits }));

export const forgetDraft = (kind: Kind) => sessionStorage.removeItem(entryOf(kind));

/** What was kept, over an empty form. */
export function draftOf<T extends object>(kind: Kind, empty: T): Draft<T> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(entryOf(kind)) ?? 'null') as Draft<T> | null;
    if (kept) return { typed: { ...empty, ...kept.typed }, waits: kept.waits };
  } catch {
    forgetDraft(kind);
  }
  return { typed: empty, waits: false };
}
