import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { useMemo, useSyncExternalStore } from 'react';
import type { ReceiptToQueue } from '../../../../contract/transactions/queued-receipts.ts';
import { signedText } from '../../../../contract/transactions/signed-text.ts';
import { newKey } from '../../../session/keys.ts';

/** A receipt kept on the device, signed with the till's key. */
export interface QueuedItem {
  readonly queued: ReceiptToQueue;
  readonly signature: string;
  /** What the cashier typed or scanned, to show. */
  readonly shown: string;
  /** Why the server did not take it; undefined while it waits. */
  readonly conflict?: string;
  /** How often the server failed at it before it was set aside; undefined where the server refused it. */
  readonly tries?: number;
  /** Which rule refused it. */
  readonly refusal?: string;
}

export interface TillKey {
  readonly user_id: number;
  readonly key: string;
}

const listeners = new Set<() => void>();
const entryOf = (storeId: number | '') => `till.queue.${storeId}`;
let snapshot: { text: string; items: readonly QueuedItem[] } = { text: '[]', items: [] };

/** What is kept on this device for a store. */
export function queueOf(storeId: number): readonly QueuedItem[] {
  const text = localStorage.getItem(entryOf(storeId)) ?? '[]';
  if (text !== snapshot.text) snapshot = { text, items: JSON.parse(text) as QueuedItem[] };
  return snapshot.items;
}

/** All that is kept on this device, of whatever store, as one text; it is the same until something changes. */
function allKept(): string {
  const entries = Object.keys(localStorage).filter((name) => name.startsWith(entryOf('')));
  return JSON.stringify(entries.sort().map((name) => [name, localStorage.getItem(name)]));
}

export interface KeptOf {
  readonly storeId: number;
  readonly items: readonly QueuedItem[];
}

/** The receipts that this device holds, by store: also of one whose till it is no longer. */
export function useAllKept(): readonly KeptOf[] {
  const text = useSyncExternalStore(listen, allKept);
  return useMemo(
    () =>
      (JSON.parse(text) as [string, string][])
        .map(([name, items]) => ({
          storeId: Number(name.slice(entryOf('').length)),
          items: JSON.parse(items) as QueuedItem[],
        }))
        .filter(({ items }) => items.length > 0),
    [text],
  );
}

function write(storeId: number, items: readonly QueuedItem[]) {
  localStorage.setItem(entryOf(storeId), JSON.stringify(items));
  for (const listener of listeners) listener();
}

export const keyOf = ({ queued }: QueuedItem) => queued.idempotency_key;

function replace(storeId: number, key: string, instead: readonly QueuedItem[]) {
  write(
    storeId,
    queueOf(storeId).flatMap((each) => (keyOf(each) === key ? instead : [each])),
  );
}

function listen(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The receipts that are kept on this device for a store, in the order they were made. */
export const useQueue = (storeId: number) => useSyncExternalStore(listen, () => queueOf(storeId));

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

type Unsigned = Omit<ReceiptToQueue, 'user_id'>;

function signed({ key, user_id }: TillKey, receipt: Unsigned, shown: string): QueuedItem {
  const queued = { ...receipt, user_id };
  const signature = base64url(hmac(sha256, utf8ToBytes(key), utf8ToBytes(signedText(queued))));
  return { queued, signature, shown };
}

/** Signs a receipt and keeps it: what was changed afterwards on the device is refused. */
export const keepReceipt = (storeId: number, till: TillKey, receipt: Unsigned, shown: string) =>
  write(storeId, [...queueOf(storeId), signed(till, receipt, shown)]);

export const discard = (storeId: number, item: QueuedItem) => replace(storeId, keyOf(item), []);

/** A conflict is tried again with the next flush. */
export const release = (
  storeId: number,
  { conflict: _, tries: __, refusal: ___, ...item }: QueuedItem,
) => replace(storeId, keyOf(item), [item]);

/** Sets a receipt aside with the reason, for somebody to decide: how often it failed, or which rule refused it. */
export const setAside = (
  storeId: number,
  { tries: _, refusal: __, ...item }: QueuedItem,
  conflict: string,
  why: Pick<QueuedItem, 'tries' | 'refusal'>,
) => replace(storeId, keyOf(item), [{ ...item, conflict, ...why }]);

/**
 * A receipt that was refused, for the customer it is of: it takes the place of the other, with a key of its
 * own, since the server has seen that of the other. Whoever corrects it signs it.
 */
export function correct(storeId: number, till: TillKey, item: QueuedItem, code: string) {
  const { occurred_at, receipt } = item.queued;
  const { amount, cash_register_id, receipt_number, lines } = receipt;
  const corrected = { code, amount, cash_register_id, receipt_number, lines };
  const own = { idempotency_key: newKey(), occurred_at, receipt: corrected };
  replace(storeId, keyOf(item), [signed(till, own, code)]);
}
