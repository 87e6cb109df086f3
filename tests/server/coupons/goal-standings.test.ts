import { beforeEach, describe, expect, test } from 'vitest';
import { goalStatistics } from '../../../contract/coupons/goal-statistics.ts';
import { bringAllUpToDate } from '../../../server/coupons/standings.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addGoal } from '../../support/areas/claims.ts';
import {
  addCrowd,
  addCustomer,
  addTill,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

const day = 86_400_000;
let till: Till;
let goal: number;
let customers: Shopper[];
beforeEach(async () => {
  till = await addTill(await testApp());
  customers = [await addCustomer(till), await addCustomer(till)];
});

const sql = async (text: string, values: unknown[] = []) =>
  (await till.app.database.pool.query(text, values)).rows;
const listed = async () =>
  (
    await call(till.app, goalStatistics, {
      params: { storeId: till.store.storeId, id: goal },
      as: till.cashier,
    })
  ).data.users;

/** The same out of every step and claim. */
const replayed = () =>
  sql(
    `select s.user_account_id, greatest(0, coalesce(sum(s."left") filter (where s."left" < 0 or g.goal_max_days = 0
        or s.created_at > $1::timestamptz - make_interval(days => g.goal_max_days::int)), 0)) as progress,
      (select count(*)::int from claims r where r.company_id = s.company_id and r.coupon_id = s.coupon_id
        and r.user_account_id = s.user_account_id and r.state <> 'cancelled') as rewards
      from goal_steps s join coupons g on g.company_id = s.company_id and g.coupon_id = s.coupon_id
      group by s.company_id, s.coupon_id, s.user_account_id order by progress desc, rewards desc, s.user_account_id`,
    [new Date(till.app.clock.now)],
  );
const expectSame = async () =>
  expect(
    (await listed()).map(({ user_account_id, progress, rewards }) => ({
      user_account_id,
      progress,
      rewards,
    })),
  ).toEqual(await replayed());

describe('where customers stand with a goal is what their receipts add up to', () => {
  test('as these come, fill rewards, are returned and leave the days of the goal', async () => {
    goal = await addGoal(till, { goal_sequence: 3, goal_max_days: 10 });
    const sent: number[] = [];
    const codes: string[] = [];
    // Each number is what is done next: 0 and 1 buy, 2 gives something back, 3 redeems, 4 lets days go by.
    const script = '0011042003141020420013302421400204311240010230421002443210';
    for (const step of script) {
      const customer = customers[Number(step)];
      if (customer) {
        const { data } = await send(till, customer, 10);
        sent.push(data.transaction_id);
        if (data.reward) codes.push(data.reward.code);
      } else if (step === '2' && sent.length) {
        await giveBack(till, sent.splice((sent.length * 7) % sent.length, 1)[0] ?? 0);
      } else if (step === '3' && codes.length) await accept(till, codes.pop() ?? '');
      else if (step === '4') till.app.clock.now += 3 * day;
      await expectSame();
    }
    expect((await listed()).some(({ rewards }) => rewards > 0)).toBe(true);
  });

  test('also where the goal is given more days, fewer, or all of them', async () => {
    goal = await addGoal(till, { goal_sequence: 30, goal_max_days: 5 });
    for (let week = 0; week < 4; week += 1) {
      for (const customer of customers) await send(till, customer, 10);
      till.app.clock.now += 4 * day;
    }
    const progress = [];
    for (const days of [5, 10, 0, 3, 365]) {
      await sql('update coupons set goal_max_days = $1', [days]);
      await send(till, customers[0] as Shopper, 10);
      await expectSame();
      progress.push((await listed())[0]?.progress);
    }
    expect(progress).toEqual([2, 4, 7, 4, 9]);
  });

  test('also where nobody has looked for long, and thousands of them are old', async () => {
    goal = await addGoal(till, { goal_sequence: 5, goal_max_days: 5 });
    await addCrowd(till.app, till.company, 4100);
    await sql(
      `insert into goal_steps (company_id, coupon_id, user_account_id, transaction_id, value, "left", created_at)
        select company_id, $1, user_account_id, n, 1, 1, $2::timestamptz - make_interval(days => n * 4)
          from accounts, generate_series(0, 2) n`,
      [goal, new Date(till.app.clock.now)],
    );
    await bringAllUpToDate(till.app.database, till.app.clock.now);
    const [{ count }] = await sql('select count(*)::int from goal_standings where progress = 2');
    expect(count).toBe(4102);
    till.app.clock.now += 2 * day;
    expect((await listed()).map((each) => each.progress)).toEqual(Array(12).fill(1));
    const find = async (q: string) => {
      const params = { storeId: till.store.storeId, id: goal };
      return (await call(till.app, goalStatistics, { params, query: { q }, as: till.cashier }))
        .data;
    };
    const many = await find('ΆΝΝΑ');
    expect([many.users.length, many.pagination.estimated]).toEqual([12, true]);
    expect(new Set(many.users.map(({ customer }) => customer))).toEqual(new Set(['Άννα']));
    const [customer] = customers;
    const few = await find(customer?.mobile ?? '');
    expect(few.users.map(({ user_account_id }) => user_account_id)).toEqual([customer?.id]);
    expect(few.pagination).toMatchObject({ total: 1 });
  });
});
