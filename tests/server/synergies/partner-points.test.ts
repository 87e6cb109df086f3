import { beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { mergeAccounts } from '../../../contract/customers/customer-merges.ts';
import {
  customerPartnerPoints,
  provePartnerPoints,
} from '../../../contract/synergies/partner-points.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  addPair,
  apply,
  balances,
  bring,
  bringWith,
  codeFor,
  seen,
  turned,
} from '../../support/areas/synergies.ts';
import {
  accountOf,
  addCustomer,
  expectSound,
  giveBack,
  send,
  setCompany,
  setStore,
} from '../../support/areas/till.ts';

const day = 86_400_000;
let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

describe('points at partners', () => {
  test('are seen at the till with what they become here', async () => {
    const pair = await addPair(app, { points: 200, toHere: 0.5 });
    const { partners, transfers } = await seen(pair);
    expect(partners).toEqual([
      {
        synergy_id: pair.synergyId,
        store_id: pair.there.company.companyId,
        name: 'Αλφα',
        logo: null,
        ratio: 0.5,
        points: 200,
        worth: 100,
      },
    ]);
    expect(transfers).toEqual([]);
  });

  test('are those that can be used now: not pending ones, nor what has expired', async () => {
    const pair = await addPair(app, { points: 0 });
    await setCompany(pair.there, { expiration_points: 5 });
    await send(pair.there, pair.at.there, 30);
    app.clock.now += 10 * day;
    await setCompany(pair.there, { points_pending_days: 3 });
    await send(pair.there, pair.at.there, 40);
    expect((await seen(pair)).partners.map(({ points }) => points)).toEqual([0]);
  });

  test('of somebody who is no customer there are none, nor while nothing is agreed', async () => {
    const pair = await addPair(app);
    const other = { ...pair, at: { ...pair.at, here: await addCustomer(pair.here) } };
    expect((await seen(other)).partners).toEqual([]);
    await apply(pair.ours, pair.synergyId, 'end');
    expect((await seen(pair)).partners).toEqual([]);
  });

  test('of another company’s customer are not found', async () => {
    const pair = await addPair(app);
    const strange = { ...pair, at: { ...pair.at, here: pair.at.there } };
    const params = { storeId: pair.here.store.storeId, id: strange.at.here.id };
    const as = pair.here.cashier;
    expect((await call(app, customerPartnerPoints, { params, as })).status).toBe(404);
  });
});

describe('bringing them', () => {
  test.each([
    [1, 100, 40, 40],
    [0.5, 100, 50, 25],
    [2.5, 100, 10, 25],
    [0.3333, 100, 1, 0.33],
    [0.0101, 100, 99.99, 1],
    [1.9999, 100, 0.01, 0.01],
  ])(
    'at a ratio of %d, %d earned and %d taken give %d, rounded down',
    async (toHere, points, taken, given) => {
      const pair = await addPair(app, { points, toHere });
      const { status, data } = await bring(pair, taken);
      expect(status).toBe(201);
      expect(data).toMatchObject({
        points_taken: taken,
        points_brought: given,
        balance_after: given,
        replayed: false,
        undone: false,
      });
      const [there = 0, here = 0] = await balances(pair);
      expect([there.toFixed(2), here.toFixed(2)]).toEqual([
        (points - taken).toFixed(2),
        given.toFixed(2),
      ]);
      await expectSound(pair.here);
    },
  );

  test('works both ways, each at its own ratio', async () => {
    const pair = await addPair(app, { toHere: 0.5, toThere: 2 });
    await bring(pair, 40);
    expect(await balances(pair)).toEqual([60, 20]);
    await bring(turned(pair), 10);
    expect(await balances(pair)).toEqual([80, 10]);
    await expectSound(pair.here);
  });

  test('takes the lots that expire first there, and gives one with the days of here', async () => {
    const pair = await addPair(app, { points: 10 });
    await setCompany(pair.here, { expiration_points: 30 });
    app.clock.now = Date.parse('2027-03-01T09:00:00Z');
    await bring(pair, 10);
    const { rows } = await app.database.pool.query<{ expires_at: Date }>(
      'select expires_at from lots where company_id = $1',
      [pair.here.company.companyId],
    );
    expect(rows.map(({ expires_at }) => expires_at.toISOString())).toEqual([
      '2027-03-31T21:00:00.000Z',
    ]);
  });

  test('fills what is owed here first', async () => {
    const pair = await addPair(app);
    const receipt = (await send(pair.here, pair.at.here, 30)).data;
    await setStore(pair.here, { points_payment: true });
    await send(pair.here, pair.at.here, 100, { points_used: 30 });
    await giveBack(pair.here, receipt.transaction_id);
    const before = await accountOf(pair.here, pair.at.here);
    await bring(pair, 20);
    const after = await accountOf(pair.here, pair.at.here);
    expect(after.balance - before.balance).toBeCloseTo(20);
    await expectSound(pair.here);
  });

  test('can be spent here at once like any other points', async () => {
    const pair = await addPair(app);
    await setStore(pair.here, { points_payment: true });
    await bring(pair, 50);
    const { status } = await send(pair.here, pair.at.here, 100, { points_used: 50 });
    expect(status).toBe(201);
    await expectSound(pair.here);
  });

  test('is refused for more than there is, with what there is', async () => {
    const pair = await addPair(app, { points: 30 });
    const { status, refusal } = await bring(pair, 30.01);
    expect([status, refusal.error, refusal.details]).toEqual([
      422,
      'not_enough_points',
      { balance: 30, points: 30.01 },
    ]);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['points']);
    expect(await balances(pair)).toEqual([30, 0]);
  });

  test('is refused where nothing would come of it', async () => {
    const pair = await addPair(app, { toHere: 0.001 });
    expect((await bring(pair, 9)).refusal.error).toBe('points_too_few');
    expect(await balances(pair)).toEqual([100, 0]);
  });

  test('is refused once the synergy is ended', async () => {
    const pair = await addPair(app);
    const code = await codeFor(pair);
    await apply(pair.theirs, pair.synergyId, 'end');
    const { status, refusal } = await bringWith(pair, 10, code);
    expect([status, refusal.error]).toEqual([409, 'synergy_not_active']);
    expect(await balances(pair)).toEqual([100, 0]);
  });

  test('is refused for an account that was forgotten or merged away, on either side', async () => {
    const pair = await addPair(app);
    const { company, admin } = pair.theirs;
    await call(app, anonymise, {
      params: { storeId: company.storeId, id: pair.at.there.id },
      body: {},
      as: admin,
    });
    expect((await bringWith(pair, 10, '123456')).refusal.error).toBe('synergy_not_active');
    const second = await addPair(app);
    const survivor = await addCustomer(second.here);
    const { status } = await call(app, mergeAccounts, {
      params: { storeId: second.here.company.storeId },
      body: { mobiles: [survivor.mobile, second.at.here.mobile] },
      as: second.ours.admin,
    });
    expect(status).toBe(200);
    expect((await bringWith(second, 10, '123456')).status).toBe(409);
  });

  test('wants the right to take receipts', async () => {
    const pair = await addPair(app);
    const cashier = await addMember(app, pair.here.store, { transactions: { read: true } });
    const within = { ...pair, here: { ...pair.here, cashier } };
    expect((await bringWith(within, 10, '123456')).status).toBe(403);
  });
});

