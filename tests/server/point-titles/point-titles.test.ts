import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { gifts } from '../../../contract/gifts/gifts.ts';
import {
  changePointTitle,
  changePointTitles,
  changeTierSettings,
  createPointTitles,
  deletePointTitle,
  listPointTitles,
  pointTitleCalls,
  previewPointTitles,
  type TierBody,
} from '../../../contract/point-titles/point-titles.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { customersTable } from '../../../server/tables/customers.ts';
import { accountsTable } from '../../../server/tables/ledger.ts';
import { pointTitlesTable } from '../../../server/tables/point-titles.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
});

const here = (id?: number) => ({ storeId: company.companyId, ...(id ? { id } : {}) });
const tier = (from: number, to: number, own: object = {}): TierBody => ({
  from,
  to,
  color: '#c0c0c0',
  title: { el: `Από ${from}` },
  ...own,
});
const three = () => [tier(0, 100), tier(101, 500), tier(501, -1)];

const create = (tiers: unknown) =>
  call(within, createPointTitles, { params: here(), body: { tiers }, as: admin });
const change = (tiers: unknown, own: object = {}) =>
  call(within, changePointTitles, { params: here(), body: { tiers, ...own }, as: admin });
const changeOne = (id: number, body: object) =>
  call(within, changePointTitle, { params: here(id), body, as: admin });
const remove = (id: number) => call(within, deletePointTitle, { params: here(id), as: admin });
const list = async () => (await call(within, listPointTitles, { params: here(), as: admin })).data;
const spans = async () => (await list()).tiers.map(({ from, to }) => [from, to]);
const ids = async () => (await list()).tiers.map((each) => each.store_point_title_id);

/** A customer who has earned that many points and spent that much, on a tier. */
async function addCustomer(earned: number, tierId: number | null = null, spent = 0) {
  const { db } = within.database;
  const [row] = await db
    .insert(customersTable)
    .values({
      company_id: company.companyId,
      store_id: company.companyId,
      first_name: 'Νίκη',
      country_id: greeceId,
      qr_code: `${Math.random()}`,
    })
    .returning();
  const user_account_id = row?.user_account_id ?? 0;
  await db.insert(accountsTable).values({
    company_id: company.companyId,
    user_account_id,
    earned: earned * 100,
    total_amount: spent * 100,
    store_point_title_id: tierId,
  });
}
const standings = async () =>
  (await within.database.db.select().from(accountsTable)).map((row) => row.store_point_title_id);

