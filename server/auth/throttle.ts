import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { Refusal } from '../http/refusal.ts';

const windowMs = 15 * 60_000;
const limits = { account: 5, address: 50 } as const;

export interface Tried {
  account: string;
  address: string;
  /** How often the account may fail, where that is not as usual. */
  most?: number;
}

const subjects = ({ account, address, most = limits.account }: Tried) => [
  { subject: `account:${account}`, limit: most },
  { subject: `address:${address}`, limit: limits.address },
];

/** Throws too_many_attempts while the account or the address has failed too often. */
export async function assertMayTry({ db }: Database, tried: Tried, nowMs: number): Promise<void> {
  const asked = subjects(tried);
  const names = asked.map(({ subject }) => subject);
  const { rows } = await db.execute<{ subject: string; failures: number; window_ends_at: string }>(
    sql`select subject, failures, window_ends_at from attempts
      where subject = any(${sql.param(names)}) and window_ends_at > ${new Date(nowMs)}`,
  );
  for (const row of rows) {
    const limit = asked.find(({ subject }) => subject === row.subject)?.limit ?? 0;
    if (row.failures < limit) continue;
    const retryAfterSeconds = Math.max(
      1,
      Math.ceil((new Date(row.window_ends_at).getTime() - nowMs) / 1000),
    );
    throw new Refusal('too_many_attempts', { retryAfterSeconds });
  }
}

/** Counts a failure; the window starts with the first one. */
export async function countFailure({ db }: Database, tried: Tried, nowMs: number): Promise<void> {
  const ends = new Date(nowMs + windowMs);
  for (const { subject } of subjects(tried)) {
    await db.execute(sql`insert into attempts as a (subject, failures, window_ends_at) values (${subject}, 1, ${ends})
      on conflict (subject) do update set
        failures = case when a.window_ends_at > ${new Date(nowMs)} then a.failures + 1 else 1 end,
        window_ends_at = case when a.window_ends_at > ${new Date(nowMs)} then a.window_ends_at else ${ends} end`);
  }
}

/** A success clears the account; the address keeps its count, or one good account would excuse many tries. */
export const clearFailures = ({ db }: Database, { account }: Tried) =>
  db.execute(sql`delete from attempts where subject = ${`account:${account}`}`);
