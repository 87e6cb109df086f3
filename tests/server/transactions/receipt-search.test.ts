import { beforeEach, expect, test } from 'vitest';
import { transactions } from '../../../contract/transactions/transactions.ts';
import { call, testApp } from '../../support/app.ts';
import { addCustomer, addTill, type Shopper, send, type Till } from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  await till.app.database.pool.query(
    `update customers set first_name = 'Μαρία', last_name = 'Παπαδάκη' where user_account_id = $1`,
    [customer.id],
  );
});

async function search(q: string) {
  const params = { storeId: till.store.storeId };
  const { data } = await call(till.app, transactions.calls.list, {
    params,
    as: till.cashier,
    query: { q },
  });
  const rows = data.transactions as { transaction_id: number }[];
  return { ids: rows.map((row) => row.transaction_id), pagination: data.pagination };
}

test.each(['Παπαδάκη', 'papadaki maria', 'π', 'R-77'])('a receipt is found by "%s"', async (q) => {
  const other = await addCustomer(till);
  await send(till, other, 5);
  const { data } = await send(till, customer, 10, { receipt_number: 'R-77' });
  expect((await search(q)).ids).toEqual([data.transaction_id]);
});

test('of more customers than are looked up one by one, the newest receipts are found', async () => {
  const { data } = await send(till, customer, 10);
  await till.app.database.pool.query(
    `insert into customers (company_id, store_id, first_name, last_name, country_id, qr_code)
      select company_id, store_id, 'Μαρία', 'Παπαδάκη', country_id, 'Q' || n from customers, generate_series(1, 1100) n
      where user_account_id = $1`,
    [customer.id],
  );
  const { ids, pagination } = await search('παπαδ');
  expect(ids).toEqual([data.transaction_id]);
  // Who sees the last one knows how many there are.
  expect(pagination).toMatchObject({ total: 1 });
  expect(pagination).not.toHaveProperty('estimated');
  expect((await search('κάποιος')).ids).toEqual([]);
});
