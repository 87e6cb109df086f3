import { beforeEach, describe, expect, test } from 'vitest';
import { dashboards } from '../../../contract/billing/dashboard.ts';
import { publicCompanyPlans, publicStorePlans } from '../../../contract/billing/plans.ts';
import { registerCompany, registerStore } from '../../../contract/organisations/registering.ts';
import { subLoyalties } from '../../../contract/organisations/sub-loyalties.ts';
import { createStaff } from '../../../contract/people/members.ts';
import { ownStores } from '../../../contract/people/session.ts';
import { call } from '../../support/app.ts';
import {
  addCompanyPlan,
  addPlan,
  addSelling,
  type Selling,
} from '../../support/areas/billing/selling.ts';
import { addPerson, addStore, type Person } from '../../support/areas/people.ts';

// Greek tax numbers with their check digit.
const vat = '094014201';
const otherVat = '090000045';

let selling: Selling;
let person: Person;
beforeEach(async () => {
  selling = await addSelling();
  person = await addPerson(selling.app);
});

const wrong = ({ refusal }: { refusal: { errors?: Record<string, unknown> } }) =>
  Object.keys(refusal.errors ?? {});
const placesOf = async (as: Person) =>
  (await call(selling.app, ownStores, { as })).data.stores.map(({ store_id, kind }) => [
    store_id,
    kind,
  ]);

describe('a company that somebody opens', () => {
  let plan: number;
  beforeEach(async () => {
    plan = await addCompanyPlan(selling, 99);
  });
  const open = (own: object = {}, as = person, key?: string) =>
    call(selling.app, registerCompany, {
      as,
      body: {
        company_details: {
          name: 'Καφέ Ρόδος',
          country_id: 300,
          vat_number: vat,
          email: 'info@rodos.example',
          store_subscription_plan_id: plan,
          ...own,
        },
        loyalty_details: { name: { el: 'Ρόδος Κλαμπ', en: '', it: '' }, points_label: 'κοχύλια' },
      },
      ...(key ? { key } : {}),
    });

  test('is theirs to run, has its programme, and works before it is paid', async () => {
    const { data, status } = await open();
    expect(status).toBe(201);
    const storeId = data.store_id;
    expect(await placesOf(person)).toEqual([[storeId, 'company']]);
    const params = { storeId };
    const programmes = await call(selling.app, subLoyalties.calls.list, { params, as: person });
    expect(programmes.data.sub_loyalties).toMatchObject([
      { name: { el: 'Ρόδος Κλαμπ', en: 'Ρόδος Κλαμπ' }, points_label: 'κοχύλια' },
    ]);
    const current = await call(selling.app, dashboards.companies.current, { params, as: person });
    expect(current.data).toMatchObject({ status: 'incomplete' });
  });

  test('invites nobody before its first billing is paid', async () => {
    const { data } = await open();
    const invited = await call(selling.app, createStaff, {
      params: { storeId: data.store_id },
      as: person,
      body: { country_id: 300, mobile: '6944444444', full_name: 'Νίκη Ράπτη' },
    });
    expect(invited.refusal.error).toBe('subscription_inactive');
  });

  test('is made once by one key, whatever is sent again', async () => {
    const key = crypto.randomUUID();
    const [first, second] = [await open({}, person, key), await open({}, person, key)];
    expect(second.data.store_id).toBe(first.data.store_id);
    const other = await addPerson(selling.app);
    expect(wrong(await open({}, other, key))).toEqual(['company_details.vat_number']);
  });

  test('has a tax number of its own, of many at once too', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(selling.app)));
    const answers = await Promise.all(people.map((each) => open({}, each)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused && wrong(refused)).toEqual(['company_details.vat_number']);
    expect((await open({ vat_number: otherVat })).status).toBe(201);
  });

  test.each([
    [40, 'ATU12345675'],
    [196, '10259033P'],
    [724, 'B58378431'],
    [372, 'IE8D79739I'],
    [528, 'nl 0044-95445.B01'],
    [250, 'FR 40 303 265 045'],
    [276, 'DE136695976'],
    [642, 'RO18547290'],
  ])('of country %i gives its number as it is written there: %s', async (country_id, number) => {
    const { status } = await open({ country_id, vat_number: number });
    expect(status).toBe(201);
    const { rows } = await selling.app.database.pool.query(
      'select vat_number from stores where country_id = $1',
      [country_id],
    );
    expect(rows[0].vat_number).toMatch(/^[0-9A-Z]+$/);
  });

  test('is refused by its field where something is wrong', async () => {
    expect(wrong(await open({ vat_number: '123456789' }))).toEqual(['company_details.vat_number']);
    const storePlan = await addPlan(selling, 10);
    const hidden = await addCompanyPlan(selling, 10, { is_public: false });
    for (const store_subscription_plan_id of [storePlan, hidden, 999_999])
      expect(wrong(await open({ store_subscription_plan_id }))).toEqual([
        'company_details.store_subscription_plan_id',
      ]);
    expect(await placesOf(person)).toEqual([]);
  });
});

