import { beforeEach, expect, test } from 'vitest';
import { dashboards } from '../../../contract/billing/dashboard.ts';
import { companiesOverview } from '../../../contract/reports/companies-overview.ts';
import { installationVersions } from '../../../contract/reports/versions.ts';
import { call, testApp } from '../../support/app.ts';
import { addCompanyPlan, cards } from '../../support/areas/billing/selling.ts';
import { addMember, addPerson } from '../../support/areas/people.ts';
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

test('a super admin sees which companies owe the installation a payment that failed', async () => {
  const { app, company } = till;
  const admin = await addMember(app, company);
  const params = { storeId: company.companyId };
  const plan = await addCompanyPlan({ app }, 99);
  const owned = dashboards.companies;
  const pay = { params, as: admin };
  await call(app, owned.changePlan, { ...pay, body: { store_subscription_plan_id: plan } });
  await call(app, owned.addCard, { ...pay, body: { payment_method: cards.declined } });
  await call(app, owned.payDue, pay);
  const as = await addPerson(app, { is_super_admin: true });
  const { companies } = (await call(app, companiesOverview, { as })).data;
  const owing = companies.filter(({ payments_failed }) => payments_failed);
  expect(owing).toMatchObject([{ store_id: company.companyId, payments_failed: 1 }]);
});

test('a super admin sees what the installation runs, and since when', async () => {
  const as = await addPerson(till.app, { is_super_admin: true });
  const { data } = await call(till.app, installationVersions, { as });
  expect(data).toEqual({
    pistos: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    database: expect.stringMatching(/^\d+(\.\d+)?$/),
    embedded: !process.env.DATABASE_URL,
    started_at: expect.any(String),
  });
  expect(Date.parse(data.started_at)).toBeLessThan(till.app.clock.now);
});

test('nobody else does', async () => {
  for (const asked of [companiesOverview, installationVersions]) {
    const { status } = await call(till.app, asked, { as: till.cashier });
    expect(status).toBe(403);
  }
});
