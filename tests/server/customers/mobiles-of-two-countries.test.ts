import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../../../contract/customers/company-customers.ts';
import { previewMerge } from '../../../contract/customers/customer-merges.ts';
import { findCustomer } from '../../../contract/customers/customers.ts';
import { createTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, type Shopper, type Till } from '../../support/areas/till.ts';

const digits = '3331239999';
const italian = [
  `+39${digits}`,
  `0039${digits}`,
  '+39 333 123 9999',
  '+39 333/1239999',
  `39${digits}`,
];
const greek = [`+30${digits}`, `0030 ${digits}`];

let till: Till;
let desk: Person;
let here: Shopper;
let abroad: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  desk = await addMember(till.app, till.company);
  abroad = await addCustomer(till, { mobile: digits });
  await till.app.database.pool.query(
    'update customers set country_id = 380 where user_account_id = $1',
    [abroad.id],
  );
  here = await addCustomer(till, { mobile: digits });
});

const atTill = { params: () => ({ storeId: till.store.storeId }) };
const find = (code: string) =>
  call(till.app, findCustomer, { params: atTill.params(), query: { code }, as: till.cashier });
const searched = async (q: string) => {
  const params = { storeId: till.company.storeId };
  const { data } = await call(till.app, customers.calls.list, { params, query: { q }, as: desk });
  const found = data.customers as { user_account_id: number }[];
  return found.map(({ user_account_id }) => user_account_id).sort();
};
const bought = (mobile: string) =>
  call(till.app, createTransaction, {
    params: atTill.params(),
    body: { mobile, amount: 5 },
    as: till.cashier,
  });
const preview = (one: string, other: string) =>
  call(till.app, previewMerge, {
    params: { storeId: till.company.storeId },
    body: { mobiles: [one, other] },
    as: desk,
  });

describe('the same digits of two countries', () => {
  test.each(italian)(
    'typed as %s are the Italian’s, at the till and at the desk',
    async (typed) => {
      expect((await find(typed)).data.user_account_id).toBe(abroad.id);
      expect(await searched(typed)).toContain(abroad.id);
      expect((await searched(typed.replace(/\s|\//g, ''))).length).toBe(1);
    },
  );

  test.each(greek)('typed as %s are the Greek’s', async (typed) => {
    expect((await find(typed)).data.user_account_id).toBe(here.id);
  });

  test('without a calling code are the company’s own country’s first, and any other’s else', async () => {
    expect((await find(digits)).data.user_account_id).toBe(here.id);
    expect(await searched(digits)).toEqual([abroad.id, here.id].sort());
    await till.app.database.pool.query(
      'update customers set deleted_at = now() where user_account_id = $1',
      [here.id],
    );
    expect((await find(digits)).data.user_account_id).toBe(abroad.id);
  });

  test('with the calling code of a third country are nobody’s', async () => {
    expect((await find(`+357${digits}`)).refusal.error).toBe('unknown_customer');
    expect(await searched(`+357${digits}`)).toEqual([]);
  });

  test('are shown with their calling code where they are of another country than the store', async () => {
    expect((await find(`+39${digits}`)).data).toMatchObject({
      mobile: digits,
      mobile_e164: `+39${digits}`,
      mobile_abroad: true,
    });
    expect((await find(digits)).data.mobile_abroad).toBe(false);
  });

  test('name whose receipt it is', async () => {
    expect((await bought(`+39${digits}`)).data.user_account_id).toBe(abroad.id);
    expect((await bought(digits)).data.user_account_id).toBe(here.id);
  });

  test('name the accounts of a merge, each in its country', async () => {
    const { data } = await preview(digits, `+39${digits}`);
    expect([data.kept.user_account_id, data.merged.user_account_id]).toEqual([here.id, abroad.id]);
  });
});
