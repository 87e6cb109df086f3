import { beforeEach, describe, expect, test } from 'vitest';
import { cancelClaim } from '../../../../contract/coupons/claims.ts';
import { attributeDefinitions } from '../../../../contract/customers/attribute-definitions.ts';
import { customers } from '../../../../contract/customers/company-customers.ts';
import { anonymise, createCustomer } from '../../../../contract/customers/customer-desk.ts';
import { customerTransactions } from '../../../../contract/customers/customer-details.ts';
import {
  customerMerges,
  mergeAccounts,
  previewMerge,
  undoMerge,
} from '../../../../contract/customers/customer-merges.ts';
import { findCustomer } from '../../../../contract/customers/customers.ts';
import { createTransaction } from '../../../../contract/transactions/transaction-calls.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { call, type TestApp, testApp } from '../../../support/app.ts';
import { accept, addGift, addVoucher, claim } from '../../../support/areas/claims.ts';
import { addMember, type Person } from '../../../support/areas/people.ts';
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

let app: TestApp;
let till: Till;
let desk: Person;
let survivor: Shopper;
let other: Shopper;
beforeEach(async () => {
  app = await testApp();
  till = await addTill(app, { company: { expiration_points: 365 } });
  desk = await addMember(app, till.company);
  survivor = await addCustomer(till, { card: '11111' });
  other = await addCustomer(till, { card: '22222' });
  await send(till, survivor, 10);
  app.clock.now += 86_400_000;
  await send(till, other, 25);
});

interface Lots {
  lots: { expires_at: string }[];
}

const params = () => ({ storeId: till.company.storeId });
const both = () => ({ mobiles: [survivor.mobile, other.mobile] as [string, string] });
const merge = (key?: string) =>
  call(app, mergeAccounts, { params: params(), body: both(), as: desk, ...(key ? { key } : {}) });
const undo = (id: number) =>
  call(app, undoMerge, { params: { ...params(), id }, body: {}, as: desk });
const mergesOf = async ({ id }: Shopper) =>
  (await call(app, customerMerges, { params: { ...params(), id }, as: desk })).data.merges;
const read = ({ id }: Shopper) =>
  call(app, customers.calls.read, { params: { ...params(), id }, as: desk });

test('the preview shows what both have and what one will have, and writes nothing', async () => {
  const { data } = await call(app, previewMerge, { params: params(), body: both(), as: desk });
  expect([data.kept.current_balance, data.merged.current_balance]).toEqual([10, 25]);
  expect(data.result).toMatchObject({
    user_account_id: survivor.id,
    mobile: survivor.mobile,
    current_balance: 35,
    card_numbers: ['11111', '22222'],
    total_transactions: 2,
  });
  expect((await accountOf(till, survivor)).balance).toBe(10);
});

test('the file of a person holds what was kept under the account that was merged into theirs', async () => {
  await merge();
  const answer = await app.app.request(
    `/api/companies/${till.company.storeId}/customers/${survivor.id}/personal-data`,
    { headers: { authorization: `Bearer ${desk.token}` } },
  );
  const reply = (await answer.json()) as Record<string, unknown[]>;
  expect(reply.merged).toMatchObject([{ user_account_id: other.id, mobile: other.mobile }]);
  expect(reply.receipts).toMatchObject([{ amount: 10 }, { amount: 25 }]);
});

test('merging moves points with their days, cards and what was bought; the ledger stays sound', async () => {
  const before = (await read(other)).data as unknown as { lots: { expires_at: string }[] };
  const { customer } = (await merge()).data;
  expect(customer).toMatchObject({
    current_balance: 35,
    card_numbers: ['11111', '22222'],
    total_transactions: 2,
    total_price: 35,
  });
  expect(customer.lots.map(({ expires_at }) => expires_at)).toContain(before.lots[0]?.expires_at);
  expect((await read(other)).status).toBe(404);
  expect((await accountOf(till, other)).balance).toBe(0);
  await expectSound(till);
});

