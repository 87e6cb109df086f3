import { gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { vatChecksTable } from '../../tables/billing.ts';
import { isoOf } from '../core/rows.ts';
import type { ViesAnswer } from './ask.ts';

export type VatCheckRow = typeof vatChecksTable.$inferSelect;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** After so long a number is asked again: one that is valid, one that is not, and one that VIES said nothing of. */
const againMs = { valid: 30 * dayMs, invalid: dayMs, away: 10 * minuteMs };

/** What VIES has said of numbers with the letters of their country, by number. */
export async function checksOf(
  tx: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, VatCheckRow>> {
  if (!numbers.length) return new Map();
  const { vat_number } = vatChecksTable;
  const rows = await tx
    .select()
    .from(vatChecksTable)
    .where(inArray(vat_number, [...numbers]));
  return new Map(rows.map((row) => [row.vat_number, row]));
}

/** Whether a number is to be asked about now. */
export const isDue = (check: VatCheckRow | undefined, now: number) =>
  !check || Date.parse(check.next_at) <= now;

/** So many numbers are asked about in an hour, whoever names them; the rest goes by form and check digits, and waits. */
const mostAnHour = 200;

/** Whether VIES has been asked as often as it is in an hour. */
export const isSpent = async ({ db }: Pick<Database, 'db'>, now: number): Promise<boolean> =>
  (await db.$count(vatChecksTable, gt(vatChecksTable.tried_at, isoOf(now - 60 * minuteMs)))) >=
  mostAnHour;

/** Forgets numbers that nobody was billed with for long: those in use are asked about again and again. */
export const forgetUnused = (tx: Executor, now: number) =>
  tx.delete(vatChecksTable).where(lt(vatChecksTable.next_at, isoOf(now - 60 * dayMs)));

/** Writes down what VIES said of a number. Where it was away, what it said before stays. */
export async function noteAnswer(
  tx: Executor,
  vatNumber: string,
  answer: ViesAnswer,
  now: number,
): Promise<void> {
  const isAway = answer === 'away';
  const wait = isAway ? againMs.away : answer.valid ? againMs.valid : againMs.invalid;
  const said = isAway ? {} : { valid: answer.valid, request_id: answer.id, checked_at: isoOf(now) };
  const values = { ...said, tried_at: isoOf(now), next_at: isoOf(now + wait) };
  await tx
    .insert(vatChecksTable)
    .values({ vat_number: vatNumber, ...values })
    .onConflictDoUpdate({ target: vatChecksTable.vat_number, set: values });
}
