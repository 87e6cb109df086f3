import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../rows.ts';
import { hashOf } from './session.ts';
import { oneTimeCodesTable } from './tables.ts';

/** Whether the code is the one that was sent; it can be used once and only for a while. */
export async function spendCode(
  tx: Executor,
  subject: string,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const [kept] = await tx
    .select()
    .from(oneTimeCodesTable)
    .where(eq(oneTimeCodesTable.subject, subject))
    .for('update');
  const given = Buffer.from(hashOf(`${subject}:${code}`));
  const matches =
    kept &&
    timingSafeEqual(Buffer.from(kept.code_hash), given) &&
    Date.parse(kept.expires_at) > nowMs;
  if (matches) await tx.delete(oneTimeCodesTable).where(eq(oneTimeCodesTable.subject, subject));
  return matches === true;
}

/** Keeps a code's hash under its subject, in place of an earlier one. */
export async function keepCode(db: Executor, subject: string, code: string, livesUntilMs: number) {
  const kept = {
    code_hash: hashOf(`${subject}:${code}`),
    expires_at: new Date(livesUntilMs).toISOString(),
  };
  await db
    .insert(oneTimeCodesTable)
    .values({ subject, ...kept })
    .onConflictDoUpdate({ target: oneTimeCodesTable.subject, set: kept });
}
