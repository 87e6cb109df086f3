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
 * SQL that says whether anything names the customer `c`: receipts, claims, messages and whatever else the schema keeps by
 * customer, so that a new table counts from the day it is there.
 */
export const isUsed = `(${names
  .map(
    (name) => `exists (select 1 from ${name} u where u.company_id = c.company_id
      and u.user_account_id = c.user_account_id ${besides[name] ?? ''})`,
  )
  .join(' or ')})`;
