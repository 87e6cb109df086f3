import { beforeEach, expect, test } from 'vitest';
import { companiesOverview } from '../../../contract/reports/companies-overview.ts';
import { call, testApp } from '../../support/app.ts';
import { addPerson } from '../../support/areas/people.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';

let till: Till;
beforeEach(async () => {
  till = await addTill(await testApp());
});

test('a super admin sees how each company stands, by what it took in thirty finished days', async () => {
  const small = await addTill(till.app);
  const at = (moment: string) => {
    till.app.clock.now = Date.parse(moment);
  };
  at('2026-05-01T09:00:00Z');
  await send(till, await addCustomer(till), 100);
  at('2026-06-10T09:00:00Z');
  await send(till, await addCustomer(till), 30);
  await send(small, await addCustomer(small), 7);
  at('2026-06-12T09:00:00Z');
  await till.app.database.pool.query(
    'update stores set active_subscription = false where store_id = $1',
    [small.company.storeId],
  );
  const as = await addPerson(till.app, { is_super_admin: true });
  const { companies } = (await call(till.app, companiesOverview, { as })).data;
  const of = ({ company }: Till) => companies.find(({ store_id }) => store_id === company.storeId);
  expect(of(till)).toMatchObject({
    subscription: 'active',
    stores: 1,
    customers: 2,
    receipts: 1,
    amount: 30,
    amount_before: 100,
  });
  expect(of(small)).toMatchObject({ subscription: 'inactive', receipts: 1, amount: 7 });
  expect(companies.indexOf(of(till) as never)).toBeLessThan(companies.indexOf(of(small) as never));
});

test('nobody else does', async () => {
  const { status } = await call(till.app, companiesOverview, { as: till.cashier });
  expect(status).toBe(403);
});
