import { beforeEach, describe, expect, test } from 'vitest';
import { redeemables } from '../../../contract/coupons/claims.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { timetableToSend } from '../../../contract/organisations/timetable.ts';
import { login } from '../../../contract/people/auth.ts';
import { me } from '../../../contract/people/session.ts';
import * as profile from '../../../contract/settings/store-profile.ts';
import { loadStore } from '../../../contract/settings/store-settings.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { clean } from '../../../server/settings/cleaners.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addGift, addVisit, claim } from '../../support/areas/claims.ts';
import { png } from '../../support/areas/pictures.ts';
import {
  addCustomer,
  addTill,
  send,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
beforeEach(async () => {
  till = await addTill(await testApp());
});

const ask = <E extends Endpoint>(endpoint: E, body?: unknown) =>
  call(till.app, endpoint, { params: { storeId: till.store.storeId }, body, as: till.cashier });
const load = async () => (await ask(loadStore)).data;
const fieldsOf = (errors: object = {}) => Object.keys(errors);

describe('a store', () => {
  test('saves its business information and its shopping cart apart', async () => {
    const business = {
      name: 'Ακτή',
      address: 'Ερμού 1',
      lat: 37.97,
      lon: 23.72,
      email: 'akti@example.org',
    };
    expect((await ask(profile.changeStore, business)).data).toMatchObject(business);
    await ask(profile.changeStore, { shopping_cart: true });
    expect(await load()).toMatchObject({ ...business, shopping_cart: true });
  });

  test('keeps its delivery, claim days and billing details', async () => {
    const delivery = { delivers: true, radius_km: 4.5, minimum_order: 12, fee: 2.5, free_from: 30 };
    await ask(profile.changeDelivery, delivery);
    await ask(profile.changeStoreClaimDays, { coupon_claim_valid_days: 7 });
    await ask(profile.changeBillingDetails, { comp_name: 'Ακτή ΑΕ', receipt_phone: '210 3210000' });
    await ask(profile.changeBillingDetails, { city: 'Αθήνα' });
    expect(await load()).toMatchObject({
      order_settings: delivery,
      coupon_claim_valid_days: 7,
      company_claim_valid_days: 25,
      invoicing: { comp_name: 'Ακτή ΑΕ', city: 'Αθήνα', tax_office: null },
    });
    await ask(profile.changeStoreClaimDays, { coupon_claim_valid_days: null });
    expect(await load()).toMatchObject({
      coupon_claim_valid_days: 25,
      own_claim_valid_days: null,
    });
  });

  test('takes one logo a call, and the one it replaces goes', async () => {
    const upload = async (field: string) =>
      (
        await call(till.app, profile.uploadStoreLogos, {
          params: { storeId: till.store.storeId },
          file: { field, bytes: await png() },
          as: till.cashier,
        })
      ).data;
    const first = (await upload('map_logo')).map_logo ?? '';
    expect(first).toMatch(/^\/files\//);
    await upload('map_logo');
    expect(till.app.files.stored.has(first)).toBe(false);
    expect((await load()).logo).toBeNull();
  });

  test('saved over somebody else’s change is refused as it is', async () => {
    const stale = { delivers: true, updated_at: '2020-01-01T00:00:00.000Z' };
    const { status, refusal } = await ask(profile.changeDelivery, stale);
    expect([status, refusal.current]).toEqual([409, await load()]);
  });

  test('routes online payments only through a way it offers', async () => {
    const online = (online_bank_provider_id: number) =>
      ask(profile.changePaymentProcessing, {
        online_payment_processing: 'true',
        online_bank_provider_id,
      });
    expect(fieldsOf((await online(4)).refusal.errors)).toEqual(['online_bank_provider_id']);
    await ask(profile.changePaymentProviders, {
      bank_providers: [{ bank_provider_id: 1 }, { bank_provider_id: 4, account: 'acct_1' }],
    });
    expect((await online(4)).data).toMatchObject({
      online_bank_provider_id: 4,
      flags: { app_settings: { online_payment_processing: 'true' } },
    });
    await ask(profile.changePaymentProviders, { bank_providers: [{ bank_provider_id: 1 }] });
    expect((await load()).online_bank_provider_id).toBeNull();
  });
});

describe('a timetable', () => {
  const monday = (shifts: object[]) => ({ day: 'monday', type: 'regular', shifts });
  const change = (...timetable: object[]) => ask(profile.changeTimetable, { timetable });
  const at = (from: string, to: string) => ({ from, to });

  test('keeps shifts of regular days, and none of others (timetable-24h-closed-no-shifts)', async () => {
    const { data } = await change(
      monday([at('09:00', '14:00'), at('17:30', '21:00')]),
      { day: 'friday', type: '24h', shifts: [at('09:00', '14:00')] },
      { day: 'sunday', type: 'closed' },
    );
    expect(data.timetable).toEqual([
      monday([at('09:00', '14:00'), at('17:30', '21:00')]),
      { day: 'friday', type: '24h' },
      { day: 'sunday', type: 'closed' },
    ]);
  });

  test.each([
    [
      'nights over midnight',
      [monday([at('20:00', '02:00')]), { ...monday([at('02:00', '08:00')]), day: 'tuesday' }],
    ],
    [
      'a night into Monday',
      [monday([at('03:00', '08:00')]), { ...monday([at('22:00', '03:00')]), day: 'sunday' }],
    ],
    ['a whole day', [monday([at('00:00', '00:00')])]],
  ] as [string, object[]][])('takes %s', async (_, days) => {
    expect((await change(...days)).status).toBe(200);
  });

  test.each([
    [
      'two shifts that overlap',
      [monday([at('09:00', '14:00'), at('13:59', '18:00')])],
      'timetable.0.shifts.1.from',
    ],
    [
      'a night into the next day’s shift',
      [monday([at('20:00', '02:00')]), { ...monday([at('01:00', '08:00')]), day: 'tuesday' }],
      'timetable.1.shifts.0.from',
    ],
    [
      'a night of Sunday into Monday’s',
      [monday([at('01:00', '08:00')]), { ...monday([at('20:00', '02:00')]), day: 'sunday' }],
      'timetable.1.shifts.0.from',
    ],
    ['what is no time', [monday([at('9:00', '14:00')])], 'timetable.0.shifts.0.from'],
    ['25 hours', [monday([at('09:00', '25:00')])], 'timetable.0.shifts.0.to'],
    ['a regular day without shifts', [monday([])], 'timetable.0.shifts'],
    [
      'a day twice',
      [monday([at('09:00', '14:00')]), { day: 'monday', type: 'closed' }],
      'timetable.1.day',
    ],
  ] as [string, object[], string][])('refuses %s', async (_, days, field) => {
    const { status, refusal } = await change(...days);
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, [field]]);
  });

  test('is sent without the empty row at the end of a regular day (timetable-regular-last-shift)', () => {
    const shifts = [at('09:00', '14:00'), at('17:00', '21:00'), at('', '')];
    expect(
      timetableToSend([
        { day: 'monday', type: 'regular', shifts },
        { day: 'sunday', type: 'closed', shifts },
        { day: 'friday', type: '24h', shifts },
      ]),
    ).toEqual([
      { day: 'monday', type: 'regular', shifts: shifts.slice(0, 2) },
      { day: 'sunday', type: 'closed' },
      { day: 'friday', type: '24h' },
    ]);
  });
});