test('the receipts of both are shown with the account that stays', async () => {
  await merge();
  const { data } = await call(app, customerTransactions, {
    params: { ...params(), id: survivor.id },
    as: desk,
  });
  expect(data.transactions.map(({ amount }) => amount)).toEqual([25, 10]);
});

test('what the account that stays has none of is filled in, what it has stays', async () => {
  const create = async (own: object) => {
    const body = { first_name: 'Άννα', ...own } as never;
    const { data } = await call(app, createCustomer, { params: params(), body, as: desk });
    return { id: data.user_account_id, mobile: data.mobile ?? '', qrCode: '' };
  };
  survivor = await create({ mobile: '6955000001', email: 'anna@example.com' });
  other = await create({ mobile: '6955000002', email: 'other@example.com', zipcode: '10558' });
  expect((await merge()).data.customer).toMatchObject({
    email: 'anna@example.com',
    zipcode: '10558',
  });
  const [{ merge_id = 0 } = {}] = await mergesOf(survivor);
  expect((await undo(merge_id)).data.zipcode).toBeNull();
});

test('a merge is undone to what both had, while the account was not used', async () => {
  const before = [await read(survivor), await read(other)].map(({ data }) => data);
  await merge();
  const [{ merge_id = 0, may_undo } = {}] = await mergesOf(survivor);
  expect(may_undo).toBe(true);
  expect((await undo(merge_id)).status).toBe(200);
  const after = [await read(survivor), await read(other)].map(({ data }) => data);
  const facts = (pages: unknown[]) =>
    (
      pages as { lots: { points_left: number }[]; card_numbers: string[]; total_price: number }[]
    ).map(({ lots, card_numbers, total_price }) => [
      lots.filter(({ points_left }) => points_left > 0).map(({ points_left }) => points_left),
      card_numbers,
      total_price,
    ]);
  expect(facts(after)).toEqual(facts(before));
  await expectSound(till);
});

describe('of two accounts without points', () => {
  const at = (id: number) => ({ params: { ...params(), id } as never, as: desk });
  const create = async (own: object) => {
    const body = { first_name: 'Άννα', ...own } as never;
    const { data } = await call(app, createCustomer, { params: params(), body, as: desk });
    return { id: data.user_account_id, mobile: data.mobile ?? '', qrCode: '' };
  };
  const define = async (name: string) => {
    const body = { name: { el: name, en: name, it: name }, type: 'text', values: [] } as never;
    const { data } = await call(app, attributeDefinitions.calls.create, {
      ...{ params: params(), as: desk, body },
    });
    return data.user_account_attribute_definition_id;
  };

  test('undoing leaves what was written about the one that stayed meanwhile', async () => {
    const [own, taken, later] = [await define('Α'), await define('Β'), await define('Γ')];
    const was = { extra_attributes: { [own]: 'ένα' } };
    survivor = await create({ mobile: '6955000001', ...was });
    other = await create({ mobile: '6955000002', extra_attributes: { [taken]: 'δύο' } });
    const { merge_id } = (await merge()).data;
    const body = { extra_attributes: { [own]: 'άλλο', [later]: 'τρία' } } as never;
    await call(app, customers.calls.update, { ...at(survivor.id), body });
    const { data } = await undo(merge_id);
    expect(data.extra_attributes).toEqual({ [own]: 'άλλο', [later]: 'τρία' });
    expect((await read(other)).data.extra_attributes).toEqual({ [taken]: 'δύο' });
  });

  test('forgetting the one that stayed forgets the other, who does not come back', async () => {
    survivor = await create({ mobile: '6955000001' });
    other = await create({ mobile: '6955000002', last_name: 'Σιδηροπούλου', zipcode: '10558' });
    const { merge_id } = (await merge()).data;
    await call(app, anonymise, { ...at(survivor.id), body: {} });
    for (const table of ['customers', 'customer_merges', 'audit_log', 'messages']) {
      const { rows } = await app.database.pool.query(`select * from ${table}`);
      const left = ['Σιδηροπούλου', '6955000002'].filter((each) =>
        JSON.stringify(rows).includes(each),
      );
      expect([table, left]).toEqual([table, []]);
    }
    expect((await undo(merge_id)).refusal.error).toBe('merge_used');
    expect(await mergesOf(survivor)).toMatchObject([{ name: '–', mobile: null, may_undo: false }]);
  });
});

