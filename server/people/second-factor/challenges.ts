import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { hashOf } from '../../http/session.ts';
import { newSecret } from '../../http/tokens.ts';
import { challengesTable } from '../../tables/people.ts';

const livesMs = 10 * 60_000;
const { challenge_hash, user_id, purpose: purposeOf, expires_at } = challengesTable;

type Purpose = (typeof challengesTable.$inferSelect)['purpose'];

/** Keeps what has begun, for ten minutes; answers the secret by which it is gone on with. */
export async function begin(
  db: Executor,
  userId: number,
  purpose: Purpose,
  challenge: string | null,
  nowMs: number,
): Promise<string> {
  const secret = newSecret();
  await db.delete(challengesTable).where(lte(expires_at, new Date(nowMs).toISOString()));
  await db.insert(challengesTable).values({
    challenge_hash: hashOf(secret),
    user_id: userId,
    purpose,
    challenge,
    expires_at: new Date(nowMs + livesMs).toISOString(),
  });
  return secret;
}

const itself = (secret: string, purpose: Purpose, nowMs: number) =>
  and(
    eq(challenge_hash, hashOf(secret)),
    eq(purposeOf, purpose),
    gt(expires_at, new Date(nowMs).toISOString()),
  );

/** What was begun under a secret; undefined for one that is wrong, used or too old. */
export async function begun(db: Executor, secret: string, purpose: Purpose, nowMs: number) {
  const where = itself(secret, purpose, nowMs);
  return (await db.select().from(challengesTable).where(where))[0];
}

/** Ends it, once; false for what ended already. */
export async function end(tx: Executor, secret: string): Promise<boolean> {
  const ended = await tx
    .delete(challengesTable)
    .where(eq(challenge_hash, hashOf(secret)))
    .returning({ id: user_id });
  return ended.length > 0;
}

/** Nothing that was begun before somebody changed how they sign in goes on. */
export const endAll = (tx: Executor, userId: number) =>
  tx.execute(sql`delete from challenges where user_id = ${userId}`);
