import { beforeEach, describe, expect, test } from 'vitest';
import { redeemables } from '../../../../contract/coupons/claims.ts';
import {
  customerMerges,
  mergeAccounts,
  undoMerge,
} from '../../../../contract/customers/customer-merges.ts';
import { call, testApp } from '../../../support/app.ts';
import { addMarketer, type Marketer, runCampaign } from '../../../support/areas/campaigns.ts';
import { accept, addGift, addGoal } from '../../../support/areas/claims.ts';
import { lookAt, tookPart } from '../../../support/areas/occasions.ts';
import {
  accountOf,
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let survivor: Shopper;
let other: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-03-27T07:10:00Z') }));
  marketer = await addMarketer(till);
  survivor = await addCustomer(till);
  other = await addCustomer(till);
});

const params = () => ({ storeId: till.company.storeId });
const merge = async () => {
  const mobiles: [string, string] = [survivor.mobile, other.mobile];
  const body = { mobiles };
  const made = await call(till.app, mergeAccounts, { params: params(), body, as: marketer.admin });
  return made.data.merge_id;
};
const undo = (id: number) =>
  call(till.app, undoMerge, { params: { ...params(), id }, body: {}, as: marketer.admin });
const openOf = async ({ id }: Shopper) => {
  const of = { storeId: till.store.storeId, id };
  return (await call(till.app, redeemables, { params: of, as: till.cashier })).data;
};
const mayUndo = async () => {
  const of = { ...params(), id: survivor.id };
  const { data } = await call(till.app, customerMerges, { params: of, as: marketer.admin });
  return data.merges.at(0)?.may_undo;
};
const givesGift = async (own: object = {}) => {
  const gift = await addGift(till, 13);
  const reward = { campaign_reward: { title: 'Δώρο', gift_ids: [gift] } };
  return runCampaign(marketer, 'transaction', {}, { ...reward, ...own });
};

describe('a merge', () => {
  test('moves gifts that are not used yet, and an undo moves them back', async () => {
    await givesGift();
    await send(till, other, 10);
    const [gift] = (await openOf(other)).claims;
    const id = await merge();
    expect((await openOf(survivor)).claims).toEqual([gift]);
    expect(await mayUndo()).toBe(true);
    await undo(id);
    expect((await openOf(survivor)).claims).toEqual([]);
    expect((await openOf(other)).claims).toEqual([gift]);
    await expectSound(till);
  });

  test('is not undone once a gift that it moved was used', async () => {
    await givesGift();
    await send(till, other, 10);
    const [gift] = (await openOf(other)).claims;
    const id = await merge();
    expect((await accept(till, gift?.code ?? '', survivor)).status).toBe(200);
    expect(await mayUndo()).toBe(false);
    expect((await undo(id)).refusal.error).toBe('merge_used');
  });

  test('moves progress towards a goal, and an undo moves it back', async () => {
    await addGoal(till, { goal_sequence: 3 });
    await send(till, survivor, 10);
    await send(till, other, 10);
    const progress = async (of: Shopper) => (await openOf(of)).goal?.progress;
    const id = await merge();
    expect(await progress(survivor)).toBe(2);
    await undo(id);
    expect([await progress(survivor), await progress(other)]).toEqual([1, 1]);
    await merge();
    await send(till, survivor, 10);
    expect(await openOf(survivor)).toMatchObject({
      claims: [{ kind: 'goal' }],
      goal: { progress: 0 },
    });
  });

  test('lets nobody take part again in what one of the accounts took part in', async () => {
    const id = await givesGift({ campaign_condition_id: 3 });
    const birthday = await runCampaign(marketer, 'birthday', { days: 0, hour: 10 });
    for (const { id: account } of [survivor, other])
      await till.app.database.pool.query(
        `update customers set birth_date = '1990-03-28', created_at = '2020-01-01' where user_account_id = $1`,
        [account],
      );
    await send(till, other, 10);
    await lookAt(marketer, '2026-03-28T09:00:00Z');
    expect(await tookPart(marketer, birthday)).toHaveLength(2);
    await till.app.database.pool.query(
      'delete from campaign_participants where campaign_id = $1 and user_account_id = $2',
      [birthday, survivor.id],
    );
    await merge();
    await send(till, survivor, 10);
    await till.app.database.pool.query('delete from campaign_looks');
    await lookAt(marketer, '2026-03-28T09:01:00Z');
    expect(await tookPart(marketer, id)).toEqual([other.id]);
    expect(await tookPart(marketer, birthday)).toEqual([other.id]);
  });

  test('leaves it possible to return a receipt that a campaign gave for', async () => {
    await runCampaign(marketer, 'transaction');
    await givesGift();
    const { data } = await send(till, other, 8);
    await merge();
    expect((await accountOf(till, survivor)).balance).toBe(18);
    expect((await giveBack(till, data.transaction_id)).status).toBe(201);
    expect((await accountOf(till, survivor)).balance).toBe(0);
    expect((await openOf(survivor)).claims).toEqual([]);
    await expectSound(till);
  });
});
