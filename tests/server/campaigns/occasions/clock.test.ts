import { beforeEach, describe, expect, test } from 'vitest';
import { saveView } from '../../../../contract/common/saved-views.ts';
import { balances } from '../../../../server/campaigns/occasions/balance.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { call, testApp } from '../../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  makeCampaign,
  participantsOf,
  runCampaign,
  setStatus,
} from '../../../support/areas/campaigns.ts';
import { lookAt, setCustomer, tookPart } from '../../../support/areas/occasions.ts';
import {
  accountOf,
  addCustomer,
  addLadder,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setCompany,
  type Till,
} from '../../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let maria: Shopper;
const at = (moment: string) => {
  till.app.clock.now = Date.parse(moment);
};
const born = (day: string, who = maria) => setCustomer(marketer, who.id, { birth_date: day });
const look = (moment: string) => lookAt(marketer, moment);
const always = { campaign_condition_id: 1 };

beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-01-01T00:00:00Z') }));
  marketer = await addMarketer(till);
  maria = await addCustomer(till);
  await setCustomer(marketer, maria.id, { created_at: '2020-01-01T00:00:00Z' });
});

describe('a registration', () => {
  test('gives once, to who came after the campaign began', async () => {
    const id = await runCampaign(marketer, 'registration');
    const nikos = await addCustomer(till);
    await setCustomer(marketer, nikos.id, { created_at: '2026-01-01T10:00:00Z' });
    await look('2026-01-01T10:00:20Z');
    await look('2026-01-01T10:00:40Z');
    expect(await tookPart(marketer, id)).toEqual([nikos.id]);
    expect((await accountOf(till, nikos)).balance).toBe(10);
    await expectSound(till);
  });

  test('that was being written while the campaign looked is found by its next look', async () => {
    const id = await runCampaign(marketer, 'registration');
    await look('2026-01-01T10:00:20Z');
    const nikos = await addCustomer(till);
    await setCustomer(marketer, nikos.id, { created_at: '2026-01-01T10:00:15Z' });
    await look('2026-01-01T10:00:40Z');
    expect(await tookPart(marketer, id)).toEqual([nikos.id]);
  });

  test('of who was deleted or anonymised meanwhile gives nothing', async () => {
    const id = await runCampaign(marketer, 'registration');
    for (const gone of ['deleted_at', 'anonymised_at']) {
      const who = await addCustomer(till);
      const own = { created_at: '2026-01-01T10:00:00Z', [gone]: '2026-01-01T10:00:01Z' };
      await setCustomer(marketer, who.id, own);
    }
    await look('2026-01-01T11:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([]);
  });
});

describe('a birthday', () => {
  test('gives at the hour of the company’s day, once a year', async () => {
    await born('1990-03-02');
    const id = await runCampaign(marketer, 'birthday', { hour: 9 }, always);
    await look('2026-03-02T06:59:59Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2026-03-02T07:00:00Z');
    await look('2026-03-02T07:20:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
    await look('2027-03-02T07:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id, maria.id]);
  });

  test.each([
    [-7, '2026-02-23'],
    [3, '2026-03-05'],
  ])('%i days from it', async (days, day) => {
    await born('1990-03-02');
    const id = await runCampaign(marketer, 'birthday', { days, hour: 10 });
    await look(`${day}T07:59:59Z`);
    expect(await tookPart(marketer, id)).toEqual([]);
    await look(`${day}T08:00:00Z`);
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });

  test('of a leap day is on 28 February in other years', async () => {
    await born('1992-02-29');
    const id = await runCampaign(marketer, 'birthday', { hour: 10 }, always);
    await look('2026-02-27T23:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2026-02-28T08:00:00Z');
    await look('2026-03-02T08:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });

  test('of which the year is not known gives every year, of a leap day on 28 February in others', async () => {
    await setCustomer(marketer, maria.id, { birthday: '02-29' });
    const nikos = await addCustomer(till);
    const own = { birthday: '03-02', created_at: '2020-01-01T00:00:00Z' };
    await setCustomer(marketer, nikos.id, own);
    const id = await runCampaign(marketer, 'birthday', { hour: 10 }, always);
    await look('2026-02-27T23:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2026-02-28T08:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
    await look('2026-03-02T08:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id, nikos.id]);
  });

  test('of a leap day is on itself in a leap year', async () => {
    await born('1992-02-29');
    const id = await runCampaign(marketer, 'birthday', { hour: 10 }, always);
    at('2028-02-28T00:00:00Z');
    const { pool } = till.app.database;
    await pool.query(`update campaigns set started_at = '2028-02-28T00:00:00Z'`);
    await look('2028-02-28T20:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2028-02-29T08:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });

  test('whose hour summer time leaves out is an hour later', async () => {
    await born('1990-03-29');
    const id = await runCampaign(marketer, 'birthday', { hour: 3 });
    // 03:00 is 04:00 at once, which is one in Greenwich.
    await look('2026-03-29T00:59:59Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2026-03-29T01:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });

  test('whose hour is there twice is given once', async () => {
    await born('1990-10-25');
    const id = await runCampaign(marketer, 'birthday', { hour: 3 }, always);
    for (const hour of ['00:00', '00:30', '01:00', '01:30', '02:00'])
      await look(`2026-10-25T${hour}:00Z`);
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });
});

describe('inactivity', () => {
  test('gives once for a lapse, and again for one after another receipt', async () => {
    const never = await addCustomer(till);
    const id = await runCampaign(marketer, 'inactivity', { days: 30, hour: 10 }, always);
    at('2026-01-10T12:00:00Z');
    await send(till, maria, 5);
    await look('2026-02-09T07:59:59Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2026-02-09T08:00:00Z');
    await look('2026-02-20T08:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
    await send(till, maria, 5);
    await look('2026-03-22T08:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id, maria.id]);
    expect(await tookPart(marketer, id)).not.toContain(never.id);
  });

  test('gives nothing to who came back in time', async () => {
    const id = await runCampaign(marketer, 'inactivity', { days: 10, hour: 10 }, always);
    at('2026-01-10T12:00:00Z');
    await send(till, maria, 5);
    at('2026-01-19T12:00:00Z');
    await send(till, maria, 5);
    await look('2026-01-25T12:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([]);
  });
});

describe('a tier', () => {
  test('that is reached gives, and the same tier is not reached twice', async () => {
    const [, silver = 0] = await addLadder(till, [{ from: 0 }, { from: 10_000 }]);
    const id = await runCampaign(marketer, 'tier_reached', { store_point_title_ids: [silver] });
    at('2026-01-10T12:00:00Z');
    await send(till, maria, 50);
    await look('2026-01-10T12:00:20Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await send(till, maria, 60);
    await send(till, maria, 60);
    await look('2026-01-10T12:00:40Z');
    const [got] = await participantsOf(marketer, id);
    expect(got).toMatchObject({ user_account_id: maria.id, matched: { tier: silver } });
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });
});

describe('a balance', () => {
  test('gives when it crosses a threshold from below, and when it does so again', async () => {
    const options = { on: 'crosses', threshold: 100 };
    const reward = { title: 'Ένας', points: 1 };
    const own = { ...always, campaign_reward: reward };
    const id = await runCampaign(marketer, 'balance', options, own);
    at('2026-01-10T12:00:00Z');
    const { data } = await send(till, maria, 99);
    await look('2026-01-10T12:00:20Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    const crossing = await send(till, maria, 10);
    await look('2026-01-10T12:00:40Z');
    expect((await participantsOf(marketer, id))[0]?.matched).toEqual({ balance: 109 });
    await giveBack(till, crossing.data.transaction_id);
    await giveBack(till, data.transaction_id);
    await send(till, maria, 120);
    await look('2026-01-10T12:01:20Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id, maria.id]);
    await expectSound(till);
  });

  test('gives before points expire, once for each day on which they do', async () => {
    await setCompany(till, { expiration_points: 30 });
    const options = { on: 'expires', days: 7, hour: 10 };
    const own = { ...always, campaign_reward: { title: 'Μήνυμα', gift_ids: [] } };
    const message = {
      system_notification_ids: [1],
      sms: { text: { el: 'Λήγουν', en: 'They expire', it: 'Scadono' } },
    };
    const id = await runCampaign(marketer, 'balance', options, { ...own, ...message });
    at('2026-01-10T12:00:00Z');
    await send(till, maria, 20);
    await send(till, maria, 30);
    await look('2026-02-02T07:59:59Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2026-02-02T08:00:00Z');
    await look('2026-02-03T08:00:00Z');
    expect(await participantsOf(marketer, id)).toMatchObject([
      { user_account_id: maria.id, matched: { expires: '2026-02-09', points: 50 } },
    ]);
  });

  test('gives for points that expire within the days already when the campaign begins, once', async () => {
    await setCompany(till, { expiration_points: 30 });
    at('2026-01-10T12:00:00Z');
    await send(till, maria, 20);
    at('2026-02-05T12:00:00Z');
    const options = { on: 'expires', days: 7, hour: 10 };
    const id = await runCampaign(marketer, 'balance', options, always);
    await look('2026-02-05T12:01:00Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    await look('2026-02-06T08:00:00Z');
    await look('2026-02-07T08:00:00Z');
    expect(await participantsOf(marketer, id)).toMatchObject([
      { user_account_id: maria.id, matched: { expires: '2026-02-09', points: 20 } },
    ]);
  });

  test('had been about to lose points that were spent or expired since, as a preview asks', async () => {
    await setCompany(till, { expiration_points: 30 });
    at('2026-01-10T12:00:00Z');
    await send(till, maria, 20);
    at('2026-02-05T12:00:00Z');
    await send(till, maria, 1, { points_used: 5 });
    await postExpiries(till.app.database, Date.parse('2026-02-12T00:00:00Z'));
    const found = await balances(till.app.database.pool, {
      companyId: till.company.companyId,
      timeZone: 'Europe/Athens',
      options: { on: 'expires', days: 7, threshold: null, hour: 10 },
      fromMs: Date.parse('2026-01-01T00:00:00Z'),
      untilMs: Date.parse('2026-02-20T00:00:00Z'),
      beganMs: Date.parse('2026-01-01T00:00:00Z'),
      after: 0,
      limit: 10,
    });
    expect(found).toMatchObject([
      {
        accountId: maria.id,
        occasion: 'expiry 2026-02-09',
        atMs: Date.parse('2026-02-02T08:00:00Z'),
        matched: { points: 20 },
      },
    ]);
  });
});

describe('a schedule', () => {
  test('gives to everybody at its moment, and to nobody who comes later', async () => {
    const at10 = '2026-01-05T10:00:00.000Z';
    const id = await runCampaign(marketer, 'scheduled', { every: 'once', at: at10 }, always);
    await look('2026-01-05T09:59:59Z');
    expect(await tookPart(marketer, id)).toEqual([]);
    const nikos = await addCustomer(till);
    await setCustomer(marketer, nikos.id, { created_at: '2026-01-05T10:00:01Z' });
    await look('2026-01-05T10:00:05Z');
    await look('2026-01-06T10:00:05Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });

  test('of a moment that has passed is refused: when it is created, changed and started', async () => {
    const options = (at: string) => ({ every: 'once', at });
    const wrong = { errors: { 'campaign_type_options.at': [expect.any(String)] } };
    const past = await makeCampaign(
      marketer,
      'scheduled',
      options('2025-12-31T10:00:00.000Z'),
      always,
    );
    expect(past.refusal).toMatchObject(wrong);
    // Started later, the moment has passed.
    const later = await makeCampaign(
      marketer,
      'scheduled',
      options('2026-01-05T10:00:00.000Z'),
      always,
    );
    at('2026-01-05T10:00:01Z');
    const started = await setStatus(marketer, later.data.campaign_id, 'running');
    expect(started.refusal).toMatchObject(wrong);
  });

  test('goes on where it was paused in the middle, and does not begin again after its moment', async () => {
    const moment = { every: 'once', at: '2026-01-05T10:00:00.000Z' };
    const id = await runCampaign(marketer, 'scheduled', moment, always);
    await setStatus(marketer, id, 'paused');
    at('2026-01-05T10:00:05Z');
    expect((await setStatus(marketer, id, 'running')).status).toBe(422);
    expect((await setStatus(marketer, id, 'ended')).status).toBe(200);
  });

  test('gives every week on its day', async () => {
    const options = { every: 'week', weekday: 1, hour: 10 };
    const id = await runCampaign(marketer, 'scheduled', options, always);
    // Mondays, before and after summer time began.
    await look('2026-01-05T08:00:00Z');
    await look('2026-01-11T08:00:00Z');
    expect(await tookPart(marketer, id)).toHaveLength(1);
    await look('2026-01-12T08:00:00Z');
    expect(await tookPart(marketer, id)).toHaveLength(2);
  });

  test('of the 31st is on the last day of a shorter month', async () => {
    const options = { every: 'month', month_day: 31, hour: 10 };
    const id = await runCampaign(marketer, 'scheduled', options, always);
    await look('2026-01-31T08:00:00Z');
    await look('2026-02-28T07:59:59Z');
    expect(await tookPart(marketer, id)).toHaveLength(1);
    await look('2026-02-28T08:00:00Z');
    await look('2026-03-30T12:00:00Z');
    expect(await tookPart(marketer, id)).toHaveLength(2);
    await look('2026-03-31T07:00:00Z');
    expect(await tookPart(marketer, id)).toHaveLength(3);
  });

  test('gives to those of a saved view, as the list of customers narrows itself', async () => {
    await setCustomer(marketer, maria.id, { gender: 'female' });
    await addCustomer(till);
    const { data } = await call(till.app, saveView, {
      params: { storeId: till.company.companyId },
      as: marketer.admin,
      body: { resource: 'customers', name: 'Γυναίκες', filter: { gender: 'female' } },
    });
    const view = {
      campaign_client_characteristic_id: 7,
      campaign_client_characteristic_options: { view_id: data.view_id },
    };
    const moment = { every: 'once', at: '2027-01-05T10:00:00.000Z' };
    const id = await runCampaign(marketer, 'scheduled', moment, view);
    await look('2027-01-05T10:00:00Z');
    expect(await tookPart(marketer, id)).toEqual([maria.id]);
  });
});
