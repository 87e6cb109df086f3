import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { Refusal } from './refusal.ts';
import { countTry } from './throttle.ts';

/** Texts to somebody who is no customer, which nothing else limits: how many in a day of one company, and of all of them. */
const budgets = {
  invitation: { company: 100, installation: 1000 },
  test: { company: 50, installation: 500 },
  code: { company: 1000, installation: 5000 },
  // The platform's own, in no company's name: what strangers cause by registering and by setting passwords.
  registration: { company: 5000, installation: 5000 },
  password: { company: 20_000, installation: 20_000 },
} as const;
export type TextBudget = keyof typeof budgets;

const dayMs = 24 * 3_600_000;

/**
 * Takes one text out of the budgets of a company and of the installation, before it is written. Throws too_many_attempts
 * where the day has no more of them.
 */
export function spendText(
  database: Database,
  companyId: number,
  budget: TextBudget,
  nowMs: number,
): Promise<void> {
  const { company, installation } = budgets[budget];
  const counters = [
    { subject: `texts:${budget}:${companyId}`, most: company, windowMs: dayMs },
    { subject: `texts:${budget}`, most: installation, windowMs: dayMs },
  ];
  return countTry(database, counters, nowMs);
}

/**
 * Throws subscription_inactive for a company whose first billing is not paid: who only registered writes to nobody else.
 * One without a plan, which a super admin has opened, may.
 */
export async function assertPaid({ db }: Pick<Database, 'db'>, companyId: number): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from subscriptions where buyer_company_id = ${companyId} and store_id = ${companyId} and status = 'incomplete'`,
  );
  if (rows.length) throw new Refusal('subscription_inactive');
}
