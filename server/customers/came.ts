import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { receiptFilters } from '../../contract/customers/company-customers.ts';

/** What is asked of a receipt. */
export type Receipt = {
  readonly [F in keyof typeof receiptFilters]?: z.output<(typeof receiptFilters)[F]>;
};

const listed = (ids: readonly number[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

export const inStoresOf = (column: SQL, stores: readonly number[]) =>
  sql`${column} in ${listed(stores)}`;

/** The stores of regions of a company. */
export const storesIn = (regions: readonly number[], companyId: number) =>
  sql`(select s.store_id from stores s where s.company_id = ${companyId}
    and s.store_company_network_region_id in ${listed(regions)})`;

/** Who has a receipt of which all of this is true, under any of their accounts: those of people with several, who are few, are looked up at once. */
function hasReceipt(companyId: number, ...of: SQL[]): SQL {
  const posted = sql`t.company_id = ${companyId} and t.status = 'posted'`;
  const meant = sql.join([posted, ...of], sql` and `);
  return sql`(exists (select 1 from transactions t where t.user_account_id = c.user_account_id and ${meant})
    or c.user_account_id in (select survivor_of(m.company_id, m.user_account_id) from customers m
      join transactions t on t.company_id = m.company_id and t.user_account_id = m.user_account_id
      where m.company_id = ${companyId} and m.merged_into is not null and ${meant}))`;
}

export const cameBefore = (moment: string, companyId: number) =>
  hasReceipt(companyId, sql`t.created_at < ${moment}::timestamptz`);

const within = ([since, until]: readonly [string, string]) =>
  sql`t.created_at >= ${since}::timestamptz and t.created_at < ${until}::timestamptz`;

/** Who has a receipt of which all is true that is asked, and a second one where one is; nothing where nothing is. */
export function cameWhere(
  companyId: number,
  { child_id, child_region_id, came, came_too, came_channel }: Receipt,
): SQL[] {
  const asked = [
    child_id && inStoresOf(sql`t.store_id`, child_id),
    child_region_id && sql`t.store_id in ${storesIn(child_region_id, companyId)}`,
    came_channel && sql`t.channel = ${came_channel}`,
  ].filter((each): each is SQL => each !== undefined);
  const has = (...when: SQL[]) => hasReceipt(companyId, ...asked, ...when);
  const second = came_too ? [has(within(came_too))] : [];
  if (came) return [has(within(came)), ...second];
  return asked.length && !came_too ? [has()] : second;
}