describe('a ladder', () => {
  test('is set whole and told by rising thresholds', async () => {
    const { status, data } = await create(three());
    expect(status).toBe(201);
    expect(await list()).toMatchObject(data);
    expect(data.tiers).toMatchObject([
      { from: 0, to: 100, title: { el: 'Από 0', en: 'Από 0', it: 'Από 0' }, expiration_days: null },
      { from: 101, to: 500, description: { el: '', en: '', it: '' } },
      { from: 501, to: -1 },
    ]);
    expect(data.settings).toMatchObject({ enabled: false, system: 'lifetime', tier_mode_id: 1 });
  });

  test('keeps the multipliers it is given, 1 where none is (tier-multiplier-1)', async () => {
    await create([tier(0, 100), tier(101, -1, { multiplier: 1.5 })]);
    expect((await list()).tiers.map(({ multiplier }) => multiplier)).toEqual([1, 1.5]);
    const [, top] = await within.database.db
      .select()
      .from(pointTitlesTable)
      .orderBy(pointTitlesTable.from);
    expect(top).toMatchObject({ from: 10100, to: -1, multiplier: 150 });
  });

  test('ends its last tier with -1, whatever was sent (tier-last-to-minus-1)', async () => {
    await create([tier(0, 100), tier(101, 500)]);
    expect(await spans()).toEqual([
      [0, 100],
      [101, -1],
    ]);
  });

  test.each([
    ['that does not start at 0', [tier(1, -1)], 'tiers.0.from'],
    ['with a gap', [tier(0, 100), tier(102, -1)], 'tiers.1.from'],
    ['with an overlap', [tier(0, 100), tier(100, -1)], 'tiers.1.from'],
    ['that falls', [tier(0, 100), tier(101, 50), tier(51, -1)], 'tiers.1.to'],
    ['with an end amid it', [tier(0, -1), tier(101, -1)], 'tiers.0.to'],
    ['without a Greek title', [tier(0, -1, { title: { en: 'Silver' } })], 'tiers.0.title.el'],
    ['with a colour that is none', [tier(0, -1, { color: 'red' })], 'tiers.0.color'],
    ['with a negative multiplier', [tier(0, -1, { multiplier: -1 })], 'tiers.0.multiplier'],
    ['with no days', [tier(0, -1, { expiration_days: 0 })], 'tiers.0.expiration_days'],
    ['without a tier', [], 'tiers'],
  ])('%s is refused by its field', async (_, tiers, field) => {
    await create(three());
    const before = await list();
    const { status, refusal } = await change(tiers);
    expect(status).toBe(422);
    expect(Object.keys(refusal.errors ?? {})).toContain(field);
    expect(await list()).toEqual(before);
  });

  test('may count in decimals, less than a unit apart', async () => {
    await create([tier(0, 100.5), tier(100.51, -1)]);
    expect(await spans()).toEqual([
      [0, 100.5],
      [100.51, -1],
    ]);
  });

  test('that changes keeps its tiers by their place, so that whoever names one still does', async () => {
    await create(three());
    const before = await ids();
    await change([tier(0, 50), tier(51, 200), tier(201, 900), tier(901, -1)]);
    const after = await ids();
    expect(after.slice(0, 3)).toEqual(before);
    expect(after).toHaveLength(4);
  });

  test('that loses a tier hands its customers to the one before it', async () => {
    await create(three());
    const [first = 0, second = 0, third = 0] = await ids();
    for (const id of [first, second, third]) await addCustomer(0, id);
    await change([tier(0, 100), tier(101, -1)]);
    expect((await standings()).sort()).toEqual([first, second, second]);
  });

  test('changed over somebody else’s change is refused with the ladder as it is', async () => {
    const { updated_at } = (await create(three())).data;
    await within.database.db.execute(sql`update point_titles set updated_at = '2031-01-01'`);
    const { status, refusal } = await change([tier(0, -1)], { updated_at });
    expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
    expect(await list()).toMatchObject(refusal.current as object);
  });

  test('says how many customers stand on each tier, by what they earned or spent', async () => {
    await create(three());
    for (const [earned, spent] of [
      [0, 600],
      [100, 0],
      [101, 0],
      [9000, 0],
    ] as const)
      await addCustomer(earned, null, spent);
    const other = await addCompany(within, 'Βήτα');
    expect(other.companyId).not.toBe(company.companyId);
    const counts = async () => (await list()).tiers.map((each) => each.customers_count);
    expect(await counts()).toEqual([2, 1, 1]);
    const body = { enabled: true, tier_mode_id: 2 };
    await call(within, changeTierSettings, { params: here(), body, as: admin });
    expect(await counts()).toEqual([3, 0, 1]);
  });

  test('tells before it is saved how many customers it would move', async () => {
    await create(three());
    for (const earned of [0, 60, 120, 400, 600]) await addCustomer(earned);
    const preview = async (from: number[]) =>
      (await call(within, previewPointTitles, { params: here(), body: { from }, as: admin })).data;
    expect(await preview([0, 101, 501])).toEqual({ up: 0, down: 0, tiers: [2, 2, 1] });
    expect(await preview([0, 51, 1000])).toEqual({ up: 1, down: 1, tiers: [1, 4, 0] });
    expect((await list()).tiers.map(({ from }) => from)).toEqual([0, 101, 501]);
  });
});

