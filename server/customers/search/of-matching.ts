import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Narrowed } from '../../engine/list.ts';
import { rowsPlanned } from '../../engine/total.ts';
import { matching } from './matching.ts';

const mostOfFew = 1000;

/** The accounts of whoever is meant; undefined where these are more than a thousand. */
async function fewMatching({ db }: Database, companyId: number, alike: SQL) {
  const { rows } = await db.execute<{ user_account_id: number }>(sql`select c.user_account_id
    from customers c where c.company_id = ${companyId} and ${alike} limit ${mostOfFew + 1}`);
  return rows.length > mostOfFew ? undefined : rows.map((row) => row.user_account_id);
}

/** What part of a company's customers the planner takes for those that are meant, by what it counted of their names. */
async function shareOf(database: Database, companyId: number, alike: SQL) {
  const customers = sql`customers c`;
  const all = sql`c.company_id = ${companyId}`;
  const [some, every] = await Promise.all([
    rowsPlanned(database, customers, sql`${all} and ${alike}`),
    rowsPlanned(database, customers, all),
  ]);
  return Math.min(1, some / Math.max(1, every));
}

/**
 * Rows of the customers that somebody typed something of, by the `account` they are of. Few customers are looked up.
 * Of many the first rows in an order are soon found, each by its own customer, and how many there are is told by the
 * share of all customers. That is asked for as a value, since of a join the planner would match all of them first.
 */
export async function ofMatching(
  database: Database,
  companyId: number,
  typed: string,
  account: SQL,
): Promise<Narrowed> {
  const alike = matching(companyId, typed);
  const few = await fewMatching(database, companyId, alike);
  if (few) return { where: sql`${account} = any(${sql.param(few)}::bigint[])` };
  const where = sql`(select ${alike} from customers c where c.company_id = ${companyId} and c.user_account_id = ${account})`;
  return { where, share: await shareOf(database, companyId, alike) };
}
