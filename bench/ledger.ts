import type { Database } from '../server/db/connection.ts';

/** A company with a till and a ledger of some length. */
export interface Till {
  companyId: number;
  /** The first of its stores, which have ids one after the other. */
  storeId: number;
  stores: number;
  firstCustomer: number;
  customers: number;
  /** Entries in the ledger before the load. */
  entries: number;
}

const customersOf = (entries: number) =>
  Math.max(1_000, Math.min(200_000, Math.round(entries / 50)));

const one = async ({ pool }: Database, text: string, values: unknown[] = []) =>
  Number(Object.values((await pool.query(text, values)).rows[0] ?? {})[0]);

async function addCustomers(database: Database, companyId: number, storeId: number, count: number) {
  const client = await database.pool.connect();
  // On a slow day so many of them take longer than a statement may that somebody waits for.
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into customers (company_id, store_id, first_name, last_name, country_id, mobile, qr_code)
      select $1::bigint, $2::bigint, 'Μαρία', 'Παπαδάκη ' || n, 300, '69' || lpad((n + $1::bigint * 1000000)::text, 10, '0'), 'P-' || $1::bigint || '-' || n
      from generate_series(1, $3::int) n`,
    [companyId, storeId, count],
  );
  await client.query(
    'insert into accounts (company_id, user_account_id) select company_id, user_account_id from customers where company_id = $1',
    [companyId],
  );
  await client.query('reset statement_timeout');
  client.release();
  return one(database, 'select min(user_account_id) from customers where company_id = $1', [
    companyId,
  ]);
}

const terms = `'{"reward_points":100,"reward_amount":100,"reward_floor":false,"multiplier":100,"ratio":100,"products":{}}'`;

/** From where, and for how long, receipts of the past are spread: SQL, a moment and an interval. */
export interface Spread {
  readonly from: string;
  readonly over: string;
}
const lastYear: Spread = { from: `now() - interval '1 year'`, over: `interval '1 year'` };

/** As many products of a store, whose first id is answered. */
const addProducts = (database: Database, { companyId, storeId }: Till, count: number) =>
  one(
    database,
    `with added as (insert into products (company_id, store_id, name, description, retail_price)
      select $1::bigint, $2::bigint, jsonb_build_object('el', 'Προϊόν ' || n), '{}', 100 from generate_series(1, $3::int) n returning product_id)
      select min(product_id) from added`,
    [companyId, storeId, count],
  );

/** Receipts of the past as the ledger keeps them, two entries each, and with one of so many products. */
async function addReceipts(database: Database, till: Till, { from, over }: Spread, products = 0) {
  const { companyId, firstCustomer, customers, entries } = till;
  const storeId = `${till.storeId} + n % ${till.stores}`;
  const count = Math.round(entries / 2);
  const base = await one(database, 'select coalesce(max(posting_id), 0) from postings');
  const transactions = await one(
    database,
    'select coalesce(max(transaction_id), 0) from transactions',
  );
  const lots = await one(database, 'select coalesce(max(lot_id), 0) from lots');
  const first = products ? await addProducts(database, till, products) : 0;
  const lines = products
    ? `jsonb_build_array(jsonb_build_object('product_id', ${first} + n % ${products}, 'quantity', 1 + n % 3))`
    : `'[]'`;
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set synchronous_commit = off');
  const at = `${from} + ${over} * n / ${count}`;
  const who = `${firstCustomer} + n % ${customers}`;
  await client.query(`insert into postings (company_id, posting_id, user_account_id, kind, store_id, user_id, transaction_id, point_value, created_at)
    select ${companyId}, ${base} + n, ${who}, 'receipt', ${storeId}, 1, ${transactions} + n, 100, ${at} from generate_series(1, ${count}) n`);
  await client.query(`insert into entries (company_id, posting_id, entry_no, side, lot_id, store_id, amount)
    select ${companyId}, ${base} + n, e, case e when 1 then 'customer' else 'issued' end, case e when 1 then ${lots} + n end, ${storeId},
      case e when 1 then 1000 else -1000 end from generate_series(1, ${count}) n, generate_series(1, 2) e`);
  await client.query(`insert into lots (company_id, user_account_id, lot_id, posting_id, store_id, amount, points_left, active_from)
    select ${companyId}, ${who}, ${lots} + n, ${base} + n, ${storeId}, 1000, 1000, ${at} from generate_series(1, ${count}) n`);
  // Counted at once instead of one by one; nothing of them is kept yet.
  const triggers = ['transactions_count', 'transactions_forget_time'];
  for (const trigger of triggers)
    await client.query(`alter table transactions disable trigger ${trigger}`);
  await client.query(`insert into transactions (company_id, transaction_id, store_id, user_account_id, user_id, channel, status, amount,
      covered_amount, points, points_used, balance_after, returned_amount, points_taken, points_given_back, terms, lines, occurred_at, created_at)
    select ${companyId}, ${transactions} + n, ${storeId}, ${who}, 1, 'offline', 'posted', 1000, 0, 1000, 0, 0, 0, 0, 0, ${terms}, ${lines}, ${at}, ${at}
      from generate_series(1, ${count}) n`);
  for (const trigger of triggers)
    await client.query(`alter table transactions enable trigger ${trigger}`);
  await client.query(`insert into store_quarters (company_id, store_id, quarter, slot, receipts, amount, issued, redeemed)
    select company_id, store_id, quarter_of(created_at), 0, count(*), sum(amount), sum(points), 0 from transactions
      where company_id = ${companyId} group by 1, 2, 3`);
  await client.query('update receipts_counted set until = now()');
  // Without knowing how many there are, PostgreSQL would look at every lot for every customer.
  await client.query('analyze lots, accounts');
  await client.query(
    `update accounts a set balance = l.points, earned = l.points, total_amount = l.points, total_transactions = l.points / 1000
      from (select user_account_id, sum(points_left) as points from lots where company_id = $1 group by 1) l
      where a.company_id = $1 and a.user_account_id = l.user_account_id`,
    [companyId],
  );
  for (const [table, column] of [
    ['postings', 'posting_id'],
    ['lots', 'lot_id'],
    ['transactions', 'transaction_id'],
  ])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
    );
  await client.query('reset synchronous_commit');
  client.release();
}

async function addPlace(
  database: Database,
  name: string,
  stores: number,
): Promise<[number, number]> {
  const id = await one(database, `select nextval(pg_get_serial_sequence('stores', 'store_id'))`);
  const columns =
    'company_id, store_id, name, country_id, kind, parent_id, permissions, manually_address';
  await database.pool.query(
    `insert into stores (${columns}) values ($1::bigint, $1::bigint, $2, 300, 'company', 1, '{"*": true}', false)`,
    [id, name],
  );
  const store = await one(
    database,
    `with added as (insert into stores (company_id, name, country_id, kind, parent_id, permissions, manually_address)
      select $1::bigint, $2 || n, 300, 'store', $1::bigint, '{"*": true}', false from generate_series(1, $3::int) n returning store_id)
      select min(store_id) from added`,
    [id, `${name} `, stores],
  );
  return [id, store];
}

/** A company whose ledger has so many entries. */
export async function addTill(
  database: Database,
  entries: number,
  {
    stores = 1,
    products = 0,
    ...spread
  }: Partial<Spread> & { stores?: number; products?: number } = {},
): Promise<Till> {
  const [companyId, storeId] = await addPlace(database, `Ledger of ${entries}`, stores);
  const customers = customersOf(entries);
  const firstCustomer = await addCustomers(database, companyId, storeId, customers);
  const till = { companyId, storeId, stores, firstCustomer, customers, entries };
  await addReceipts(database, till, { ...lastYear, ...spread }, products);
  await database.pool.query('vacuum analyze');
  return till;
}
