import { beforeEach, describe, expect, test } from 'vitest';
import { discountCoupons, goalCoupons } from '../../../contract/coupons/coupons.ts';
import { createGoalSum, updateGoal } from '../../../contract/coupons/goal-calls.ts';
import { call, testApp } from '../../support/app.ts';
import { addGoal, claim } from '../../support/areas/claims.ts';
import { addMember } from '../../support/areas/people.ts';
import { addCustomer, addProduct, addTill, send, type Till } from '../../support/areas/till.ts';

type Own = Record<string, unknown>;

let till: Till;
beforeEach(async () => {
  till = await addTill(await testApp());
});

const at = (id?: number) => ({
  params: { storeId: till.store.storeId, ...(id ? { id } : {}) },
  as: till.cashier,
});
const goalOf = async () => {
  const { data } = await call(till.app, goalCoupons.calls.list, at());
  return goalCoupons.read.parse((data.coupons as unknown[])[0]);
};
const change = (id: number, body: Own) => call(till.app, updateGoal, { ...at(id), body } as never);

describe('a goal', () => {
  test('is changed in all of it, its kind too, while nobody is filling it', async () => {
    const id = await addGoal(till, { goal_minimum_amount: 5 });
    const body = { goal_type: 'sum', goal_sum_sequence: 50, gift_title: 'Τσάι' };
    const { status, data } = await change(id, { ...body, titles: { en: 'Tea' }, per_customer: 2 });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...body,
      goal_sequence: null,
      goal_minimum_amount: 0,
      titles: { en: 'Tea' },
      per_customer: 2,
      under_way: false,
    });
    expect((await change(id, { goal_type: 'transactions' })).refusal.errors).toHaveProperty(
      'goal_sequence',
    );
    const back = await change(id, { goal_type: 'transactions', goal_sequence: 4 });
    expect(back.data).toMatchObject({ goal_sequence: 4, goal_sum_sequence: null });
  });

  test.each([
    ['goal_type', 'sum'],
    ['goal_sequence', 2],
    ['goal_minimum_amount', 1],
    ['goal_max_days', 30],
    ['gift_title', 'Τσάι'],
  ])('keeps its %s once a receipt counted, and says why; all else changes', async (name, value) => {
    const id = await addGoal(till);
    await send(till, await addCustomer(till), 10);
    const sum = name === 'goal_type' ? { goal_sum_sequence: 9 } : {};
    const { status, refusal } = await change(id, { [name]: value, ...sum, maximum: 7 });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [name]]);
    expect(await goalOf()).toMatchObject({ goal_sequence: 3, maximum: 0, under_way: true });
    const rest = { gift_description: 'Κρύος', maximum: 7, expiration_date: '2099-01-01' };
    const same = { goal_sequence: 3, gift_title: 'Δωρεάν καφές' };
    expect((await change(id, { ...rest, ...same })).status).toBe(200);
    expect(await goalOf()).toMatchObject({ gift_description: 'Κρύος', maximum: 7 });
  });

  test('of a sum keeps its sum once a receipt counted', async () => {
    const body = { goal_sum_sequence: 20, gift_title: 'Καφές' };
    const { data } = await call(till.app, createGoalSum, { ...at(), body });
    await send(till, await addCustomer(till), 10);
    const { refusal } = await change(data.coupon_id, { goal_sum_sequence: 30 });
    expect(refusal.errors).toHaveProperty('goal_sum_sequence');
  });

  test('is not saved over what somebody else saved meanwhile', async () => {
    const id = await addGoal(till);
    const { updated_at } = await goalOf();
    expect((await change(id, { maximum: 5, updated_at })).status).toBe(200);
    const { status, refusal } = await change(id, { maximum: 6, updated_at });
    expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
    expect((await goalOf()).maximum).toBe(5);
  });

  test('is not there for another store, and ends no earlier than it begins', async () => {
    const id = await addGoal(till, { start_date: '2026-05-01' });
    const other = await addTill(till.app);
    const params = { storeId: other.store.storeId, id };
    const stranger = await addMember(till.app, other.store);
    const refused = await call(till.app, updateGoal, {
      params,
      as: stranger,
      body: { maximum: 1 },
    });
    expect(refused.status).toBe(404);
    expect((await change(id, { expiration_date: '2026-04-01' })).refusal.errors).toHaveProperty(
      'expiration_date',
    );
  });
});

describe('a discount', () => {
  const made = async () => {
    const product_discount_id = await addProduct(till, 0);
    const body = { product_discount_id, discount_value: 1 };
    return (await call(till.app, discountCoupons.calls.create, { ...at(), body })).data;
  };
  const { update } = discountCoupons.calls;
  const edit = (id: number, body: Own) => call(till.app, update, { ...at(id), body } as never);

  test('is changed from a value to a percentage, and has one of the two', async () => {
    const { coupon_id: id } = await made();
    const both = await edit(id, { discount_percentage: 10 });
    expect(both.refusal.errors).toHaveProperty('discount_value');
    const { data } = await edit(id, { discount_value: null, discount_percentage: 10 });
    expect(data).toMatchObject({ discount_value: null, discount_percentage: 10 });
  });

  test('above the price of its product is asked about, as when it is made', async () => {
    const { coupon_id: id } = await made();
    const { refusal } = await edit(id, { discount_value: 900 });
    expect(refusal.error).toBe('discount_above_price');
    expect((await edit(id, { discount_value: 900, confirm_discount: true })).status).toBe(200);
    expect((await edit(id, { per_customer: 2 })).status).toBe(200);
  });

  test('keeps its product and what it takes off once a customer has it; all else changes', async () => {
    const { coupon_id: id } = await made();
    await claim(till, await addCustomer(till), { coupon_id: id });
    const { refusal } = await edit(id, { discount_value: 2 });
    expect(refusal.errors).toHaveProperty('discount_value');
    const rest = { discount_product_name: 'Καφές', minimum_spend: 3, discount_value: 1 };
    expect((await edit(id, rest)).data).toMatchObject(rest);
  });

  test('is not saved over what somebody else saved meanwhile', async () => {
    const { coupon_id: id, updated_at } = await made();
    await edit(id, { per_customer: 2, updated_at });
    expect((await edit(id, { per_customer: 3, updated_at })).status).toBe(409);
  });
});
