import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { useSyncExternalStore } from 'react';
import type { ReceiptToQueue } from '../../../contract/queued-receipts.ts';
import { signedText } from '../../../contract/signed-text.ts';
import { ApiError } from '../../session/api.ts';
import type { TillCalls } from './calls.ts';
import { isUnreachable } from './network.ts';

/** A receipt kept on the device, signed with the till's key. */
export interface Kept {
  readonly queued: ReceiptToQueue;
  readonly signature: string;
  /** What the cashier typed or scanned, to show. */
  readonly shown: string;
  /** Why the server did not take it; undefined while it waits. */
  readonly conflict?: string;
}

export interface TillKey {
  readonly user_id: number;
  readonly key: string;
}

const listeners = new Set<() => void>();
const entryOf = (storeId: number) => `till.queue.${storeId}`;
let snapshot: { text: string; kept: readonly Kept[] } = { text: '[]', kept: [] };

function read(storeId: number): readonly Kept[] {
  const text = localStorage.getItem(entryOf(storeId)) ?? '[]';
  if (text !== snapshot.text) snapshot = { text, kept: JSON.parse(text) as Kept[] };
  return snapshot.kept;
}

function write(storeId: number, kept: readonly Kept[]) {
  localStorage.setItem(entryOf(storeId), JSON.stringify(kept));
  for (const listener of listeners) listener();
}

const keyOf = ({ queued }: Kept) => queued.idempotency_key;

function replace(storeId: number, key: string, instead: readonly Kept[]) {
  write(
    storeId,
    read(storeId).flatMap((each) => (keyOf(each) === key ? instead : [each])),
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
export const useQueue = (storeId: number) => useSyncExternalStore(listen, () => read(storeId));

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
  write(storeId, [...read(storeId), { queued, signature, shown }]);
}

export const discard = (storeId: number, kept: Kept) => replace(storeId, keyOf(kept), []);

/** A conflict is tried again with the next flush. */
export const release = (storeId: number, { conflict: _, ...kept }: Kept) =>
  replace(storeId, keyOf(kept), [kept]);

async function postOne(storeId: number, calls: TillCalls, kept: Kept): Promise<boolean> {
  try {
    await calls.postQueued({ queued: kept.queued, signature: kept.signature });
    discard(storeId, kept);
    return true;
  } catch (error) {
    const later = isUnreachable(error) || !(error instanceof ApiError) || error.status >= 500;
    if (later || error.status === 401 || error.status === 429) return false;
    replace(storeId, keyOf(kept), [{ ...kept, conflict: error.message }]);
    return true;
  }
}

let flushing = false;

/**
 * Posts what waits, oldest first, until the server cannot be reached. What it does not take stays as a
 * conflict with the reason. Sending twice is harmless: each receipt has a key of its own.
 */
export async function flush(storeId: number, calls: TillCalls): Promise<void> {
  if (flushing) return;
  flushing = true;
  try {
    for (const kept of read(storeId)) {
      if (kept.conflict === undefined && !(await postOne(storeId, calls, kept))) return;
    }
  } finally {
    flushing = false;
  }
}
