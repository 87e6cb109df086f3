import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSubscription } from '../../../contract/billing/subscriptions.ts';
import { registerCompany } from '../../../contract/organisations/registering.ts';
import { changeVatNumber } from '../../../contract/settings/company-profile.ts';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { checkNumbers } from '../../../server/billing/vies/run.ts';
import { platformId } from '../../../server/messages/outbox.ts';
import { call, settingsWith, testApp } from '../../support/app.ts';
import {
  addCompanyPlan,
  addPlan,
  addSelling,
  backgroundOf,
  choose,
  current,
  expectSound,
  firstMoment,
  history,
  of,
  own,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { addCompany, addMember, addPerson } from '../../support/areas/people.ts';
import { FakeVies } from '../../support/outside/vies.ts';

const number = 'IT00743110157';
const italy = 380;
const minute = 60_000;
const day = 24 * 60 * minute;

let vies: FakeVies;
let viesUrl: string;
let selling: Selling;
let plan: number;
afterEach(() => expectSound(selling));
beforeEach(async () => {
  vies = new FakeVies();
  viesUrl = await vies.listen();
  selling = await addSelling(await testApp({ now: firstMoment, settings: { viesUrl } }));
  await sqlOf(selling, `update stores set vat_number = '094014201' where store_id = $1`, [
    selling.company.companyId,
  ]);
  await sqlOf(selling, `update stores set country_id = $1, vat_number = $2 where store_id = $3`, [
    italy,
    '00743110157',
    selling.store.storeId,
  ]);
  plan = await addPlan(selling, 124);
});
afterEach(() => vies.close());

const background = () => ({ ...backgroundOf(selling), settings: settingsWith({ viesUrl }) });
const later = async (ms: number) => {
  selling.app.clock.now += ms;
  await checkNumbers(background());
};
const check = async () => (await current(selling)).vat_check;

describe('a buyer of another country of the Union', () => {
  test('whose number VIES knows accounts for the tax, with its proof in the billing', async () => {
    vies.registered.add(number);
    const shown = await call(selling.app, own.calculate, {
      params: of(selling),
      body: { store_subscription_plan_id: plan },
      as: selling.payer,
    });
    expect(shown.data).toMatchObject({ net: 100, vat: 0, total: 100 });
    await choose(selling, plan);
    expect(await history(selling)).toMatchObject([{ vat: 0, total: 100, reverse_charge: true }]);
    expect(vies.asked).toEqual([number]);
    const at = new Date(firstMoment).toISOString();
    expect(await check()).toEqual({ vat_number: number, valid: true, checked_at: at });
    const params = { storeId: selling.company.companyId, id: 1 };
    const sold = await call(selling.app, readSubscription, { params, as: selling.seller });
    expect(sold.data.vat_check).toMatchObject({ valid: true });
    const [kept] = await sqlOf(
      selling,
      `select parties -> 'buyer' -> 'vat_check' as said from billings`,
    );
    expect(kept?.said).toEqual({ valid: true, at, id: 'proof-1' });
  });

  test('whose number VIES does not know is taxed as in the seller’s country', async () => {
    await choose(selling, plan);
    expect(await history(selling)).toMatchObject([{ vat: 24, total: 124, reverse_charge: false }]);
    expect(await check()).toMatchObject({ valid: false });
  });

  test('which VIES knows no more is taxed from the next period on', async () => {
    vies.registered.add(number);
    await choose(selling, plan);
    vies.registered.clear();
    await later(31 * day);
    await runAt(selling, selling.app.clock.now);
    expect(await history(selling)).toMatchObject([{ vat: 24 }, { vat: 0 }]);
  });
});

test.each([
  'member state',
  'broken',
  'silent',
  'endless',
  'userError MS_UNAVAILABLE',
  'userError MS_MAX_CONCURRENT_REQ',
  'userError GLOBAL_MAX_CONCURRENT_REQ',
  'userError SERVICE_UNAVAILABLE',
  'userError TIMEOUT',
] as const)(
  'where VIES is away (%s) form and check digits decide, and it is asked again',
  async (away) => {
    vies.away = away;
    await choose(selling, plan);
    expect(await history(selling)).toMatchObject([{ vat: 0, reverse_charge: true }]);
    expect(await check()).toEqual({ vat_number: number, valid: null, checked_at: null });
    expect(vies.taken).toBeLessThan(10_000_000);
    await later(9 * minute);
    expect(vies.asked).toHaveLength(1);
    vies.away = 'no';
    await later(minute);
    expect(vies.asked).toHaveLength(2);
    expect(await check()).toMatchObject({ valid: false });
  },
);

test('what VIES said stands where it is away later', async () => {
  vies.registered.add(number);
  await choose(selling, plan);
  vies.away = 'member state';
  await later(31 * day);
  expect(vies.asked).toHaveLength(2);
  expect(await check()).toMatchObject({ valid: true });
});

test('a number is asked about once while its answer is fresh, and none of the seller’s own country', async () => {
  vies.registered.add(number);
  await choose(selling, plan);
  await later(minute);
  await later(29 * day);
  expect(vies.asked).toEqual([number]);
  const other = await addSelling(selling.app);
  await choose(other, await addPlan(other, 10));
  await later(minute);
  expect(vies.asked).toEqual([number]);
});

test('nobody is asked where the installation names no register', async () => {
  await checkNumbers({ ...background(), settings: settingsWith({}) });
  expect(vies.asked).toEqual([]);
});

test('a company that registers from another country is asked about before its first billing', async () => {
  await sqlOf(
    selling,
    `update stores set vat_number = '094014201', country_id = 300 where store_id = $1`,
    [platformId],
  );
  const companyPlan = await addCompanyPlan(selling, 124);
  const open = async () =>
    call(selling.app, registerCompany, {
      as: await addPerson(selling.app),
      body: {
        company_details: {
          name: 'Caffè Roma',
          country_id: italy,
          vat_number: '00743110157',
          email: 'info@roma.example',
          store_subscription_plan_id: companyPlan,
        },
        loyalty_details: { name: { el: 'Ρώμη', en: '', it: '' }, points_label: 'punti' },
      },
    });
  expect((await open()).status).toBe(201);
  expect(vies.asked).toEqual([number]);
  expect(await sqlOf(selling, 'select vat::int from billings')).toEqual([{ vat: 2400 }]);
});

test('a company that changes its number is told at once what VIES says of it', async () => {
  await sqlOf(
    selling,
    `update stores set vat_number = '094014201', country_id = 300 where store_id = $1`,
    [platformId],
  );
  const company = await addCompany(selling.app, 'Caffè');
  const as = await addMember(selling.app, company);
  const params = { storeId: company.storeId };
  const read = async () => (await call(selling.app, allSettings, { params, as })).data.vat_check;
  const change = async (vat_number: string, country_id = italy) =>
    (await call(selling.app, changeVatNumber, { params, as, body: { vat_number, country_id } }))
      .data.vat_check;
  expect(await read()).toBe(null);
  const checked_at = new Date(firstMoment).toISOString();
  expect(await change('00743110157')).toEqual({ vat_number: number, valid: false, checked_at });
  vies.away = 'userError MS_UNAVAILABLE';
  const other = { vat_number: 'IT07643520567', valid: null, checked_at: null };
  expect(await change('07643520567')).toEqual(other);
  expect(await read()).toEqual(other);
  expect(await change('090000045', 300)).toEqual(null);
});

test('VIES is asked two hundred times in an hour, whoever names the numbers; beyond, the form decides', async () => {
  await sqlOf(
    selling,
    `insert into vat_checks (vat_number, valid, tried_at, next_at)
      select 'IT' || n, false, $1::timestamptz, $1::timestamptz + interval '1 day' from generate_series(1, 200) n`,
    [new Date(firstMoment - 30 * minute).toISOString()],
  );
  await choose(selling, plan);
  expect(vies.asked).toEqual([]);
  expect(await history(selling)).toMatchObject([{ vat: 0 }]);
  await later(31 * minute);
  expect(vies.asked).toEqual([number]);
});
