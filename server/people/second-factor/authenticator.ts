import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Executor } from '../../db/executor.ts';
import { platformId } from '../../messages/outbox.ts';
import { seal, unseal } from '../../runtime/secrets.ts';
import { authenticatorsTable } from '../../tables/people.ts';

const periodSeconds = 30;
const { user_id, confirmed_at, last_period } = authenticatorsTable;
const nameOf = (userId: number) => `authenticator:${userId}`;

const appOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: 'Pistos', label, secret, period: periodSeconds, digits: 6 });

/** A new secret for somebody's app, which counts for nothing yet; shown as text and as an address for a QR code. */
export async function startApp(tx: Executor, userId: number, label: string, key: string) {
  const secret = new Secret({ size: 20 });
  const sealed = seal(key, platformId, nameOf(userId), secret.base32);
  const anew = { secret: sealed, confirmed_at: null, last_period: null };
  await tx
    .insert(authenticatorsTable)
    .values({ user_id: userId, ...anew })
    .onConflictDoUpdate({ target: user_id, set: anew, setWhere: isNull(confirmed_at) });
  return { secret: secret.base32, uri: appOf(secret, label).toString() };
}

/** The app of somebody; undefined where there is none. */
export async function appOfUser(db: Executor, userId: number) {
  const rows = await db.select().from(authenticatorsTable).where(eq(user_id, userId));
  return rows[0];
}

/**
 * Whether a code is one of the app's now, or of half a minute before or after; one that was right is
 * not right again, also for somebody who asks at the same time.
 */
export async function spendAppCode(
  tx: Executor,
  userId: number,
  code: string,
  key: string,
  nowMs: number,
): Promise<boolean> {
  const stored = await appOfUser(tx, userId);
  if (!stored) return false;
  const secret = Secret.fromBase32(unseal(key, platformId, nameOf(userId), stored.secret));
  const app = appOf(secret, '');
  const delta = app.validate({ token: code, timestamp: nowMs, window: 1 });
  if (delta === null) return false;
  const period = Math.floor(nowMs / 1000 / periodSeconds) + delta;
  const spent = await tx
    .update(authenticatorsTable)
    .set({ last_period: period })
    .where(and(eq(user_id, userId), or(isNull(last_period), lt(last_period, period))))
    .returning({ id: user_id });
  return spent.length > 0;
}

/** From now on the app counts. */
export const confirmApp = (tx: Executor, userId: number, nowMs: number) =>
  tx
    .update(authenticatorsTable)
    .set({ confirmed_at: new Date(nowMs).toISOString() })
    .where(eq(user_id, userId));

export const removeApp = (tx: Executor, userId: number) =>
  tx.delete(authenticatorsTable).where(eq(user_id, userId));

/** Whether somebody's app counts. */
export async function hasApp(db: Executor, userId: number): Promise<boolean> {
  const itself = and(eq(user_id, userId), isNotNull(confirmed_at));
  return (await db.select().from(authenticatorsTable).where(itself)).length > 0;
}