describe('one tier', () => {
  test('that moves takes the ends of its neighbours along', async () => {
    await create(three());
    const [, second = 0] = await ids();
    const { data } = await changeOne(second, { from: 201, to: 800, title: { el: 'Ασημένιο' } });
    expect(data).toMatchObject({ store_point_title_id: second, from: 201, to: 800 });
    expect(await spans()).toEqual([
      [0, 200],
      [201, 800],
      [801, -1],
    ]);
  });

  test('sent with the whole ladder sets it, as long as the tier stays in it', async () => {
    await create(three());
    const [, second = 0] = await ids();
    const { data } = await changeOne(second, { tiers: [tier(0, 50), tier(51, -1)] });
    expect(data).toMatchObject({ store_point_title_id: second, from: 51, to: -1 });
    const { refusal } = await changeOne(second, { tiers: [tier(0, -1)] });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['tiers']);
    expect(await spans()).toEqual([
      [0, 50],
      [51, -1],
    ]);
  });

  test('that would break the ladder is refused by its own field', async () => {
    await create(three());
    const [first = 0, second = 0] = await ids();
    const tooHigh = await changeOne(second, { from: 900 });
    expect([tooHigh.status, Object.keys(tooHigh.refusal.errors ?? {})]).toEqual([422, ['to']]);
    expect((await changeOne(first, { from: 5 })).status).toBe(422);
    expect(await spans()).toEqual([
      [0, 100],
      [101, 500],
      [501, -1],
    ]);
  });

  test.each([
    [
      0,
      [
        [0, 500],
        [501, -1],
      ],
    ],
    [
      1,
      [
        [0, 500],
        [501, -1],
      ],
    ],
    [
      2,
      [
        [0, 100],
        [101, -1],
      ],
    ],
  ])('number %i that goes leaves no gap', async (index, left) => {
    await create(three());
    expect((await remove((await ids())[index] ?? 0)).status).toBe(200);
    expect(await spans()).toEqual(left);
  });

  test('that a gift names is in use', async () => {
    await create(three());
    const [first = 0, second = 0] = await ids();
    await addRecord(within, gifts, company, { store_point_title_id: second });
    expect((await remove(second)).refusal.error).toBe('in_use');
    expect((await change([tier(0, -1)])).refusal.error).toBe('in_use');
    expect(await spans()).toHaveLength(3);
    expect((await remove(first)).status).toBe(200);
  });

  test('of another company is not found', async () => {
    await create(three());
    const [first = 0] = await ids();
    const other = await addCompany(within, 'Βήτα');
    const as = await addMember(within, other);
    const params = { storeId: other.companyId, id: first };
    expect((await call(within, deletePointTitle, { params, as })).status).toBe(404);
    expect((await call(within, changePointTitle, { params, body: {}, as })).status).toBe(404);
    const theirs = await call(within, listPointTitles, {
      params: { storeId: other.companyId },
      as,
    });
    expect(theirs.data.tiers).toEqual([]);
  });

  test('saved over somebody else’s change is refused', async () => {
    await create(three());
    const [first = 0] = await ids();
    const stale = { color: '#000000', updated_at: '2020-01-01T00:00:00.000Z' };
    const { refusal } = await changeOne(first, stale);
    expect([refusal.error, refusal.current?.store_point_title_id]).toEqual([
      'changed_meanwhile',
      first,
    ]);
  });
});

describe('the settings of tiers', () => {
  const set = (body: object) =>
    call(within, changeTierSettings, { params: here(), body, as: admin });

  test('change what is named and keep the rest (tiers-enabled-fields)', async () => {
    const on = { enabled: true, package_mode: true, tier_mode_id: 2, system: 'expiration_mode' };
    expect((await set(on)).data).toMatchObject(on);
    expect((await set({ enabled: false })).data).toMatchObject({ ...on, enabled: false });
  });

  test.each([
    [{}, 'enabled'],
    [{ enabled: true, tier_mode_id: 3 }, 'tier_mode_id'],
    [{ enabled: true, system: 'forever' }, 'system'],
  ])('refuse %j by its field', async (body, field) => {
    const { status, refusal } = await set(body);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
  });

  test('saved over somebody else’s change are refused with what they are', async () => {
    const { refusal } = await set({ enabled: true, updated_at: '2020-01-01T00:00:00.000Z' });
    expect([refusal.error, refusal.current]).toEqual([
      'changed_meanwhile',
      (await list()).settings,
    ]);
  });
});

test.each(pointTitleCalls.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s needs its permission',
  async (_, endpoint) => {
    const as = await addMember(within, company, allBut(endpoint.access));
    const body = endpoint.body ? {} : undefined;
    expect((await call(within, endpoint, { params: here(1), body, as })).status).toBe(403);
  },
);
