import { beforeEach, describe, expect, test } from 'vitest';
import { allVouchers, claims, vouchers } from '../../../contract/coupons/claims.ts';
import { goalStatistics } from '../../../contract/coupons/goal-statistics.ts';
import { call, testApp } from '../../support/app.ts';
import {
  accept,
  addGift,
  addGoal,
  addVisit,
  addVoucher,
  claim,
  reject,
} from '../../support/areas/claims.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

type Query = Record<string, string | number>;
interface Listed {
  claim_id: number;
  state: string;
  kind: string;
}

let till: Till;
let admin: Person;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
});

const idsOf = (rows: unknown) =>
  (rows as Listed[]).map(({ claim_id }) => claim_id).sort((a, b) => a - b);
const listed = async (query: Query = {}, at = till) => {
  const sent = { params: { storeId: at.store.storeId }, query, as: at.cashier };
  return idsOf((await call(at.app, claims.calls.list, sent)).data.claims);
};
const ofCompany = async (
  endpoint: typeof vouchers.calls.list | typeof allVouchers.calls.list,
  query: Query = {},
) => {
  const sent = { params: { storeId: till.company.companyId }, query, as: admin };
  return idsOf((await call(till.app, endpoint, sent)).data.vouchers);
};

describe('the claims of a store', () => {
  let customer: Shopper;
  let visit: number;
  let voucher: number;
  const made: Record<'visit' | 'voucher' | 'gift', number> = { visit: 0, voucher: 0, gift: 0 };

  beforeEach(async () => {
    customer = await addCustomer(till);
    await send(till, customer, 100);
    visit = await addVisit(till);
    voucher = await addVoucher(till);
    const first = await claim(till, customer, { coupon_id: visit });
    await accept(till, first.data.code);
    made.visit = first.data.claim_id;
    const second = await claim(till, await addCustomer(till), { coupon_id: voucher });
    made.voucher = second.data.claim_id;
    const third = await claim(till, customer, { gift_id: await addGift(till, 40) });
    await reject(till, third.data.code);
    made.gift = third.data.claim_id;
  });

  test('are listed by what they are of, what became of them, and whose they are', async () => {
    expect(await listed()).toEqual(Object.values(made));
    expect(await listed({ coupon_id: visit })).toEqual([made.visit]);
    expect(await listed({ kind: 'gift' })).toEqual([made.gift]);
    expect(await listed({ state: 'claimed' })).toEqual([made.voucher]);
    expect(await listed({ state: 'rejected' })).toEqual([made.gift]);
    expect(await listed({ user_account_id: customer.id })).toEqual([made.visit, made.gift]);
    expect(await listed({ kind: 'gift', state: 'claimed' })).toEqual([]);
  });

  test('are found by what they are called, and by when they were made', async () => {
    expect(await listed({ q: 'κουπα' })).toEqual([made.gift]);
    const { now } = till.app.clock;
    const period = (from: number, to: number) =>
      `${new Date(now + from).toISOString()}..${new Date(now + to).toISOString()}`;
    expect(await listed({ created_at: period(-1000, 1000) })).toHaveLength(3);
    expect(await listed({ created_at: period(1000, 2000) })).toEqual([]);
  });

  test('show whose they are and the end of their code, never the code', async () => {
    const sent = { params: { storeId: till.store.storeId }, as: till.cashier };
    const { data } = await call(till.app, claims.calls.list, sent);
    for (const row of data.claims as Record<string, unknown>[]) {
      expect(String(row.customer)).toContain('Κωστοπούλου');
      expect(row.code_end).toMatch(/^[2-9A-Z]{4}$/);
      expect(row).not.toHaveProperty('code');
    }
  });

  test('of all stores are the company’s to see, and of them what was redeemed', async () => {
    const branch = await addBranch(till);
    const other = await addVisit(branch, { code: 'BRANCH' });
    const { data } = await claim(branch, customer, { coupon_id: other });
    await accept(branch, data.code);
    expect(await ofCompany(allVouchers.calls.list)).toEqual([
      ...Object.values(made),
      data.claim_id,
    ]);
    const there = { store_id: branch.store.storeId };
    expect(await ofCompany(allVouchers.calls.list, there)).toEqual([data.claim_id]);
    expect(await ofCompany(vouchers.calls.list)).toEqual([made.visit, data.claim_id]);
    const redeemed = { redeem_store_id: till.store.storeId };
    expect(await ofCompany(vouchers.calls.list, redeemed)).toEqual([made.visit]);
    expect(await listed({}, branch)).toEqual([data.claim_id]);
  });
});

describe('the statistics of a goal', () => {
  const statistics = async (id: number, query: Query = {}) => {
    const params = { storeId: till.store.storeId, id };
    return call(till.app, goalStatistics, { params, query, as: till.cashier });
  };

  test('tell how far each customer is, furthest first', async () => {
    const goal = await addGoal(till);
    const [near, far, done] = [
      await addCustomer(till),
      await addCustomer(till),
      await addCustomer(till),
    ];
    await send(till, far, 10);
    for (let n = 0; n < 2; n += 1) await send(till, near, 10);
    for (let n = 0; n < 3; n += 1) await send(till, done, 10);
    const { users } = (await statistics(goal)).data;
    expect(users).toMatchObject([
      { user_account_id: near.id, mobile: near.mobile, progress: 2, target: 3, rewards: 0 },
      { user_account_id: far.id, progress: 1, rewards: 0 },
      { user_account_id: done.id, progress: 0, rewards: 1, redeemed: 0 },
    ]);
  });

  test('come twelve a page, with all six numbers of it', async () => {
    const goal = await addGoal(till);
    for (let n = 0; n < 13; n += 1) await send(till, await addCustomer(till), 10);
    const [first, second] = [await statistics(goal), await statistics(goal, { page: 2 })];
    expect(first.data.pagination).toEqual({
      total: 13,
      current_page: 1,
      next_page: 2,
      displayed: 12,
      items_per_page: 12,
      total_pages: 2,
    });
    expect(second.data.pagination).toMatchObject({ total: 13, next_page: null, displayed: 1 });
    const ids = [first, second].flatMap(({ data }) =>
      data.users.map((user) => user.user_account_id),
    );
    expect(new Set(ids).size).toBe(13);
  });

  test('a page beyond the last still tells how many there are', async () => {
    const goal = await addGoal(till);
    await send(till, await addCustomer(till), 10);
    const { data } = await statistics(goal, { page: 9 });
    expect([data.users, data.pagination.total]).toEqual([[], 1]);
  });

  test('are searched by name and mobile, a percent sign as it stands', async () => {
    const goal = await addGoal(till);
    const [one, other] = [await addCustomer(till), await addCustomer(till)];
    await send(till, one, 10);
    await send(till, other, 10);
    const search = async (q: string) =>
      (await statistics(goal, { q })).data.users.map((user) => user.user_account_id);
    expect(await search(one.mobile)).toEqual([one.id]);
    expect((await search('μαρια')).sort((a, b) => a - b)).toEqual([one.id, other.id]);
    expect(await search('%')).toEqual([]);
  });

  test('follow a return, and are not there for another store', async () => {
    const goal = await addGoal(till);
    const customer = await addCustomer(till);
    await send(till, customer, 10);
    const { data } = await send(till, customer, 10);
    await giveBack(till, data.transaction_id);
    expect((await statistics(goal)).data.users).toMatchObject([{ progress: 1 }]);
    const branch = await addBranch(till);
    const params = { storeId: branch.store.storeId, id: goal };
    expect((await call(till.app, goalStatistics, { params, as: branch.cashier })).status).toBe(404);
  });
});
