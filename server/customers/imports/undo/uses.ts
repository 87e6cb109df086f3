import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../tables/schema.ts';

/** Tables that name a customer without making use of them: parts of the customer, and what goes with them. */
const parts: ReadonlySet<string> = new Set([
  'accounts',
  'campaign_list_people',
  'customer_consents',
  'customers',
  'imported_customers',
  'loyalty_cards',
  'lots',
  'message_send_people',
  'webhook_deliveries',
  'webhook_events',
]);

const tables = (Object.values(schema) as unknown[]).filter((each) => is(each, PgTable));
const names = tables
  .filter((table) => {
    const columns = getTableColumns(table);
    return 'company_id' in columns && 'user_account_id' in columns;
  })
  .map(getTableName)
  .filter((name) => !parts.has(name));

/** The points that the import itself brought are no use of the customer. */
const besides: Readonly<Record<string, string>> = {
  postings: `and not (u.kind = 'adjustment' and u.reason = 'import')`,
};

/**
 * SQL of a query for those of the customers in `marks` (company_id, user_account_id) whom something names: receipts, claims,
 * messages and whatever else the schema stores by customer, so that a new table counts from the day it is there.
 * One join a table: row by row, a table without an index by customer would be read once for each customer.
 */
export const usedAmong = (marks: string): string =>
  names
    .map(
      (
        name,
      ) => `select u.user_account_id from ${name} u join ${marks} m on u.company_id = m.company_id
        and u.user_account_id = m.user_account_id ${besides[name] ?? ''}`,
    )
    .join(' union ');
