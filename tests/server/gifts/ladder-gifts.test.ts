import { beforeEach, describe, expect, test } from 'vitest';
import { gifts } from '../../../contract/gifts/gifts.ts';
import {
  changePointTitle,
  changePointTitles,
  createPointTitles,
  listPointTitles,
  type TierBody,
} from '../../../contract/point-titles/point-titles.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let within: TestApp;
let company: Place;
let admin: Person;
let gift: number;
let bronze: number;
let silver: number;
let gold: number;

const here = (id?: number) => ({ storeId: company.companyId, ...(id ? { id } : {}) });
/** A tier as it is sent: by its Greek title, and the id of the one it is. */
const tier = (title: string, from: number, to: number, id?: number): TierBody => ({
  from,
  to,
  color: '#c0c0c0',
  title: { el: title },
  ...(id ? { store_point_title_id: id } : {}),
});
const save = (tiers: TierBody[]) =>
  call(within, changePointTitles, { params: here(), body: { tiers }, as: admin });
const ladder = async () =>
  (await call(within, listPointTitles, { params: here(), as: admin })).data.tiers;
const ids = async () => (await ladder()).map((each) => each.store_point_title_id);
/** The tier that the gift is for. */
const ofGift = async () => {
  const { data } = await call(within, gifts.calls.read, { params: here(gift), as: admin });
  return (await ladder()).find(
    ({ store_point_title_id }) => store_point_title_id === data.store_point_title_id,
  );
};

beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
  const tiers = [tier('Χάλκινο', 0, 100), tier('Ασημένιο', 101, 500), tier('Χρυσό', 501, -1)];
  await call(within, createPointTitles, { params: here(), body: { tiers }, as: admin });
  [bronze = 0, silver = 0, gold = 0] = await ids();
  gift = await addRecord(within, gifts, company, { store_point_title_id: silver });
});

describe('a gift for the second tier', () => {
  test('stays with it when another is inserted below', async () => {
    await save([
      tier('Χάλκινο', 0, 50, bronze),
      tier('Νέο', 51, 100),
      tier('Ασημένιο', 101, 500, silver),
      tier('Χρυσό', 501, -1, gold),
    ]);
    expect(await ofGift()).toMatchObject({ from: 101, title: { el: 'Ασημένιο' } });
    const [first, added, ...rest] = await ids();
    expect([first, ...rest]).toEqual([bronze, silver, gold]);
    expect([bronze, silver, gold]).not.toContain(added);
  });

  test('stays with it when it is renamed and moved to the top', async () => {
    await save([
      tier('Ασημένιο', 0, 50),
      tier('Χάλκινο', 51, 700, bronze),
      tier('Χρυσό', 701, 900, gold),
      tier('Πλατινένιο', 901, -1, silver),
    ]);
    expect(await ofGift()).toMatchObject({ from: 901, title: { el: 'Πλατινένιο' } });
    expect((await ids()).slice(1)).toEqual([bronze, gold, silver]);
  });

  test('stays with it where no ids are sent, as long as its title or threshold does (tier-strip-fields)', async () => {
    await save([
      tier('Χάλκινο', 0, 50),
      tier('Νέο', 51, 300),
      tier('Ασημένιο', 301, 500),
      tier('Χρυσό', 501, -1),
    ]);
    expect(await ofGift()).toMatchObject({ from: 301, title: { el: 'Ασημένιο' } });
    await save([tier('Χάλκινο', 0, 300), tier('Αργυρό', 301, 500), tier('Χρυσό', 501, -1)]);
    expect(await ofGift()).toMatchObject({ from: 301, title: { el: 'Αργυρό' } });
  });

  test('keeps it from being left out, but none of the others', async () => {
    for (const without of [
      [tier('Χάλκινο', 0, 100, bronze), tier('Χρυσό', 101, -1, gold)],
      [tier('Χάλκινο', 0, 100), tier('Χρυσό', 101, -1)],
    ]) {
      const { status, refusal } = await save(without);
      expect([status, refusal.error]).toEqual([409, 'in_use']);
    }
    expect(await ids()).toEqual([bronze, silver, gold]);
    expect((await save([tier('Ασημένιο', 0, 100), tier('Χρυσό', 101, -1)])).status).toBe(200);
    expect(await ids()).toEqual([silver, gold]);
    expect(await ofGift()).toMatchObject({ from: 0, to: 100 });
  });
});

test.each([
  ['twice', () => silver],
  ['of no ladder of the company', () => gold + 100],
])('an id %s is refused by its field', async (_, wrong) => {
  const { status, refusal } = await save([
    tier('Ασημένιο', 0, 100, silver),
    tier('Χρυσό', 101, -1, wrong()),
  ]);
  const field = 'tiers.1.store_point_title_id';
  expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
  expect(await ids()).toEqual([bronze, silver, gold]);
});

test('one tier changed with the whole ladder is answered wherever it comes to stand', async () => {
  const tiers = [
    tier('Χάλκινο', 0, 50, bronze),
    tier('Νέο', 51, 100),
    tier('Ασημένιο', 101, 500, silver),
    tier('Χρυσό', 501, -1, gold),
  ];
  const { data } = await call(within, changePointTitle, {
    params: here(silver),
    body: { tiers },
    as: admin,
  });
  expect(data).toMatchObject({ store_point_title_id: silver, from: 101 });
});
