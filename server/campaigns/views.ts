import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { CharacteristicOptions } from '../../contract/campaigns/characteristics.ts';
import { characteristicOf } from '../../contract/campaigns/kinds.ts';
import { customers } from '../../contract/customers/company-customers.ts';
import { customersWhere } from '../customers/list.ts';
import { from } from '../customers/record.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Running } from './running.ts';

const dialect = new PgDialect();

/** The saved views that campaigns ask about. */
export const viewsAsked = (campaigns: readonly Pick<Running, 'definition'>[]): readonly number[] =>
  campaigns.flatMap(({ definition }) => {
    const id = definition.campaign_client_characteristic_id;
    if (id === null || characteristicOf(id) !== 'view') return [];
    const options = definition.campaign_client_characteristic_options;
    return [(options as CharacteristicOptions['view']).view_id];
  });

interface View {
  view_id: number;
  filter: Record<string, string | number | boolean>;
}

const saved = {
  name: 'views-of-customers',
  text: `select view_id, filter from saved_views where company_id = $1 and resource = 'customers' and view_id = any($2::bigint[])`,
};

/** Who of some accounts is in a view; undefined for one that the list would not take either. */
function membersOf(companyId: number, accounts: SQL, { view_id, filter }: View): SQL | undefined {
  const asked = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  const query = customers.query.safeParse(Object.fromEntries(asked));
  if (!query.success) return undefined;
  const where = customersWhere(companyId, query.data);
  return sql`select ${view_id}::bigint as view_id, c.user_account_id as id from ${from} where ${where} and c.user_account_id = any(${accounts})`;
}

/** The saved views that accounts are in, of those that are asked for, as the list of customers narrows itself. */
export async function viewsOf(
  client: Queryable,
  companyId: number,
  accountIds: readonly number[],
  viewIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const found = new Map<number, number[]>();
  if (!viewIds.length || !accountIds.length) return found;
  const { rows: views } = await client.query<View>({ ...saved, values: [companyId, [...viewIds]] });
  const accounts = sql`${sql.param([...accountIds])}::bigint[]`;
  const parts = views.flatMap((view) => membersOf(companyId, accounts, view) ?? []);
  if (!parts.length) return found;
  const { sql: text, params } = dialect.sqlToQuery(sql.join(parts, sql` union all `));
  const { rows } = await client.query<{ view_id: number; id: number }>(text, params);
  for (const { id, view_id } of rows) found.set(id, [...(found.get(id) ?? []), view_id]);
  return found;
}
