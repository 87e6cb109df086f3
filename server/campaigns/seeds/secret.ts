import { createHmac, randomBytes } from 'node:crypto';
import { commitmentOf } from '../../../contract/draws/chance.ts';
import type { Database } from '../../db/connection.ts';
import { installationSecret } from '../../engine/installation.ts';
import { seal, unseal } from '../../runtime/secrets.ts';

const placeOf = (campaignId: number) => `draw ${campaignId}`;

/** What this installation seals the seeds of draws with, and makes names by. */
export const drawSecret = (database: Database) => installationSecret(database, 'till_secret');

/** A seed that nobody chose: what is published of it, and itself as it is kept. */
export function newSeed(secret: string, companyId: number, campaignId: number) {
  const seed = randomBytes(32).toString('hex');
  const sealed = seal(secret, companyId, placeOf(campaignId), seed);
  return { commitment: commitmentOf(seed), sealed };
}

export const openSeed = (secret: string, companyId: number, campaignId: number, sealed: string) =>
  unseal(secret, companyId, placeOf(campaignId), sealed);

const blockBytes = 64;
const padded = (key: Buffer, sign: number) =>
  Buffer.concat([key, Buffer.alloc(blockBytes - key.length)]).map((byte) => byte ^ sign);

/**
 * The two halves of an HMAC-SHA-256 by which the database names receipts and people: its key is never
 * published, so that nobody finds the number of a receipt by trying all of them.
 */
export function namePads(secret: string, companyId: number, campaignId: number) {
  const named = `names of draw ${companyId} ${campaignId}`;
  const key = createHmac('sha256', secret).update(named).digest();
  return { inner: padded(key, 0x36), outer: padded(key, 0x5c) };
}
