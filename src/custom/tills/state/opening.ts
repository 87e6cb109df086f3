import type { TillFacts } from '../../../../contract/tills/tills.ts';
import type { TillKey } from './queue.ts';

/** What a till knows once it is open. */
export interface Opened {
  readonly facts: TillFacts;
  readonly key: TillKey;
}

const entryOf = (storeId: number) => `till.facts.${storeId}`;

/** What the till of a store knew last: it opens with that while there is no connection. */
export function savedOpening(storeId: number): Opened | null {
  const text = localStorage.getItem(entryOf(storeId));
  return text ? (JSON.parse(text) as Opened) : null;
}

export const keepOpening = (storeId: number, opened: Opened) =>
  localStorage.setItem(entryOf(storeId), JSON.stringify(opened));
