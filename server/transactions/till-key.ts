import { createHmac, timingSafeEqual } from 'node:crypto';
import type { QueuedReceipt } from '../../contract/transactions/queued-receipts.ts';
import { signedText } from '../../contract/transactions/signed-text.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';

const lifetimeDays = 30;
/** By so much may the clock of a device be ahead of ours. */
const aheadMinutes = 5;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The key a device signs with: one for each store and person, made from the installation's secret. */
export const tillKeyOf = (secret: string, { companyId, storeId }: Scope, userId: number) =>
  createHmac('sha256', secret).update(`till:${companyId}:${storeId}:${userId}`).digest('base64url');

/**
 * Throws bad_signature for what was changed on the device, queued_too_late after thirty days, and
 * queued_too_early for what has not happened yet.
 */
export function holdSignature(
  secret: string,
  scope: Scope,
  queued: QueuedReceipt,
  signature: string,
  nowMs: number,
) {
  const key = tillKeyOf(secret, scope, queued.user_id);
  const right = createHmac('sha256', key).update(signedText(queued)).digest();
  const sent = Buffer.from(signature, 'base64url');
  if (sent.length !== right.length || !timingSafeEqual(sent, right))
    throw new Refusal('bad_signature');
  const agoMs = nowMs - Date.parse(queued.occurred_at);
  if (agoMs > lifetimeDays * dayMs)
    throw new Refusal('queued_too_late', { details: { days: lifetimeDays } });
  if (-agoMs > aheadMinutes * minuteMs)
    throw new Refusal('queued_too_early', { details: { minutes: aheadMinutes } });
}
