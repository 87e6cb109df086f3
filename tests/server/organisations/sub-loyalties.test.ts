import { beforeEach, describe, expect, test } from 'vitest';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import {
  subLoyalties,
  subLoyaltyLogo,
  toggleSubLoyalty,
} from '../../../contract/organisations/sub-loyalties.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';
import { goodBody } from '../../support/worlds/factories.ts';

let app: TestApp;
let company: Place;
let admin: Person;

beforeEach(async () => {
  app = await testApp();
  company = await addCompany(app);
  admin = await addMember(app, company);
});

const name = { el: 'Αστέρια', en: 'Stars', it: 'Stelle' };
const at = () => ({ params: { storeId: company.storeId }, as: admin });
const of = (id: number) => ({ params: { storeId: company.storeId, id }, as: admin });
const add = async (own: object = {}) =>
  (
    await call(app, subLoyalties.calls.create, {
      ...at(),
      body: { name, country_id: greeceId, ...own },
    })
  ).data;
const read = async (id: number) => (await call(app, subLoyalties.calls.read, of(id))).data;
const addGift = (loyalty_program_ids: number[]) =>
  call(app, gifts.calls.create, {
    ...at(),
    body: goodBody(gifts as never, { loyalty_program_ids }),
  });

describe('a programme', () => {
  test('is active until it is switched off, and on again (sub-loyalty-active-toggle)', async () => {
    const { loyalty_program_id: id, active } = await add();
    expect(active).toBe(true);
    for (const wanted of [false, true]) {
      const { data } = await call(app, toggleSubLoyalty, { ...of(id), body: { active: wanted } });
      expect([data.active, (await read(id)).active]).toEqual([wanted, wanted]);
    }
  });

  test('switching takes nothing but the switch', async () => {
    const { loyalty_program_id: id } = await add();
    const body = { active: false, name: { el: 'Άλλο' } };
    expect((await call(app, toggleSubLoyalty, { ...of(id), body })).status).toBe(422);
    expect((await read(id)).active).toBe(true);
  });

  test('is listed twelve a page, whatever is asked for (sub-loyalty-pagination-total)', async () => {
    for (let count = 0; count < 13; count += 1) await add();
    const { data } = await call(app, subLoyalties.calls.list, at());
    expect(data.pagination).toMatchObject({ total: 13, items_per_page: 12, displayed: 12 });
  });

  test('has a country that there is', async () => {
    const body = { name, country_id: 999_999 };
    const { refusal } = await call(app, subLoyalties.calls.create, { ...at(), body });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['country_id']);
  });

  test('has a logo, sent as loyalty_logo; the one before is removed, and the last with the programme', async () => {
    const { loyalty_program_id: id } = await add();
    const send = async () =>
      call(app, subLoyaltyLogo, {
        ...of(id),
        file: { field: 'loyalty_logo', bytes: await png() },
      });
    const first = (await send()).data.image;
    const second = (await send()).data.image;
    expect((await read(id)).logo).toBe(second);
    expect([app.files.stored.has(first), app.files.stored.has(second)]).toEqual([false, true]);
    await call(app, subLoyalties.calls.delete, of(id));
    expect(app.files.stored.size).toBe(0);
  });

  test('a logo that is no picture is refused by its name', async () => {
    const { loyalty_program_id: id } = await add();
    const file = { field: 'loyalty_logo', bytes: new TextEncoder().encode('no picture') };
    const { refusal } = await call(app, subLoyaltyLogo, { ...of(id), file });
    expect([refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      'not_an_image',
      ['loyalty_logo'],
    ]);
  });

  test('is switched and given a logo only by whoever may change it', async () => {
    const { loyalty_program_id: id } = await add();
    const as = await addMember(app, company, allBut('loyalty.update'));
    const toggled = await call(app, toggleSubLoyalty, { ...of(id), body: { active: false }, as });
    const file = { field: 'loyalty_logo', bytes: await png() };
    const sent = await call(app, subLoyaltyLogo, { ...of(id), file, as });
    expect([toggled.status, sent.status]).toEqual([403, 403]);
  });

  test('of another company is not found', async () => {
    const { loyalty_program_id: id } = await add();
    const other = await addCompany(app, 'Βήτα');
    const as = await addMember(app, other);
    const params = { storeId: other.storeId, id };
    const body = { active: false };
    expect((await call(app, toggleSubLoyalty, { params, body, as })).status).toBe(404);
    expect((await read(id)).active).toBe(true);
  });
});

describe('gifts of a programme', () => {
  test('name it, are counted and are found by it', async () => {
    const { loyalty_program_id: id } = await add();
    const { data: gift } = await addGift([id]);
    expect(gift.loyalty_program_ids).toEqual([id]);
    await addGift([]);
    expect((await read(id)).gifts_count).toBe(1);
    const query = { loyalty_program_ids: id };
    const { data } = await call(app, gifts.calls.list, { ...at(), query });
    expect((data as { gifts: { gift_id: number }[] }).gifts.map(({ gift_id }) => gift_id)).toEqual([
      gift.gift_id,
    ]);
  });

  test('cannot name one of another company, or none at all', async () => {
    const other = await addCompany(app, 'Βήτα');
    const { data } = await call(app, subLoyalties.calls.create, {
      params: { storeId: other.storeId },
      body: { name, country_id: greeceId },
      as: await addMember(app, other),
    });
    for (const id of [data.loyalty_program_id, 999_999]) {
      const { refusal } = await addGift([id]);
      expect(Object.keys(refusal.errors ?? {})).toEqual(['loyalty_program_ids']);
    }
  });

  test('of products are those of the company, too, and keep it from being deleted', async () => {
    const { loyalty_program_id: id } = await add();
    const body = (ids: number[]) => ({ name, retail_price: 2, loyalty_program_ids: ids });
    const create = (ids: number[]) =>
      call(app, companyProducts.calls.create, { ...at(), body: body(ids) });
    expect(Object.keys((await create([999_999])).refusal.errors ?? {})).toEqual([
      'loyalty_program_ids',
    ]);
    const { data: product } = await create([id]);
    expect(product.loyalty_program_ids).toEqual([id]);
    expect((await call(app, subLoyalties.calls.delete, of(id))).refusal.error).toBe('in_use');
    await call(app, companyProducts.calls.delete, of(product.product_id));
    expect((await call(app, subLoyalties.calls.delete, of(id))).status).toBe(200);
  });

  test('that begin to name it while it is deleted either keep it or are refused', async () => {
    const gift = (await addGift([])).data;
    for (let time = 0; time < 6; time += 1) {
      const { loyalty_program_id: id } = await add();
      const answers = await Promise.all([
        call(app, subLoyalties.calls.delete, of(id)),
        call(app, gifts.calls.update, { ...of(gift.gift_id), body: { loyalty_program_ids: [id] } }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('keep it from being deleted', async () => {
    const { loyalty_program_id: id } = await add();
    const { data: gift } = await addGift([id]);
    expect((await call(app, subLoyalties.calls.delete, of(id))).refusal.error).toBe('in_use');
    await call(app, gifts.calls.update, { ...of(gift.gift_id), body: { loyalty_program_ids: [] } });
    expect((await call(app, subLoyalties.calls.delete, of(id))).status).toBe(200);
  });
});
