import { beforeEach, describe, expect, test } from 'vitest';
import { publicCompanyPlans } from '../../../contract/billing/plans.ts';
import { registerCompany } from '../../../contract/organisations/registering.ts';
import { companyStart, startDays, startPoints } from '../../../contract/organisations/start.ts';
import { createStore } from '../../../contract/organisations/stores.ts';
import { ownStores } from '../../../contract/people/session.ts';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { changeRewardPoints, loadStore } from '../../../contract/settings/store-settings.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPerson, addPlace, allBut, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, send } from '../../support/areas/till.ts';

const dayMs = 86_400_000;
const points = { reward_points: 1, point_value: 0.05 };

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await testApp();
  admin = await addPerson(app, { is_super_admin: true });
});

const open = (own: object = {}, as = admin, key?: string) =>
  call(app, registerCompany, {
    as,
    body: {
      company_details: { name: 'Καφέ Ρόδος', country_id: 300, ...own },
      loyalty_details: { name: { en: 'Rodos Club' }, description: { it: 'Per chi torna' } },
    },
    ...(key ? { key } : {}),
  });
const wrong = ({ refusal }: { refusal: { errors?: Record<string, unknown> } }) =>
  Object.keys(refusal.errors ?? {});

async function doneOf(companyId: number, as = admin) {
  const { data } = await call(app, companyStart, { params: { storeId: companyId }, as });
  return data.steps.filter(({ done }) => done).map(({ step }) => step);
}

describe('a company without a plan', () => {
  test('is opened by the super admin by its name alone, is free and stands', async () => {
    const { data, status } = await open();
    expect(status).toBe(201);
    const { data: own } = await call(app, ownStores, { as: admin });
    expect(own.stores.find(({ store_id }) => store_id === data.store_id)).toMatchObject({
      kind: 'company',
      active_subscription: true,
    });
  });

  test('is refused to everybody else', async () => {
    expect(wrong(await open({}, await addPerson(app)))).toEqual([
      'company_details.store_subscription_plan_id',
    ]);
  });

  test('is made once by one key', async () => {
    const key = crypto.randomUUID();
    const [first, second] = [await open({}, admin, key), await open({}, admin, key)];
    expect(second.data.store_id).toBe(first.data.store_id);
  });

  test('may have a tax number of its own, which is checked', async () => {
    expect(wrong(await open({ vat_number: '123456789' }))).toEqual(['company_details.vat_number']);
    expect((await open({ vat_number: '094014201' })).status).toBe(201);
    expect(wrong(await open({ vat_number: '094014201' }))).toEqual(['company_details.vat_number']);
  });
});

test('an installation without the demo offers no plan until its super admin does', async () => {
  const { data } = await call(app, publicCompanyPlans, { params: { id: 1 } });
  expect(data.plans).toEqual([]);
});

describe('the first store of a company', () => {
  let companyId: number;
  beforeEach(async () => {
    companyId = (await open()).data.store_id;
  });
  const begin = (own: object = {}, as = admin, key?: string) =>
    call(app, startPoints, {
      params: { storeId: companyId },
      as,
      body: { ...points, ...own },
      ...(key ? { key } : {}),
    });
  const loaded = async (storeId: number) =>
    (await call(app, loadStore, { params: { storeId }, as: admin })).data;

  test('is opened with its points and with what they are worth', async () => {
    const { data, status } = await begin({ name: 'Λίνδος', reward_points: 2 });
    expect(status).toBe(201);
    expect(await loaded(data.store_id)).toMatchObject({
      name: 'Λίνδος',
      reward_points: 2,
      reward_amount: 1,
    });
    const params = { storeId: companyId };
    const settings = await call(app, allSettings, { params, as: admin });
    expect(settings.data.point_value).toBe(0.05);
    expect(await doneOf(companyId)).toEqual(['store', 'points']);
  });

  test('is opened once by one key, both or neither', async () => {
    const key = crypto.randomUUID();
    const first = await begin({ name: 'Λίνδος' }, admin, key);
    const second = await begin({ name: 'Λίνδος' }, admin, key);
    expect(second.data.store_id).toBe(first.data.store_id);
    expect((await begin({ name: 'Κάμειρος', point_value: -1 })).status).toBe(422);
    const { data } = await call(app, ownStores, { as: admin });
    expect(data.stores.filter(({ kind }) => kind === 'store')).toHaveLength(1);
  });

  test('is named where there is none yet', async () => {
    expect(wrong(await begin())).toEqual(['name']);
  });

  test('that was opened without its points still wants them, and what was chosen stays', async () => {
    const store = (name: string) =>
      call(app, createStore, {
        params: { storeId: companyId },
        as: admin,
        body: { store_details: { name, country_id: 300 }, user_details: {} },
      });
    const chosen = (await store('Λίνδος')).data.store_id;
    const other = (await store('Κάμειρος')).data.store_id;
    expect(await doneOf(companyId)).toEqual(['store']);
    await call(app, changeRewardPoints, {
      params: { storeId: chosen },
      as: admin,
      body: { reward_points: 1, reward_amount: 1, reward_floor: true },
    });
    expect(await doneOf(companyId)).toEqual(['store', 'points']);
    await begin({ reward_points: 3 });
    expect((await loaded(chosen)).reward_points).toBe(1);
    expect((await loaded(other)).reward_points).toBe(3);
  });

  test.each(['profile.update', 'settings.reward', 'stores.create'])(
    'takes the right to %s',
    async (right) => {
      const place = { companyId, storeId: companyId };
      const member = await addMember(app, place, allBut(right));
      expect((await begin({ name: 'Λίνδος' }, member)).status).toBe(403);
    },
  );
});

describe('what makes a programme run', () => {
  test('is ticked by what was done, and is shown for a while after the first receipt', async () => {
    const till = await addTill(app);
    const { companyId } = till.company;
    const owner = await addMember(app, till.company);
    const before = await doneOf(companyId, owner);
    await send(till, await addCustomer(till), 10);
    const after = await doneOf(companyId, owner);
    expect(after.filter((step) => !before.includes(step))).toEqual(['customer', 'receipt']);
    const running = async () =>
      (await call(app, companyStart, { params: { storeId: companyId }, as: owner })).data.running;
    expect(await running()).toBe(false);
    app.clock.now += (startDays + 1) * dayMs;
    const later = await addMember(app, till.company);
    const { data } = await call(app, companyStart, { params: { storeId: companyId }, as: later });
    expect(data.running).toBe(true);
  });

  test('is asked of no installation itself: a programme is not built there', async () => {
    const { data } = await call(app, companyStart, { params: { storeId: 1 }, as: admin });
    expect(data.steps).toEqual([]);
  });

  test('counts whoever was asked to join, and no supplier', async () => {
    const company = await addPlace(app, 'company');
    const owner = await addMember(app, company);
    expect(await doneOf(company.companyId, owner)).not.toContain('staff');
    await addMember(app, company);
    expect(await doneOf(company.companyId, owner)).toContain('staff');
  });
});