describe('one’s own password', () => {
  const change = (own: object = {}) =>
    ask(profile.changeOwnPassword, {
      old_password: 'the old one',
      password: 'a new password',
      password_confirmation: 'a new password',
      ...own,
    });
  beforeEach(async () => {
    await till.app.database.pool.query('update users set password_hash = $1 where user_id = $2', [
      await hashPassword('the old one'),
      till.cashier.userId,
    ]);
  });

  test('is changed with the old one, and other devices are signed out', async () => {
    const signIn = (password: string) =>
      call(till.app, login, {
        body: { app_provider_id: 1, mobile: till.cashier.mobile, password },
      });
    const { access_token } = (await signIn('the old one')).data;
    expect((await change()).status).toBe(200);
    expect((await call(till.app, me, { as: { token: access_token } })).status).toBe(401);
    expect((await call(till.app, me, { as: till.cashier })).status).toBe(200);
    expect((await signIn('the old one')).status).toBe(401);
    expect((await signIn('a new password')).status).toBe(200);
  });

  test.each([
    [{ old_password: 'not it' }, 'old_password'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password_confirmation: 'another one' }, 'password_confirmation'],
  ])('is not changed with %j', async (own, field) => {
    const { status, refusal } = await change(own);
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, [field]]);
  });
});