describe('a store that somebody opens', () => {
  let plan: number;
  beforeEach(async () => {
    plan = await addPlan(selling, 29);
  });
  const open = (own: object = {}, as = person, user_details: object = {}) =>
    call(selling.app, registerStore, {
      as,
      body: {
        store_details: {
          name: 'Λίνδος',
          country_id: 300,
          vat_number: vat,
          parent_id: selling.company.companyId,
          store_subscription_plan_id: plan,
          ...own,
        },
        user_details,
      },
    });

  test('is one of its company, and theirs to run', async () => {
    const { data, status } = await open();
    expect(status).toBe(201);
    expect(await placesOf(person)).toEqual([[data.store_id, 'store']]);
    const current = await call(selling.app, dashboards.stores.current, {
      params: { storeId: data.store_id },
      as: person,
    });
    expect(current.data).toMatchObject({ status: 'incomplete' });
  });

  test('may have the tax number of another one that they run, and of nobody else', async () => {
    await open();
    expect((await open({ name: 'Κάμειρος' })).status).toBe(201);
    const other = await addPerson(selling.app);
    expect(wrong(await open({}, other))).toEqual(['store_details.vat_number']);
  });

  test('is refused by its field where something is wrong', async () => {
    const companyPlan = await addCompanyPlan(selling, 10);
    for (const store_subscription_plan_id of [companyPlan, 999_999])
      expect(wrong(await open({ store_subscription_plan_id }))).toEqual([
        'store_details.store_subscription_plan_id',
      ]);
    expect(wrong(await open({ parent_id: 999_999 }))).toEqual(['store_details.parent_id']);
    expect(wrong(await open({ store_company_network_region_id: 999_999 }))).toEqual([
      'store_details.store_company_network_region_id',
    ]);
    expect(await placesOf(person)).toEqual([]);
  });

  test('is one more than its company’s plan allows: that is said, and nothing is made', async () => {
    const few = await addCompanyPlan(selling, 0, { attributes: { stores: 2 } });
    await selling.app.database.pool.query(
      'update stores set store_subscription_plan_id = $1 where store_id = $2',
      [few, selling.company.companyId],
    );
    expect((await open()).status).toBe(201);
    const { refusal } = await open();
    expect(refusal.error).toBe('plan_limit_stores');
    expect(await placesOf(person)).toHaveLength(1);
  });

  test('may be somebody else’s to run, who is asked to join', async () => {
    const { data } = await open({}, person, {
      new_manager: true,
      full_name: 'Νίκη Ράπτη',
      mobile: '6944444444',
      tos: true,
    });
    expect(data.store_id).toBeGreaterThan(0);
    expect(await placesOf(person)).toEqual([]);
  });
});

test('everybody may read what is offered, and by whom', async () => {
  const plan = await addPlan(selling, 29, { attributes: { users: 3 } });
  await addPlan(selling, 9, { is_public: false });
  const { companyId } = selling.company;
  const { data } = await call(selling.app, publicStorePlans, { params: { id: companyId } });
  expect(data).toMatchObject({
    seller: { store_id: companyId },
    plans: [{ store_subscription_plan_id: plan, plan_price: 29, attributes: { users: 3 } }],
  });
  const theirs = await call(selling.app, publicCompanyPlans, { params: { id: companyId } });
  expect(theirs.data.plans).toEqual([]);
  const store = await addStore(selling.app, selling.company, 'store');
  const none = await call(selling.app, publicStorePlans, { params: { id: store.storeId } });
  expect(none.status).toBe(404);
});
