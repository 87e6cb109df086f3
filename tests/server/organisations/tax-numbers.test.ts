import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { registerCompany } from '../../../contract/organisations/registering.ts';
import { createStore, stores } from '../../../contract/organisations/stores.ts';
import { changeVatNumber } from '../../../contract/settings/company-profile.ts';
import { changeBillingDetails, changeStore } from '../../../contract/settings/store-profile.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  addSuperAdmin,
  join,
  type Person,
  type Place,
} from '../../support/areas/people.ts';

// Greek tax numbers with their check digit.
const [companys, branchs, theirs] = ['094014201', '090000045', '094019245'];

let app: TestApp;
let [company, branch, shop, other] = [] as unknown as [Place, Place, Place, Place];
let [admin, franchisee] = [] as unknown as [Person, Person];
beforeEach(async () => {
  app = await testApp();
  company = await addCompany(app, 'Άλφα');
  branch = await addStore(app, company, 'store', { name: 'Πλάκα', vat_number: branchs });
  shop = await addStore(app, company, 'store', { name: 'Ακτή' });
  other = await addCompany(app, 'Βήτα');
  admin = await addMember(app, company);
  franchisee = await addMember(app, shop);
  await addMember(app, branch);
  const { pool } = app.database;
  for (const [place, number] of [
    [company, companys],
    [other, theirs],
  ] as const)
    await pool.query('update stores set vat_number = $1 where store_id = $2', [
      number,
      place.storeId,
    ]);
});

const asked = async (
  endpoint: Endpoint,
  as: Person,
  request: { params?: object; body: object },
) => {
  const answer = await call(app, endpoint, { ...request, as } as never);
  const { status } = answer;
  return status < 300 ? status : { status, fields: Object.keys(answer.refusal.errors ?? {}) };
};
const taken = (field: string) => ({ status: 422, fields: [field] });

describe('a tax number of somebody else is refused', () => {
  const own = (endpoint: Endpoint, body: object, as = franchisee) =>
    asked(endpoint, as, { params: { storeId: shop.storeId }, body });
  const ofCompany = (vat_number: string, id = shop.storeId) =>
    asked(stores.calls.update, admin, {
      params: { storeId: company.storeId, id },
      body: { name: 'Ακτή', country_id: greeceId, vat_number },
    });

  test.each([
    ['of the company', companys],
    ['of another store', branchs],
    ['of another company', theirs],
    ['with the letters of its country', `EL${theirs}`],
  ])('where a store writes that %s', async (_, number) => {
    expect(await own(changeStore, { vat_number: number })).toEqual(taken('vat_number'));
    expect(await own(changeBillingDetails, { vat_number: number })).toEqual(taken('vat_number'));
    expect(await own(changeBillingDetails, { receipt_vat_number: number })).toEqual(
      taken('receipt_vat_number'),
    );
  });

  test('where a company writes that of another one for a store of its own', async () => {
    expect(await ofCompany(theirs)).toEqual(taken('vat_number'));
    const body = {
      store_details: { name: 'Νέο', country_id: greeceId, vat_number: theirs },
      user_details: {},
    };
    const params = { storeId: company.storeId };
    expect(await asked(createStore, admin, { params, body })).toEqual(
      taken('store_details.vat_number'),
    );
  });

  test('where a company writes it with the letters of its country', async () => {
    const params = { storeId: company.storeId };
    const body = { vat_number: `EL${theirs}`, country_id: greeceId };
    expect(await asked(changeVatNumber, admin, { params, body })).toEqual(taken('vat_number'));
    const details = { name: 'Γάμμα', country_id: greeceId, vat_number: `EL${theirs}` };
    const registered = await asked(registerCompany, await addSuperAdmin(app), {
      body: {
        company_details: details,
        loyalty_details: { name: { el: 'Γάμμα', en: '', it: '' } },
      },
    });
    expect(registered).toEqual(taken('company_details.vat_number'));
  });

  test('but not where who writes it runs that one too, or the company gives it', async () => {
    await join(app, franchisee, branch);
    expect(await own(changeStore, { vat_number: branchs })).toBe(200);
    expect(await ofCompany(companys)).toBe(200);
    // Its own by now.
    expect(await own(changeBillingDetails, { vat_number: companys })).toBe(200);
  });

  test('and stays where it was before', async () => {
    await app.database.pool.query('update stores set vat_number = $1 where store_id = $2', [
      theirs,
      shop.storeId,
    ]);
    expect(await own(changeStore, { name: 'Ακτή Β', vat_number: theirs })).toBe(200);
  });

  test('as is one without its check digit where a company opens a store', async () => {
    const body = {
      store_details: { name: 'Νέο', country_id: greeceId, vat_number: '123456789' },
      user_details: {},
    };
    const params = { storeId: company.storeId };
    expect(await asked(createStore, admin, { params, body })).toEqual(
      taken('store_details.vat_number'),
    );
  });
});
