import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { hashOf } from '../../http/session.ts';
import { oneTimeCodesTable } from '../../tables/people.ts';

/** Wrong tries that end a code, whoever made them. */
const mostTries = 5;

const hashFor = (subject: string, code: string) => hashOf(`${subject}:${code}`);

/**
 * Counts a try on the code that was sent, before it is compared, and says whether it is right. To be
 * called outside the transaction of what it allows, whose end would take the count back.
 */
export async function isRight(
  db: Executor,
  subject: string,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await db.execute<{ right: boolean }>(
    sql`update one_time_codes set tries = tries + 1
      where subject = ${subject} and tries < ${mostTries} and expires_at > ${new Date(nowMs)}
      returning code_hash = ${hashFor(subject, code)} as right`,
  );
  return rows[0]?.right ?? false;
}

/** Whether a code is right, without counting a try: for codes too long to be guessed. */
export async function matches(
  db: Executor,
  subject: string,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from one_time_codes where subject = ${subject}
      and code_hash = ${hashFor(subject, code)} and expires_at > ${new Date(nowMs)}`,
  );
  return rows.length > 0;
}

/** A right code is used once: gone with the transaction of what it allowed. False for one that is gone. */
export async function spendCode(
  tx: Executor,
  subject: string,
  code: string,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from one_time_codes where subject = ${subject}
      and code_hash = ${hashFor(subject, code)} and expires_at > ${new Date(nowMs)}`,
  );
  return Boolean(rowCount);
}

/** Keeps a code's hash under its subject, in place of an earlier one, with five new tries. */
export async function keepCode(db: Executor, subject: string, code: string, livesUntilMs: number) {
  const row = {
    code_hash: hashFor(subject, code),
    tries: 0,
    expires_at: new Date(livesUntilMs).toISOString(),
  };
  await db
    .insert(oneTimeCodesTable)
    .values({ subject, ...row })
    .onConflictDoUpdate({ target: oneTimeCodesTable.subject, set: row });
}