describe('how customers redeem', () => {
  const visitClaim = async () => {
    const customer = await addCustomer(till);
    const coupon_id = await addVisit(till);
    return { customer, code: (await claim(till, customer, { coupon_id })).data.code };
  };
  const listed = async (customer: { id: number }) =>
    (
      await call(till.app, redeemables, {
        params: { storeId: till.store.storeId, id: customer.id },
        as: till.cashier,
      })
    ).data.claims;

  test('by customer only: a code alone is refused, with its customer it is not', async () => {
    const { customer, code } = await visitClaim();
    await ask(profile.changeRedemptionType, { redemption_type_id: 2 });
    const { status, refusal } = await accept(till, code);
    expect([status, refusal.error]).toEqual([422, 'redemption_by_customer']);
    expect((await accept(till, code, customer)).status).toBe(200);
  });

  test('by voucher code only: a customer’s open vouchers are not listed at the till', async () => {
    const { customer, code } = await visitClaim();
    expect(await listed(customer)).toHaveLength(1);
    await ask(profile.changeRedemptionType, { redemption_type_id: 1 });
    expect(await listed(customer)).toEqual([]);
    expect((await accept(till, code)).status).toBe(200);
  });

  test('is one of the served types', async () => {
    const served = (await load()).redemption_types.map((each) => each.redemption_type_id);
    expect(served).toEqual([1, 2, 3]);
    const { refusal } = await ask(profile.changeRedemptionType, { redemption_type_id: 4 });
    expect(fieldsOf(refusal.errors)).toEqual(['redemption_type_id']);
  });
});

describe('texts of the company', () => {
  const messages = { el: 'Κωδικός {code} για {title}', en: '', it: '' };
  const sent = async () =>
    (
      await till.app.database.pool.query(
        'select channel, recipient, body from messages order by message_id',
      )
    ).rows;
  const agree = () => till.app.database.pool.query('update customers set sms = true');

  test('tell a customer of a claim and of its redemption', async () => {
    await setCompany(till, {
      sms_coupon_claim_message: messages,
      sms_redemption_message: { ...messages, el: 'Εξαργυρώθηκε: {title}' },
    });
    const customer = await addCustomer(till);
    await agree();
    const gift_id = await addGift(till, 0);
    const { code } = (await claim(till, customer, { gift_id })).data;
    await accept(till, code);
    expect(await sent()).toEqual([
      { channel: 'sms', recipient: `+30${customer.mobile}`, body: `Κωδικός ${code} για Κούπα` },
      { channel: 'sms', recipient: `+30${customer.mobile}`, body: 'Εξαργυρώθηκε: Κούπα' },
    ]);
  });

  test('are not sent without consent, nor where the company wrote none', async () => {
    const customer = await addCustomer(till);
    const gift_id = await addGift(till, 0);
    await agree();
    await accept(till, (await claim(till, customer, { gift_id })).data.code);
    await till.app.database.pool.query('update customers set sms = false');
    await setCompany(till, {
      sms_coupon_claim_message: messages,
      sms_redemption_message: messages,
    });
    await accept(till, (await claim(till, customer, { gift_id })).data.code);
    expect(await sent()).toEqual([]);
  });
});

describe('what is tidied up', () => {
  const day = 24 * 60 * 60_000;
  const statuses = async () =>
    (await till.app.database.pool.query('select status from transactions order by 1')).rows.map(
      ({ status }) => status,
    );

  test('payments that never came are cancelled after the store’s days, others stay', async () => {
    const { now } = till.app.clock;
    const customer = await addCustomer(till);
    await setStore(till, { pending_payment_days: 5 });
    await send(till, customer, 10, { pending: true });
    await send(till, customer, 10);
    expect(await clean(till.app.database, now + 4 * day)).toMatchObject({ payments: 0 });
    expect(await clean(till.app.database, now + 6 * day)).toMatchObject({ payments: 1 });
    expect(await statuses()).toEqual(['cancelled', 'posted']);
  });

  test('nothing is where the store never said so', async () => {
    await send(till, await addCustomer(till), 10, { pending: true });
    const done = await clean(till.app.database, till.app.clock.now + 900 * day);
    expect(done).toEqual({ payments: 0, coupons: 0 });
  });

  test('ended coupons leave the lists', async () => {
    await setStore(till, { ended_coupon_days: 3 });
    const id = await addVisit(till);
    await till.app.database.pool.query(
      "update coupons set expiration_date = now() - interval '4 days' where coupon_id = $1",
      [id],
    );
    expect(await clean(till.app.database, Date.now())).toMatchObject({ coupons: 1 });
  });
});