describe('the customer agrees', () => {
  test('by a code that is sent to their mobile and named in their language', async () => {
    const pair = await addPair(app);
    await codeFor(pair);
    const { rows } = await app.database.pool.query(
      "select channel, recipient, body from messages where body like '%μεταφερθούν%'",
    );
    expect(rows).toMatchObject([{ channel: 'sms', recipient: `+30${pair.at.here.mobile}` }]);
  });

  test('and without it nothing moves', async () => {
    const pair = await addPair(app);
    const { status, refusal } = await bringWith(pair, 10, '000000');
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['verification_code']]);
    expect(await balances(pair)).toEqual([100, 0]);
  });

  test('once: a code that was used is none any more', async () => {
    const pair = await addPair(app);
    const code = await codeFor(pair);
    expect((await bringWith(pair, 10, code)).status).toBe(201);
    expect((await bringWith(pair, 10, code)).status).toBe(422);
    expect(await balances(pair)).toEqual([90, 10]);
  });

  test('once, also where two tills use it at the same time', async () => {
    const pair = await addPair(app);
    const code = await codeFor(pair);
    const answers = await Promise.all([1, 2, 3].map(() => bringWith(pair, 10, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(await balances(pair)).toEqual([90, 10]);
  });

  test('for a quarter of an hour, and five tries', async () => {
    const pair = await addPair(app);
    const late = await codeFor(pair);
    app.clock.now += 16 * 60_000;
    expect((await bringWith(pair, 10, late)).status).toBe(422);
    const code = await codeFor(pair);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) await bringWith(pair, 10, wrong);
    expect((await bringWith(pair, 10, code)).status).toBe(422);
  });

  test('no more often than messages may be sent', async () => {
    const pair = await addPair(app);
    for (let sent = 0; sent < 5; sent += 1) await codeFor(pair);
    const { status } = await call(app, provePartnerPoints, {
      params: { storeId: pair.here.store.storeId, id: pair.at.here.id },
      body: { synergy_id: pair.synergyId },
      as: pair.here.cashier,
    });
    expect(status).toBe(429);
  });
});

describe('moving them once', () => {
  test('the same key brings once and is answered the same', async () => {
    const pair = await addPair(app);
    const code = await codeFor(pair);
    const first = (await bringWith(pair, 10, code, 'key-of-a-till')).data;
    const again = (await bringWith(pair, 10, code, 'key-of-a-till')).data;
    expect(again).toEqual({ ...first, replayed: true });
    expect((await bringWith(pair, 20, code, 'key-of-a-till')).refusal.error).toBe('key_reused');
    expect(await balances(pair)).toEqual([90, 10]);
    await expectSound(pair.here);
  });

  test('both ways round at once neither wait for ever nor lose a point', async () => {
    const pair = await addPair(app, { points: 100 });
    await send(pair.here, pair.at.here, 100);
    const back = turned(pair);
    for (let round = 0; round < 2; round += 1) {
      const codes = [await codeFor(pair), await codeFor(back)];
      const [one, two] = await Promise.all([
        bringWith(pair, 10, codes[0] ?? ''),
        bringWith(back, 10, codes[1] ?? ''),
      ]);
      expect([one.status, two.status]).toEqual([201, 201]);
    }
    expect(await balances(pair)).toEqual([100, 100]);
    await expectSound(pair.here);
  });

  test('more than there is, at once from many tills, is given as long as there is any', async () => {
    const pair = await addPair(app, { points: 25 });
    const code = await codeFor(pair);
    const answers = await Promise.all([1, 2, 3].map(() => bringWith(pair, 20, code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balances(pair)).toEqual([5, 20]);
    await expectSound(pair.here);
  });

  test('ended and brought at once is one or the other', async () => {
    const pair = await addPair(app);
    const code = await codeFor(pair);
    const [, brought] = await Promise.all([
      apply(pair.theirs, pair.synergyId, 'end'),
      bringWith(pair, 10, code),
    ]);
    expect([201, 409]).toContain(brought.status);
    const moved = brought.status === 201 ? 10 : 0;
    expect(await balances(pair)).toEqual([100 - moved, moved]);
    await expectSound(pair.here);
  });
});
