import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { hashOf } from '../../http/session.ts';
import { recoveryCodesTable } from '../../tables/people.ts';

const count = 10;
const length = 10;
/** Nothing that is taken for something else when it is read from paper. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
const readable = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
const plain = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
const hashFor = (userId: number, code: string) => hashOf(`recovery:${userId}:${code}`);

const { user_id, code_hash } = recoveryCodesTable;

export const forgetRecoveryCodes = (tx: Executor, userId: number) =>
  tx.delete(recoveryCodesTable).where(eq(user_id, userId));

/** Ten new codes, each good once, in place of all earlier ones. They are told now and never again. */
export async function renewRecoveryCodes(tx: Executor, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await forgetRecoveryCodes(tx, userId);
  await tx
    .insert(recoveryCodesTable)
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashFor(userId, code) })));
  return codes.map(readable);
}

/** Whether a code is one of somebody's; it is gone with the transaction. */
export async function spendRecoveryCode(tx: Executor, userId: number, typed: string) {
  const itself = and(eq(user_id, userId), eq(code_hash, hashFor(userId, plain(typed))));
  const spent = await tx.delete(recoveryCodesTable).where(itself).returning({ id: user_id });
  return spent.length > 0;
}

/** How many are left. */
export async function recoveryCodesLeft(db: Executor, userId: number): Promise<number> {
  const rows = await db.select({ code_hash }).from(recoveryCodesTable).where(eq(user_id, userId));
  return rows.length;
}
