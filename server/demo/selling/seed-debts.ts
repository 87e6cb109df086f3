import type { Database } from '../../db/connection.ts';
import { closeDebtMonth } from '../../debts/close.ts';
import { disputeDebtLine, moveStatement } from '../../debts/disputes.ts';
import { boundsOf, monthOf } from '../../debts/months.ts';
import { day } from '../days.ts';
import { complaint } from './content.ts';
import type { Selling } from './seed-selling.ts';

const monthsClosed = 12;

/** Which months are closed: the last of them that are over, the oldest first. */
async function monthsToClose({ pool }: Database, { companyId, nowMs }: Selling) {
  const { months } = await monthOf(pool, companyId, undefined, nowMs);
  const newest = await monthOf(pool, companyId, months[1], nowMs);
  // A month is over an hour after its end.
  return months
    .slice(newest.isOver ? 1 : 2)
    .slice(0, monthsClosed)
    .reverse();
}

interface Stated {
  readonly storeId: number;
  /** The dearest line that it is to pay, where there is one. */
  readonly lineId: number | null;
}

const stated = `select s.store_id::int as "storeId", (select l.debt_line_id::int from debt_lines l where l.company_id = s.company_id
    and l.month = s.month and l.debtor_id = s.store_id order by l.net desc, l.debt_line_id limit 1) as "lineId"
  from debt_statements s where s.company_id = $1 and s.month = $2 order by s.number`;

/** What becomes of a month that was closed, by how many were closed after it. */
async function follow(database: Database, selling: Selling, month: string, later: number) {
  const { companyId, adminId: userId, nowMs } = selling;
  if (later === 0) return;
  const { rows } = await database.pool.query<Stated>(stated, [companyId, month]);
  const { until } = await boundsOf(database.pool, { companyId, month });
  const at = (days: number) => Math.min(until.getTime() + days * day, nowMs);
  for (const [index, { storeId, lineId }] of rows.entries()) {
    const who = { companyId, storeId, userId, now: at(4) };
    if (later === 1 && index === 1 && lineId !== null)
      await disputeDebtLine(database, who, lineId, complaint);
    else await moveStatement(database, who, month, 'confirmed');
    if (later > 2) await moveStatement(database, { ...who, now: at(9) }, month, 'settled');
  }
}

/** A year of months of what stores owe one another: settled but for the last three. */
export async function seedDebts(database: Database, selling: Selling): Promise<void> {
  const { companyId, adminId: userId, nowMs } = selling;
  const months = await monthsToClose(database, selling);
  for (const [index, month] of months.entries()) {
    const { until } = await boundsOf(database.pool, { companyId, month });
    const now = Math.min(until.getTime() + 2 * day, nowMs);
    await closeDebtMonth(database, { companyId, month, userId, now });
    await follow(database, selling, month, months.length - 1 - index);
  }
}
