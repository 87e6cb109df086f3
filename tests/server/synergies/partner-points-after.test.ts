import { beforeEach, describe, expect, test } from 'vitest';
import { adjustPoints } from '../../../contract/customers/customer-desk.ts';
import { customerMovements } from '../../../contract/customers/customer-details.ts';
import { liability, pointAnalysis } from '../../../contract/reports/reports.ts';
import { undoPartnerPoints } from '../../../contract/synergies/partner-points.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addPair,
  apply,
  balances,
  bring,
  type Pair,
  seen,
  turned,
} from '../../support/areas/synergies.ts';
import {
  addBranch,
  expectSound,
  send,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

const day = 86_400_000;
let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

const undo = ({ here, at }: Pair, transferId: number, till: Till = here) =>
  call(app, undoPartnerPoints, {
    params: { storeId: till.store.storeId, id: at.here.id, transferId },
    body: {},
    as: till.cashier,
  });

describe('sending them back', () => {
  let pair: Pair;
  let transfer: number;
  beforeEach(async () => {
    pair = await addPair(app, { toHere: 0.5 });
    transfer = (await bring(pair, 40)).data.transfer_id;
  });

  test('undoes both sides, to the lots they came from', async () => {
    expect((await seen(pair)).transfers).toMatchObject([
      {
        transfer_id: transfer,
        points_taken: 40,
        points_brought: 20,
        undone: false,
        may_undo: true,
      },
    ]);
    const { data } = await undo(pair, transfer);
    expect(data).toMatchObject({ undone: true, balance_after: 0 });
    expect(await balances(pair)).toEqual([100, 0]);
    expect((await seen(pair)).transfers).toMatchObject([{ undone: true, may_undo: false }]);
    await expectSound(pair.here);
  });

  test('is possible once', async () => {
    const answers = await Promise.all([undo(pair, transfer), undo(pair, transfer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balances(pair)).toEqual([100, 0]);
    await expectSound(pair.here);
  });

  test('is refused once any of them is used', async () => {
    await setStore(pair.here, { points_payment: true });
    await send(pair.here, pair.at.here, 1, { points_used: 1 });
    expect((await undo(pair, transfer)).refusal.error).toBe('transfer_used');
    expect((await seen(pair)).transfers).toMatchObject([{ may_undo: false }]);
  });

  test('is still possible after the end, and only in the store that brought them', async () => {
    await apply(pair.ours, pair.synergyId, 'end');
    const branch = await addBranch(pair.here);
    expect((await undo(pair, transfer, branch)).status).toBe(404);
    expect((await undo(pair, transfer)).status).toBe(200);
  });

  test('lets expire at once what has expired there meanwhile', async () => {
    await setCompany(pair.there, { expiration_points: 1 });
    await send(pair.there, pair.at.there, 10);
    const second = (await bring(pair, 10)).data.transfer_id;
    app.clock.now += 5 * day;
    await undo(pair, second);
    expect(await balances(pair)).toEqual([60, 20]);
    await expectSound(pair.here);
  });
});

describe('what is told of it', () => {
  test('the history of both names the other company, and not who works there', async () => {
    const pair = await addPair(app);
    await app.database.pool.query("update stores set name = 'Βήτα' where store_id = $1", [
      pair.there.company.storeId,
    ]);
    await bring(pair, 10);
    const history = async ({ ours, at }: Pair) =>
      (
        await call(app, customerMovements, {
          params: { storeId: ours.company.storeId, id: at.here.id },
          as: ours.admin,
        })
      ).data.movements[0];
    expect(await history(pair)).toMatchObject({ kind: 'synergy_in', points: 10, reason: 'Βήτα' });
    expect(await history(turned(pair))).toMatchObject({
      kind: 'synergy_out',
      points: -10,
      reason: 'Αλφα',
      user: null,
    });
  });

  test('the points of a store show them on their own, not as issued or redeemed', async () => {
    const today = '2027-03-01';
    app.clock.now = Date.parse(`${today}T09:00:00Z`);
    const pair = await addPair(app, { toHere: 0.5 });
    await bring(pair, 40);
    const totalOf = async ({ here }: Pair) =>
      (
        await call(app, pointAnalysis, {
          params: { storeId: here.store.storeId },
          query: { from: today, to: today },
          as: here.cashier,
        })
      ).data.total;
    expect(await totalOf(pair)).toMatchObject({
      issued: 0,
      redeemed: 0,
      from_partners: 20,
      to_partners: 0,
    });
    expect(await totalOf(turned(pair))).toMatchObject({
      issued: 100,
      redeemed: 0,
      redeemed_elsewhere: 0,
      to_partners: 40,
      from_partners: 0,
    });
  });

  test('the liability moves: what is brought is owed by the company, not by the store', async () => {
    const pair = await addPair(app);
    await bring(pair, 40);
    const of = async ({ ours }: Pair) =>
      (await call(app, liability, { params: { storeId: ours.company.storeId }, as: ours.admin }))
        .data;
    const [here, there] = [await of(pair), await of(turned(pair))];
    expect([here.total.points, here.reconciled]).toEqual([40, true]);
    expect(here.stores.map(({ store_id }) => store_id)).toEqual([pair.here.company.companyId]);
    expect([there.total.points, there.reconciled]).toEqual([60, true]);
  });

  test.each([
    ['both sides of a transfer say the same', 'update synergy_transfers set points = points + 1'],
    [
      'both sides of a transfer say the same',
      "delete from synergy_transfers where direction = 'in'",
    ],
    ['points of a partner are posted by a transfer', 'delete from synergy_transfers'],
  ])('the check of the ledger says where it is broken that %s', async (invariant, breaking) => {
    const pair = await addPair(app);
    await bring(pair, 10);
    const { pool } = app.database;
    expect(await verifyLedger(pool)).toEqual([]);
    await pool.query(breaking);
    const breaches = (await verifyLedger(pool)).map((breach) => breach.invariant);
    expect(breaches).toContain(invariant);
  });

  test('points that the desk gives are brought like others', async () => {
    const pair = await addPair(app, { points: 0 });
    await call(app, adjustPoints, {
      params: { storeId: pair.there.company.storeId, id: pair.at.there.id },
      body: { points: 5, reason: 'welcome' },
      as: pair.theirs.admin,
    });
    expect((await bring(pair, 5)).status).toBe(201);
    await expectSound(pair.here);
  });
});
