import { logDays } from '../../../contract/developers/webhook-logs.ts';
import type { Database } from '../../db/connection.ts';

const old = `delete from webhook_deliveries where ctid = any(array(select ctid from webhook_deliveries
  where created_at < $1::timestamptz - interval '${logDays} days' limit 20000))`;
const secrets =
  'update webhooks set previous_secret = null, previous_until = null where previous_until <= $1';

/** Forgets what was told long ago with its attempts, and secrets that count no more. */
export async function forgetDeliveries({ pool }: Database, nowMs: number): Promise<void> {
  const values = [new Date(nowMs)];
  await pool.query(old, values);
  await pool.query(secrets, values);
}
