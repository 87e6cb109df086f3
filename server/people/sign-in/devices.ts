import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall } from '../../http/call.ts';
import { hashOf } from '../../http/session.ts';
import { type Counter, ofAddress, type Tried, triesOf } from '../../http/throttle.ts';
import { newSecret } from '../../http/tokens.ts';
import { knownDevicesTable } from '../../tables/people.ts';

const knownForMs = 365 * 86_400_000;
/** Wrong passwords for one account from everywhere but its own browsers. */
const mostOfStrangers = 50;

/** Whether somebody signed in from this browser before. */
async function knows(db: Executor, userId: number | undefined, device: string | undefined) {
  if (!userId || !device) return false;
  const { user_id, device_hash } = knownDevicesTable;
  const itself = and(eq(user_id, userId), eq(device_hash, hashOf(device)));
  return (await db.select().from(knownDevicesTable).where(itself)).length > 0;
}

/**
 * How often a password may be tried: five times from one address and fifty from all. The account's own
 * browsers are counted by themselves, so that nobody else's tries keep its owner out there.
 */
export async function triesAtPassword(
  db: Executor,
  {
    account,
    address,
    userId,
    device,
  }: {
    account: string;
    address: string;
    userId: number | undefined;
    device: string | undefined;
  },
): Promise<Tried> {
  if (device && (await knows(db, userId, device)))
    return triesOf('', { account: `${account}:own:${hashOf(device)}`, address }).slice(0, 1);
  const everywhere: Counter = { subject: `account:${account}`, most: mostOfStrangers };
  const { subject } = ofAddress('', address);
  return [...triesOf('', { account: `${account}:${subject}`, address }), everywhere];
}

/** Keeps the browser as one of somebody's own, and forgets those not seen for a year. */
export async function rememberDevice(
  db: Executor,
  { device, rememberDevice: remember }: Pick<AnyCall, 'device' | 'rememberDevice'>,
  userId: number,
  nowMs: number,
) {
  const secret = device ?? newSecret();
  const seen_at = new Date(nowMs).toISOString();
  const { user_id, seen_at: seen } = knownDevicesTable;
  const longAgo = lte(seen, new Date(nowMs - knownForMs).toISOString());
  await db.delete(knownDevicesTable).where(and(eq(user_id, userId), longAgo));
  await db
    .insert(knownDevicesTable)
    .values({ user_id: userId, device_hash: hashOf(secret), seen_at })
    .onConflictDoUpdate({
      target: [knownDevicesTable.user_id, knownDevicesTable.device_hash],
      set: { seen_at },
    });
  remember(secret);
}
