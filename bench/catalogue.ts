import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { defaultTrees } from '../contract/permissions/default-trees.ts';
import { roleIds } from '../server/common/catalogue.ts';
import { greeceId } from '../server/common/countries.ts';
import type { Database } from '../server/db/connection.ts';
import { hashOf } from '../server/http/session.ts';
import { createCompany } from '../server/organisations/create-company.ts';
import { storesTable } from '../server/tables/organisations.ts';
import { accessTokensTable, membershipsTable, usersTable } from '../server/tables/people.ts';

export interface Shop {
  readonly companyId: number;
  readonly storeId: number;
  readonly products: number;
  readonly firstCategory: number;
  readonly lastCategory: number;
}

const categories = 20;

/** Somebody who may do in every place measured what its staff do; answers their access token. */
export async function addReader(
  { db }: Database,
  shops: readonly Pick<Shop, 'companyId' | 'storeId'>[],
): Promise<string> {
  const [user] = await db
    .insert(usersTable)
    .values({
      app_provider_id: 1,
      country_id: greeceId,
      mobile: '6999999999',
      full_name: 'Bench',
      password_hash: 'nobody signs in with this',
      proved_at: new Date(0).toISOString(),
    })
    .returning({ id: usersTable.user_id });
  const user_id = user?.id ?? 0;
  for (const { companyId, storeId } of shops)
    await db.insert(membershipsTable).values({
      company_id: companyId,
      store_id: storeId,
      user_id,
      role_id: roleIds.storeModerator,
      permissions: defaultTrees.store,
    });
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  await db.insert(accessTokensTable).values({ token_hash: hashOf(token), user_id, expires_at });
  return token;
}

/** A company with one store, its categories, and so many products over them, half of them published. */
async function addShop({ db }: Database, client: PoolClient, products: number): Promise<Shop> {
  const companyId = await createCompany(db, { name: `Bench ${products}`, country_id: greeceId });
  const [store] = await db
    .insert(storesTable)
    .values({
      name: `Shop of ${products}`,
      country_id: greeceId,
      company_id: companyId,
      parent_id: companyId,
      kind: 'store',
      permissions: defaultTrees.store,
    })
    .returning({ id: storesTable.store_id });
  const storeId = store?.id ?? 0;
  const inserted = await db.execute<{ first: number; last: number }>(sql`with added as (
      insert into product_categories (company_id, store_id, name)
      select ${companyId}::bigint, ${storeId}::bigint, jsonb_build_object('el', 'Κατηγορία ' || n, 'en', 'Category ' || n, 'it', 'Categoria ' || n)
      from generate_series(1, ${categories}::int) n returning product_category_id)
    select min(product_category_id)::int as first, max(product_category_id)::int as last from added`);
  const { first = 0, last = 0 } = inserted.rows[0] ?? {};
  // Multiplying by a prime scatters the names, so that the order of names is not that of the rows.
  await client.query(
    `insert into products (company_id, store_id, name, description, product_category_id, sku_number, retail_price, availability_days, published)
      select $1, $2, jsonb_build_object('el', 'Προϊόν ' || k, 'en', 'Product ' || k, 'it', 'Prodotto ' || k),
        '{"el": "", "en": "", "it": ""}', $3 + n % ${categories}, 'SKU-' || n, 100 + n % 9900, '{monday}', n / ${categories} % 2 = 0
      from (select n, n::bigint * 7919 % 1000003 as k from generate_series(1, $4::int) n) numbered`,
    [companyId, storeId, first, products],
  );
  return { companyId, storeId, products, firstCategory: first, lastCategory: last };
}

/** One shop of each size. The indexes are made when all rows are there, which is much faster. */
export async function addShops(database: Database, sizes: readonly number[]): Promise<Shop[]> {
  const client = await database.pool.connect();
  const indexes = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'products' and indexname not like '%\\_pk'",
  );
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
  // A replica takes rows without looking up what they refer to.
  await client.query('set session_replication_role = replica');
  for (const { indexname } of indexes.rows) await client.query(`drop index ${indexname}`);
  const shops: Shop[] = [];
  for (const size of sizes) shops.push(await addShop(database, client, size));
  for (const { indexdef } of indexes.rows) await client.query(indexdef);
  await client.query('vacuum analyze');
  client.release(true);
  return shops;
}
