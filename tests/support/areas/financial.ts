import { expect } from 'vitest';
import { cancelClaim } from '../../../contract/coupons/claims.ts';
import { adjustPoints, removePoints } from '../../../contract/customers/customer-desk.ts';
import { mergeAccounts } from '../../../contract/customers/customer-merges.ts';
import { registerCustomer } from '../../../contract/customers/customers.ts';
import { deleteStore } from '../../../contract/organisations/stores.ts';
import { financialData } from '../../../contract/reports/financial-data.ts';
import { postExpiries } from '../../../server/ledger/expiry.ts';
import { call, testApp } from '../app.ts';
import { accept, addGift, claim } from './claims.ts';
import { addMember, type Person } from './people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  giveBack,
  type Shopper,
  send,
  setCompany,
  type Till,
} from './till.ts';

/** A company with a store, a customer, and somebody who looks at its figures. */
export interface Finances {
  till: Till;
  admin: Person;
  customer: Shopper;
}

export async function openFinances(): Promise<Finances> {
  const till = await addTill(await testApp());
  const admin = await addMember(till.app, till.company);
  return { till, admin, customer: await addCustomer(till) };
}

/** What is done in the company that a test has open. */
export function financialCalls(open: () => Finances) {
  /** Moves the clock: the company's own is that of Athens, two hours ahead, three in summer. */
  const at = (moment: string) => {
    open().till.app.clock.now = Date.parse(moment);
  };
  const buy = async (
    moment: string,
    amount: number,
    own = {},
    who = open().till,
    whom = open().customer,
  ) => {
    at(moment);
    return (await send(who, whom, amount, own)).data.transaction_id;
  };
  const ofCompany = () => ({ params: { storeId: open().till.company.storeId }, as: open().admin });
  const ask = (query: Record<string, string> = {}) =>
    call(open().till.app, financialData, { ...ofCompany(), query: query as never });
  const figures = async (query: Record<string, string> = {}) => (await ask(query)).data;
  const rowOf = async ({ store }: Pick<Till, 'store'>, from: string, to: string) =>
    (await figures({ from, to })).stores.find(({ store_id }) => store_id === store.storeId);
  return { at, buy, ofCompany, ask, figures, rowOf };
}

const adjust = ({ till, admin, customer }: Finances, points: number) =>
  call(till.app, points > 0 ? adjustPoints : removePoints, {
    params: { storeId: till.company.storeId, id: customer.id },
    body: { points: Math.abs(points), reason: 'Πρόβλημα στο ταμείο' },
    as: admin,
  } as never);

const close = async ({ till, admin }: Finances, { store }: Till) => {
  const { storeId } = store;
  const { rows } = await till.app.database.pool.query<{ name: string }>(
    'select name from stores where store_id = $1',
    [storeId],
  );
  const { status } = await call(till.app, deleteStore, {
    params: { storeId: till.company.storeId, id: storeId },
    query: { confirm_name: rows[0]?.name ?? '' },
    as: admin,
  });
  expect(status).toBe(200);
};

/** May and June of two stores and one that was closed, with a movement of every kind. */
export async function liveABit(finances: Finances) {
  const { till, customer } = finances;
  const { at, buy, ofCompany } = financialCalls(() => finances);
  const branch = await addBranch(till);
  const closed = await addBranch(till);
  await setCompany(till, { init_user_points: 700, expiration_points: 40, point_value: 333 });
  const first = await buy('2026-05-04T09:00:00Z', 100.11);
  await buy('2026-05-04T10:00:00Z', 53.07, {}, branch);
  await buy('2026-05-05T10:00:00Z', 71.33, {}, closed);
  const body = { first_name: 'Νίκος', mobile: '6910000001' };
  const params = { storeId: till.store.storeId };
  await call(till.app, registerCustomer, { params, body, as: till.cashier });
  const gift = { gift_id: await addGift(till, 33) };
  const redeemed = await claim(till, customer, gift);
  await accept(branch, redeemed.data.code);
  const undone = await claim(till, customer, gift);
  const { status } = await call(till.app, cancelClaim, {
    params: { ...params, id: undone.data.claim_id },
    body: {},
    as: till.cashier,
  });
  expect(status).toBe(200);
  await claim(till, customer, gift);
  await setCompany(till, { point_value: 217 });
  await buy('2026-05-31T20:59:59Z', 7, { points_used: 31.13 }, branch);
  await buy('2026-06-01T08:00:00Z', 9, { points_used: 41.77 });
  const other = await addCustomer(till);
  await buy('2026-06-02T09:00:00Z', 18.5, {}, branch, other);
  const mobiles = [customer.mobile, other.mobile] as [string, string];
  await call(till.app, mergeAccounts, { ...ofCompany(), body: { mobiles } });
  await adjust(finances, 12.34);
  await adjust(finances, -5.01);
  at('2026-06-03T09:00:00Z');
  await giveBack(till, first, { amount: 60.1 });
  at('2026-06-20T09:00:00Z');
  await postExpiries(till.app.database, till.app.clock.now);
  await close(finances, closed);
  return { branch, closed };
}
