import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { useSyncExternalStore } from 'react';
import type { ReceiptToQueue } from '../../../../contract/transactions/queued-receipts.ts';
import { signedText } from '../../../../contract/transactions/signed-text.ts';

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
}

export interface TillKey {
  readonly user_id: number;
  readonly key: string;
}

const listeners = new Set<() => void>();
const entryOf = (storeId: number) => `till.queue.${storeId}`;
let snapshot: { text: string; items: readonly QueuedItem[] } = { text: '[]', items: [] };

/** What is kept on this device for a store. */
export function queueOf(storeId: number): readonly QueuedItem[] {
  const text = localStorage.getItem(entryOf(storeId)) ?? '[]';
  if (text !== snapshot.text) snapshot = { text, items: JSON.parse(text) as QueuedItem[] };
  return snapshot.items;
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

/** Signs a receipt and keeps it: what was changed afterwards on the device is refused. */
export function keepReceipt(
  storeId: number,
  { key, user_id }: TillKey,
  receipt: Omit<ReceiptToQueue, 'user_id'>,
  shown: string,
) {
  const queued = { ...receipt, user_id };
  const signature = base64url(hmac(sha256, utf8ToBytes(key), utf8ToBytes(signedText(queued))));
  write(storeId, [...queueOf(storeId), { queued, signature, shown }]);
}

export const discard = (storeId: number, item: QueuedItem) => replace(storeId, keyOf(item), []);

/** A conflict is tried again with the next flush. */
export const release = (storeId: number, { conflict: _, tries: __, ...item }: QueuedItem) =>
  replace(storeId, keyOf(item), [item]);

/** Sets a receipt aside with the reason, for somebody to decide; after so many tries, where it failed. */
export const setAside = (
  storeId: number,
  { tries: _, ...item }: QueuedItem,
  conflict: string,
  tries?: number,
) => replace(storeId, keyOf(item), [{ ...item, conflict, ...(tries ? { tries } : {}) }]);
