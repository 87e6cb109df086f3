import { beforeEach, describe, expect, test } from 'vitest';
import * as common from '../../../contract/common/common.ts';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import { giftCategories } from '../../../contract/gifts/gift-categories.ts';
import { giftTypes } from '../../../contract/gifts/gifts.ts';
import { appProvidersTable } from '../../../server/tables/people.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addPerson,
  addStore,
  type Person,
} from '../../support/areas/people.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let within: TestApp;
let anna: Person;
beforeEach(async () => {
  within = await testApp();
  anna = await addPerson(within);
});

describe('countries', () => {
  const list = async (language: Language) =>
    (await call(within, common.countries, { language })).data.countries;

  test('are named and ordered in the language of the call', async () => {
    for (const language of languages) {
      const names = (await list(language)).map(({ name }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
      expect(names.length).toBeGreaterThan(200);
    }
    const greece = (await list('el')).find(({ code }) => code === 'GR');
    expect(greece).toEqual({
      country_id: 300,
      code: 'GR',
      name: 'Ελλάδα',
      calling_code: '+30',
      main: true,
      vat: true,
    });
  });

  test('are the same ids in each language', async () => {
    const ids = async (language: Language) => (await list(language)).map((each) => each.country_id);
    expect((await ids('it')).sort()).toEqual((await ids('en')).sort());
  });
});

test('roles are company admin, store moderator, supplier and super admin (roles)', async () => {
  const { data } = await call(within, common.roles, { as: anna, language: 'en' });
  expect(data.roles).toEqual([
    { role_id: 1, name: 'Super admin' },
    { role_id: 2, name: 'Company admin' },
    { role_id: 3, name: 'Store moderator' },
    { role_id: 4, name: 'Supplier' },
  ]);
});

test('gift types are a supplier’s and a store’s', async () => {
  const { data } = await call(within, giftTypes, { as: anna, language: 'it' });
  expect(data.gift_types).toEqual([
    { gift_type_id: 1, name: 'Premio del fornitore' },
    { gift_type_id: 2, name: 'Premio del negozio' },
  ]);
});

test.each([common.storeCategories, common.notificationCategories])(
  '$path has a name for each in every language',
  async (endpoint) => {
    const ids = new Set<string>();
    for (const language of languages) {
      const { data } = await call(within, endpoint, { as: anna, language });
      const [list = []] = Object.values(data) as { name: string }[][];
      expect(list.length).toBeGreaterThan(2);
      ids.add(list.map(({ name }) => name).join());
    }
    expect(ids.size).toBe(3);
  },
);

describe('channels', () => {
  test('are enabled when this installation can send through them', async () => {
    within = await testApp({ settings: { channels: ['sms'] } });
    const as = await addPerson(within);
    const enabled = await call(within, common.enabledSystemNotifications, { as });
    expect(enabled.data.system_notifications.map(({ name }) => name)).toEqual(['SMS']);
    const all = await call(within, common.systemNotifications, { as });
    expect(all.data.system_notifications).toHaveLength(4);
  });

  test('are none without a sender', async () => {
    const { data } = await call(within, common.enabledSystemNotifications, { as: anna });
    expect(data.system_notifications).toEqual([]);
  });
});

describe('applications', () => {
  test('of everybody are public, a company’s are its members’', async () => {
    const company = await addCompany(within);
    const { db } = within.database;
    await db.insert(appProvidersTable).values({ name: 'Own', company_id: company.companyId });
    const open = await call(within, common.appProviders);
    expect(open.data.app_providers).toEqual([
      { app_provider_id: 1, name: 'Pistos', company_id: null },
    ]);
    const as = await addMember(within, company);
    const own = await call(within, common.companyAppProviders, { as });
    expect(own.data.app_providers.map(({ name }) => name)).toEqual(['Own']);
    const nobody = await call(within, common.companyAppProviders, { as: anna });
    expect(nobody.data.app_providers).toEqual([]);
  });
});

test.each(languages)('legal texts are where the panels show them, in %s', async (language) => {
  const { data } = await call(within, common.legalUrls, { language });
  expect(data).toEqual({
    privacy_policy_shorten_url: `https://pistos.example/${language}/privacy-policy`,
    terms_shorten_url: `https://pistos.example/${language}/terms-of-service`,
  });
});

test('gift categories by name are those of the company, for its members and those of its stores', async () => {
  const company = await addCompany(within);
  const other = await addCompany(within);
  await addRecord(within, giftCategories, company, { name: { en: 'Mugs', el: 'Κούπες' } });
  await addRecord(within, giftCategories, other, { name: { en: 'Theirs' } });
  const as = await addMember(within, company);
  const list = (id: number) =>
    call(within, common.commonGiftCategories, { as, params: { id }, language: 'el' });
  const { data } = await list(company.companyId);
  expect(data.gift_categories.map(({ name }) => name)).toEqual(['Κούπες']);
  expect((await list(other.companyId)).status).toBe(404);
  const store = await addStore(within, company, 'store');
  const moderator = await addMember(within, store);
  const params = { id: store.storeId };
  const theirs = await call(within, common.commonGiftCategories, { as: moderator, params });
  expect(theirs.data.gift_categories).toHaveLength(1);
  const stranger = await addMember(within, other);
  expect((await call(within, common.commonGiftCategories, { as: stranger, params })).status).toBe(
    404,
  );
});

test.each([
  ['094019245', 300, true],
  ['EL 094019245', 300, true],
  ['094019246', 300, false],
  ['094019245', 380, false],
  ['12345678901', 380, false],
  ['00743110157', 380, true],
])('the tax number %s in country %i is valid: %s', async (afm, country_id, valid) => {
  const { data } = await call(within, common.checkVatNumber, {
    as: anna,
    body: { afm, country_id },
  });
  expect(data).toEqual({ valid, afm });
});

test.each([
  [{ afm: '094019245' }, 'country_id'],
  [{ afm: '094019245', country_id: null }, 'country_id'],
  [{ country_id: 300 }, 'afm'],
  [{ afm: '', country_id: 300 }, 'afm'],
])('to check %o names what is missing (vat-check-requires-both)', async (body, field) => {
  const { status, refusal } = await call(within, common.checkVatNumber, { as: anna, body });
  expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
});

test('a tax number of no country is refused', async () => {
  const body = { afm: '094019245', country_id: 999_999 };
  const { status, refusal } = await call(within, common.checkVatNumber, { as: anna, body });
  expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['country_id']]);
});

test('the browser is told the settings it needs and nothing secret', async () => {
  within = await testApp({ settings: { demo: true, googleMapsKey: 'key' } });
  expect((await call(within, common.clientSettings)).data).toEqual({
    demo: true,
    google_maps_key: 'key',
    map_tiles_url: null,
    map_tiles_attribution: null,
    realtime: { key: 'pistos', cluster: 'eu', built_in: true },
  });
});
