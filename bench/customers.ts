import type { PoolClient } from 'pg';
import type { Database } from '../server/db/connection.ts';
import { type Load, put } from './load.ts';

const names = `(array['Μαρία','Γιώργος','Ελένη','Δημήτρης','Κατερίνα','Νίκος','Σοφία','Άννα'])`;

interface Where {
  companyId: number;
  storeId: number;
}

/** So many customers of a company, as if they had come one after the other. */
export const addPeople = (client: PoolClient, { companyId, storeId }: Where, count: number) =>
  client.query(
    `insert into customers (company_id, store_id, first_name, last_name, country_id, mobile, email, gender, birth_date, county_id,
        zipcode, marketing, sms, viber, push, mail, qr_code, created_at, updated_at)
      select $1, $2, ${names}[1 + n % 8], 'Παπαδ' || md5(n::text), 300, '69' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
        case when n % 3 > 0 then 'c' || n || '@example.com' end, (array['male', 'female', null])[1 + n % 3],
        date '1940-01-01' + ((n::bigint * 7919) % 24000)::int, n % 52, lpad((n % 99999)::text, 5, '0'),
        n % 2 = 0, n % 3 = 0, n % 5 = 0, n % 7 = 0, n % 4 = 0, 'Q' || n, t.at, t.at
      from generate_series(1, $3::int) n, lateral (select now() - make_interval(secs => ($3 - n) * 30) as at) t`,
    [companyId, storeId, count],
  );

/** So many customers with what they have bought. */
export async function addCustomers(database: Database, where: Where, count: number) {
  const { companyId } = where;
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0; set session_replication_role = replica');
  await addPeople(client, where, count);
  await client.query(
    `insert into accounts (company_id, user_account_id, balance, earned, total_amount, total_transactions, last_transaction_at, first_transaction_store_id)
      select company_id, user_account_id, (random() * random() * 500000)::bigint, (random() * 200000)::bigint,
        (random() * random() * 5000000)::bigint, (random() * random() * 200)::int, now(), store_id from customers where company_id = $1`,
    [companyId],
  );
  await client.query('vacuum analyze customers');
  await client.query('vacuum analyze accounts');
  client.release(true);
}

/** What the list is asked for, each with as many different values as users would choose. */
export const queries: Record<string, (n: number) => string> = {
  'default sort': (n) => `page=${1 + (n % 5)}`,
  'q: a part of a name': (n) =>
    `q=${encodeURIComponent(`παπαδ${(n * 7919).toString(16).padStart(4, '0').slice(-4)}`)}`,
  'q: a mobile': (n) => `q=69${String((n * 131 * 7919) % 100_000_000).padStart(8, '0')}`,
  gender: (n) => `gender=${['male', 'female'][n % 2]}`,
  county_id: (n) => `county_id=${1 + (n % 51)}`,
  sms: (n) => `sms=${n % 2 === 0}`,
  reachable: (n) => `reachable=${['sms', 'viber', 'mail'][n % 3]}`,
  minimum_age: (n) => `minimum_age=${18 + (n % 60)}`,
  birthday: (n) =>
    `birth_date=${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
  minimum_total_transactions: (n) => `minimum_total_transactions=${(n * 7) % 190}`,
  minimum_total_amount: (n) => `minimum_total_amount=${n * 800}`,
  minimum_current_balance: (n) => `minimum_current_balance=${n * 80}`,
  maximum_current_balance: (n) => `maximum_current_balance=${n * 80}`,
  minimum_total_redemptions: (n) => `minimum_total_redemptions=${1 + (n % 3)}`,
  registration_store_id: (n) => `registration_store_id=${3 + (n % 2)}`,
  first_transaction_store_id: (n) => `first_transaction_store_id=${3 + (n % 2)}`,
};

/** How long the pages of one filter take over one connection, each value asked for in turn. */
export const askFor = (
  { address, token, companyId }: { address: string; token: string; companyId: number },
  query: (n: number) => string,
  folder: string,
  seconds: number,
) => {
  const paths = Array.from(
    { length: 60 },
    (_, n) => `/api/companies/${companyId}/customers?${query(n)}`,
  );
  const load: Load = { address, token, paths, connections: 1, seconds };
  return put(load, folder);
};
