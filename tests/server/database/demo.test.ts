import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { login } from '../../../contract/people/auth.ts';
import { ownStores } from '../../../contract/people/session.ts';
import { verifyBilling } from '../../../server/billing/verify/verify.ts';
import { prepareDatabase } from '../../../server/bootstrap.ts';
import { isPdf } from '../../../server/files/pdf.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { testDatabase } from '../../support/database.ts';

const accounts = ['6900000001', '6900000002', '6900000003', '6900000004'];

const changing = /(_at|_day|^image|^file|password_hash|registration_date)$/;

/** What there is, without the pictures, whose names nobody chooses, and the hashes, which are salted. */
async function everything({ database: { pool } }: Pick<TestApp, 'database'>) {
  const tables: Record<string, string[]> = {};
  for (const table of [
    'stores',
    'users',
    'memberships',
    'products',
    'product_tags',
    'company_products',
    'product_categories',
    'gifts',
    'coupons',
    'claims',
    'gift_orders',
    'supplier_invoices',
    'subscription_plans',
    'subscriptions',
    'billings',
    'debt_lines',
    'debt_statements',
  ]) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t`,
    );
    const texts = rows.map(({ row }) =>
      JSON.stringify(Object.entries(row).filter(([name]) => !changing.test(name))),
    );
    tables[table] = texts.sort();
  }
  return tables;
}

// Seeded once for all who only look at it; those who empty the database come last.
let seeded: TestApp;
beforeAll(async () => {
  seeded = await testApp({ demo: true });
});

describe('the demo accounts', () => {
  test('sign in with pistos-demo and see what they are for', async () => {
    const within = seeded;
    const kinds: Record<string, string[]> = {};
    for (const mobile of accounts) {
      const { data } = await call(within, login, { body: { mobile, password: 'pistos-demo' } });
      const as = { token: data.access_token };
      const { stores } = (await call(within, ownStores, { as })).data;
      kinds[mobile] = [...new Set(stores.map(({ kind }) => kind))].sort();
      const [store] = stores.filter(({ kind }) => kind === 'store');
      const params = { storeId: store?.store_id ?? 1 };
      const list = await call(within, products.calls.list, { params, as });
      expect([mobile, list.status]).toEqual([mobile, store ? 200 : 404]);
    }
    expect(kinds).toEqual({
      '6900000001': ['company', 'store', 'supplier'],
      '6900000002': ['company', 'store'],
      '6900000003': ['store'],
      '6900000004': ['supplier'],
    });
  });
});

test('has a year of receipts of 500 customers, three of whom the second company knows too, and its ledger is sound', async () => {
  const { database } = seeded;
  expect(await verifyLedger(database.pool)).toEqual([]);
  const { rows } =
    await database.pool.query(`select (select count(*)::int from customers) as customers, (select count(distinct mobile)::int from customers) as people,
    (select count(*)::int from transactions) as receipts, (select count(*)::int from transaction_returns) as returns,
    (select count(distinct kind)::int from postings) as kinds, (select count(*)::int from accounts where balance > 0) as holding`);
  expect([rows[0].people, rows[0].customers]).toEqual([500, 503]);
  expect(rows[0].kinds).toBe(9);
  for (const name of ['receipts', 'returns', 'holding'])
    expect(rows[0][name], name).toBeGreaterThan(40);
});

describe('the coupons and gifts of the demo', () => {
  const reportOf = async (text: string) =>
    (await seeded.database.pool.query<{ value: unknown }>(text)).rows.map((row) => row.value);

  test('are coupons of every kind, in two stores and more', async () => {
    const kinds = await reportOf('select distinct kind as value from coupons order by 1');
    expect(kinds).toEqual(['discount', 'goal', 'multiple', 'product', 'visit', 'voucher']);
    expect(
      await reportOf(
        'select distinct action as value from coupons where action is not null order by 1',
      ),
    ).toEqual(['1p1', 'sample']);
    const stores = await reportOf(
      "select count(distinct store_id)::int as value from coupons where kind <> 'multiple' group by kind",
    );
    for (const count of stores) expect(count).toBeGreaterThan(1);
  });

  test('are claims in every state, and codes of a campaign some of which are redeemed', async () => {
    const states = await reportOf(
      "select distinct state as value from claims where kind = 'gift' order by 1",
    );
    expect(states).toEqual(['cancelled', 'claimed', 'expired', 'redeemed', 'rejected']);
    const codes = await reportOf(
      "select count(*)::int as value from claims where kind = 'multiple' group by state order by state",
    );
    expect(codes).toEqual([313, 187]);
    const early =
      "select count(*)::int as value from claims where state = 'claimed' and expires_at <= now()";
    expect(await reportOf(early)).toEqual([0]);
  });

  test('are gift orders in every state, and two invoices, one of which says more than was agreed', async () => {
    const states = await reportOf('select distinct status as value from gift_orders order by 1');
    expect(states).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const last = `select distinct o.status = (select e.status from gift_order_events e where e.company_id = o.company_id
      and e.order_id = o.order_id order by e.event_id desc limit 1) as value from gift_orders o`;
    expect(await reportOf(last)).toEqual([true]);
    const differences = 'select difference::int as value from supplier_invoices order by 1';
    expect(await reportOf(differences)).toEqual([0, 300]);
    for (const path of await reportOf('select file as value from supplier_invoices'))
      expect(isPdf(seeded.files.stored.get(String(path)) ?? new Uint8Array())).toBe(true);
  });
});

describe('what the demo sells', () => {
  const rowsOf = async (text: string) => (await seeded.database.pool.query(text)).rows;

  test('are two plans of the platform for companies and two of the company for stores, in three languages', async () => {
    const plans =
      await rowsOf(`select s.name as seller, p.is_brand, p.plan_price::int as price from subscription_plans p
      join stores s on s.store_id = p.company_id where p.company_id <> 1 or p.is_brand order by 2 desc, 3`);
    expect(plans).toEqual([
      { seller: 'Pistos', is_brand: true, price: 9900 },
      { seller: 'Pistos', is_brand: true, price: 19900 },
      { seller: 'Αιγαίον Καφέ', is_brand: false, price: 1990 },
      { seller: 'Αιγαίον Καφέ', is_brand: false, price: 3990 },
    ]);
    const unnamed = `select 1 from subscription_plans, jsonb_each_text(plan_name || plan_description) where value = ''`;
    expect(await rowsOf(unnamed)).toEqual([]);
  });

  test('is billed every month by card: the company for a year, one store since, and one whose card was refused just now', async () => {
    expect(await verifyBilling(seeded.database.pool)).toEqual([]);
    const held =
      await rowsOf(`select s.name, u.status, s.active_subscription as works, s.unpaid_billing as owes,
        count(*) filter (where b.status = 'paid')::int as paid, count(*) filter (where b.status = 'failed')::int as failed
      from subscriptions u join stores s on s.store_id = u.store_id join billings b on b.subscription_id = u.subscription_id and b.company_id = u.company_id
      group by 1, 2, 3, 4 order by paid desc`);
    expect(held).toEqual([
      { name: 'Αιγαίον Καφέ', status: 'active', works: true, owes: false, paid: 13, failed: 0 },
      { name: 'Αιγαίον Σύνταγμα', status: 'active', works: true, owes: false, paid: 6, failed: 0 },
      { name: 'Αιγαίον Πάτρα', status: 'past_due', works: true, owes: true, paid: 2, failed: 1 },
    ]);
    const due = await rowsOf(
      'select 1 from subscriptions where least(due_at, next_try_at) <= now()',
    );
    expect(due).toEqual([]);
  });

  test('leaves no mail to be sent and nothing in the log of changes', async () => {
    expect(await rowsOf(`select 1 from messages where campaign_id is null`)).toEqual([]);
    const logged = `select 1 from audit_log where subject in ('billings', 'subscription_plans', 'stores')`;
    expect(await rowsOf(logged)).toEqual([]);
  });

  test('owe one another in twelve closed months: settled, but for one confirmed, one disputed and the newest', async () => {
    const months =
      await rowsOf(`select array_agg(distinct s.status order by s.status) as states from debt_statements s
      group by s.month order by s.month desc`);
    expect(months.map(({ states }) => states)).toEqual([
      ['closed'],
      ['confirmed', 'disputed'],
      ['confirmed'],
      ...Array.from({ length: 9 }, () => ['settled']),
    ]);
    expect(await rowsOf('select by_company from debt_messages')).toEqual([{ by_company: false }]);
  });
});

describe('the demo programme', () => {
  const count = async (where: string) => {
    const { rows } = await seeded.database.pool.query(`select count(*)::int as n from ${where}`);
    return (rows[0] as { n: number }).n;
  };

  test('is one company with 4 stores, 60 products and 20 gifts of 2 suppliers, and a second company', async () => {
    const { rows } = await seeded.database.pool.query<{ company_id: number; name: string }>(
      "select company_id, name from stores where kind = 'company' and store_id <> 1 order by store_id",
    );
    expect(rows.map(({ name }) => name)).toEqual(['Αιγαίον Καφέ', 'Libreria Minerva']);
    const first = `company_id = ${rows[0]?.company_id}`;
    const second = `company_id = ${rows[1]?.company_id}`;
    expect(await count(`stores where ${first} and kind = 'store'`)).toBe(4);
    expect(await count(`stores where ${first} and kind = 'supplier'`)).toBe(2);
    expect(await count(`gifts where ${first}`)).toBe(20);
    expect(await count(`products where ${first}`)).toBe(60);
    expect(await count(`company_products where ${first}`)).toBe(40);
    expect(await count(`product_tags where ${first}`)).toBe(4);
    const everywhere = `(select parent_product_id from products where ${first} group by 1 having count(*) = 4) p`;
    expect(await count(everywhere)).toBe(12);
    expect(await count(`stores where ${second} and kind = 'store'`)).toBeGreaterThan(0);
    expect(await count(`products where ${second}`)).toBeGreaterThan(0);
    expect(await count('products where image is null')).toBe(0);
  });

  test('is told at the start, with whom to sign in as', () => {
    for (const word of ['https://pistos.example', 'pistos-demo', ...accounts])
      expect(seeded.welcome).toContain(word);
  });

  test('is not seeded again, nor are its records doubled', async () => {
    const before = await everything(seeded);
    const again = await prepareDatabase(seeded.database, seeded.files, true);
    expect(again.demo).toBe(true);
    expect(await everything(seeded)).toEqual(before);
  });

  test('is the same at every seed of one moment', async () => {
    const before = await everything(seeded);
    const again = await testApp({ demo: true, now: seeded.clock.now });
    expect(await everything(again)).toEqual(before);
  });
});

// Played once at this moment, its year leaves that customer 64 points, fewer than any gift at the till costs.
test('leaves the customer of the README enough points for a gift that is handed over, when the first play does not', async () => {
  const { database } = await testApp({ demo: true, now: Date.parse('2026-11-27T01:14:00Z') });
  const { rows } = await database.pool.query(
    `select balance::int as balance from accounts a join customers c using (company_id, user_account_id)
     where c.mobile = '6912345678' order by company_id limit 1`,
  );
  expect(rows[0].balance).toBeGreaterThanOrEqual(16_000);
  expect(await verifyLedger(database.pool)).toEqual([]);
});

test('that is cut short leaves nothing behind, and the next start makes it whole', async () => {
  const database = await testDatabase();
  const { pool } = database;
  await pool.query(`create function testing.cut() returns trigger language plpgsql as 'begin raise exception ''cut short''; end';
    create trigger cut before insert on campaign_looks execute function testing.cut()`);
  const { files, clock } = seeded;
  try {
    const making = prepareDatabase(database, files, true, clock.now);
    await expect(making).rejects.toThrow('cut short');
  } finally {
    await pool.query('drop function testing.cut() cascade');
  }
  const counts = `select (select count(*) from stores) as stores, (select count(*) from transactions) as receipts,
    (select count(*) from campaigns) as campaigns`;
  expect((await pool.query(counts)).rows).toEqual([{ stores: 0, receipts: 0, campaigns: 0 }]);
  const { demo } = await prepareDatabase(database, files, true, clock.now);
  expect(demo).toBe(true);
  expect((await pool.query(counts)).rows).toMatchObject([{ stores: 10, campaigns: 4 }]);
});

test('an installation without the demo has the platform and nothing else', async () => {
  const { database, welcome } = await testApp();
  const { rows } = await database.pool.query<{ name: string }>('select name from stores');
  expect(rows).toEqual([{ name: 'Pistos' }]);
  expect(welcome).toContain('/en/first-admin?token=');
});