test('a merge cannot be undone after the account was used, or twice', async () => {
  await merge();
  const [{ merge_id = 0 } = {}] = await mergesOf(survivor);
  await send(till, survivor, 5);
  expect((await undo(merge_id)).refusal.error).toBe('merge_used');
  expect((await mergesOf(survivor))[0]?.may_undo).toBe(false);
});

test('a merge is done once, however often it is asked for', async () => {
  const first = await merge('merge-them-once');
  const again = await merge('merge-them-once');
  expect(again.data.merge_id).toBe(first.data.merge_id);
  expect((await accountOf(till, survivor)).balance).toBe(35);
});

test('two people who merge the same accounts the other way round at once leave one of them', async () => {
  const back = { mobiles: [other.mobile, survivor.mobile] };
  const answers = await Promise.all([
    merge(),
    call(app, mergeAccounts, { params: params(), body: back as never, as: desk }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  await expectSound(till);
});

test('accounts that are the same, or nobody’s, are refused beside their mobile', async () => {
  const ask = (mobiles: string[]) =>
    call(app, mergeAccounts, { params: params(), body: { mobiles } as never, as: desk });
  const same = await ask([survivor.mobile, `+30${survivor.mobile}`]);
  expect([same.status, same.refusal.error, Object.keys(same.refusal.errors ?? {})]).toEqual([
    422,
    'same_account',
    ['mobiles.1'],
  ]);
  const nobody = await ask([survivor.mobile, '6900000009']);
  expect([nobody.status, Object.keys(nobody.refusal.errors ?? {})]).toEqual([404, ['mobiles.1']]);
});

describe('a claim that holds points moves with its account', () => {
  const held = async () => (await claim(till, other, { gift_id: await addGift(till, 20) })).data;

  test('and is handed over to the one that stayed', async () => {
    const { code } = await held();
    await merge();
    expect((await accountOf(till, survivor)).balance).toBe(15);
    expect((await accept(till, code)).status).toBe(200);
    await expectSound(till);
  });

  test('and its points come back to the one that stayed once it is cancelled', async () => {
    const { claim_id: id } = await held();
    await merge();
    const params = { storeId: till.store.storeId, id };
    await call(app, cancelClaim, { params, body: {}, as: till.cashier });
    expect((await accountOf(till, survivor)).balance).toBe(35);
    await expectSound(till);
  });

  test('and goes back with the undo of the merge', async () => {
    await held();
    await merge();
    const [{ merge_id = 0 } = {}] = await mergesOf(survivor);
    expect((await undo(merge_id)).status).toBe(200);
    expect((await accountOf(till, other)).balance).toBe(5);
    expect((await accountOf(till, survivor)).balance).toBe(10);
    await expectSound(till);
  });
});

test('a return of a receipt of an account that was merged posts on the account that stayed', async () => {
  const { data } = await send(till, other, 8);
  await merge();
  expect((await accountOf(till, survivor)).balance).toBe(43);
  expect((await giveBack(till, data.transaction_id, { amount: 3 })).status).toBe(201);
  expect((await giveBack(till, data.transaction_id)).status).toBe(201);
  expect((await accountOf(till, survivor)).balance).toBe(35);
  expect((await accountOf(till, other)).balance).toBe(0);
  expect((await read(survivor)).data).toMatchObject({ total_transactions: 2, total_price: 35 });
  await expectSound(till);
  const [{ merge_id = 0, may_undo } = {}] = await mergesOf(survivor);
  expect(may_undo).toBe(false);
  expect((await undo(merge_id)).refusal.error).toBe('merge_used');
});

test('points that paid for a receipt come back to the account that stayed, with their last day', async () => {
  const { data } = await send(till, other, 8, { points_used: 25 });
  const lots = async () => ((await read(survivor)).data as unknown as Lots).lots;
  const ends = ((await read(other)).data as unknown as Lots).lots[0]?.expires_at;
  await merge();
  const kept = (await accountOf(till, survivor)).balance;
  expect((await giveBack(till, data.transaction_id)).status).toBe(201);
  expect((await accountOf(till, survivor)).balance).toBe(35);
  expect(kept).toBeLessThan(35);
  expect((await lots()).map(({ expires_at }) => expires_at)).toContain(ends);
  await expectSound(till);
});

test('what a coupon gave on a receipt goes back after a merge as well', async () => {
  await addVoucher(till, { code: 'MERGED', points: 7 });
  const { data } = await send(till, other, 8, { vouchers: [{ code: 'MERGED' }] });
  await merge();
  expect((await accountOf(till, survivor)).balance).toBe(50);
  expect((await giveBack(till, data.transaction_id)).status).toBe(201);
  expect((await accountOf(till, survivor)).balance).toBe(35);
  await expectSound(till);
});

test('points that expired after a merge are not taken once more with the return of their receipt', async () => {
  const { data } = await send(till, other, 8);
  await merge();
  app.clock.now += 370 * 86_400_000;
  await postExpiries(app.database, app.clock.now);
  expect((await giveBack(till, data.transaction_id)).status).toBe(201);
  expect(await accountOf(till, survivor)).toMatchObject({ balance: 0, deficit: 0 });
  await expectSound(till);
});

describe('the mobile, the cards and the QR code of an account that was merged', () => {
  const find = (code: string) =>
    call(app, findCustomer, {
      params: { storeId: till.store.storeId },
      query: { code },
      as: till.cashier,
    });
  const searched = async (q: string) => {
    const { data } = await call(app, customers.calls.list, {
      params: params(),
      query: { q },
      as: desk,
    });
    const found = data.customers as { user_account_id: number }[];
    return found.map(({ user_account_id }) => user_account_id);
  };

  test('lead to the account that stayed, at the till, at the desk and through further merges', async () => {
    await merge();
    const third = await addCustomer(till);
    const mobiles = [third.mobile, survivor.mobile] as [string, string];
    await call(app, mergeAccounts, { params: params(), body: { mobiles }, as: desk });
    for (const code of [other.mobile, `+30${other.mobile}`, '22222', other.qrCode, survivor.qrCode])
      expect((await find(code)).data.user_account_id).toBe(third.id);
    for (const q of [other.mobile, `+30${other.mobile}`, '22222', other.qrCode])
      expect(await searched(q)).toEqual([third.id]);
    const posted = await call(app, createTransaction, {
      params: { storeId: till.store.storeId },
      body: { mobile: other.mobile, amount: 5 },
      as: till.cashier,
    });
    expect(posted.data.user_account_id).toBe(third.id);
    await expectSound(till);
  });

  test('lead back once the merge is undone, and to somebody else who has registered the mobile since', async () => {
    await merge();
    const [{ merge_id = 0 } = {}] = await mergesOf(survivor);
    await undo(merge_id);
    expect((await find(other.mobile)).data.user_account_id).toBe(other.id);
    expect((await find(other.qrCode)).data.user_account_id).toBe(other.id);
    await merge();
    const somebody = await addCustomer(till, { mobile: other.mobile });
    expect((await find(other.mobile)).data.user_account_id).toBe(somebody.id);
  });
});

test('what is owed goes along, and is filled by what the other has', async () => {
  const { data } = await send(till, other, 100);
  await send(till, other, 1, { points_used: 100 });
  await giveBack(till, data.transaction_id);
  expect((await accountOf(till, other)).deficit).toBeGreaterThan(0);
  const sum = (await accountOf(till, survivor)).balance + (await accountOf(till, other)).balance;
  await merge();
  expect((await accountOf(till, survivor)).balance).toBe(sum);
  await expectSound(till);
});
