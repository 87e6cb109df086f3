import { beforeEach, describe, expect, test } from 'vitest';
import { voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { fbCoupon } from '../../../contract/coupons/public-coupons.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import * as messaging from '../../../contract/messages/messaging-calls.ts';
import { ownStores } from '../../../contract/people/session.ts';
import { deleteCompany, loadCompany } from '../../../contract/settings/company-profile.ts';
import * as settings from '../../../contract/settings/company-settings.ts';
import { loadStore } from '../../../contract/settings/store-settings.ts';
import { sendReports } from '../../../server/coupons/multiple/reports.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addVoucher } from '../../support/areas/claims.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import { addCustomer, addTill, send, setStore } from '../../support/areas/till.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
});

const ask = <E extends Endpoint>(endpoint: E, body?: unknown, more: object = {}) =>
  call(within, endpoint, { params: { storeId: company.storeId }, body, as: admin, ...more });
const all = async () => (await ask(settings.allSettings)).data;

describe('the settings of a company', () => {
  test('are there from its first day', async () => {
    expect(await all()).toMatchObject({
      name: 'Αλφα',
      online_offline_points_ratio: 100,
      init_user_points: 0,
      total_users: 0,
      expiration_points: 0,
      point_value: 0.01,
      time_zone: 'Europe/Athens',
      app_points_visibility: true,
      rc_app_visible_loyalty_program: true,
      coupon_creation_type_id: 1,
      coupon_claim_valid_days: 25,
      sms_configuration: { mode: 'default', token_set: false },
      email_configuration: { mode: 'default', password_set: false },
      viber_configuration: { state: 'none', alias_name: null },
      terms_file: null,
    });
  });

  test.each([
    [settings.changeInitialPoints, { init_user_points: 12.5, total_users: 100 }],
    [settings.changePointsRatio, { online_offline_points_ratio: 30 }],
    [settings.changePointsVisibility, { app_points_visibility: false }],
    [settings.changeCouponCreation, { coupon_creation_type_id: 2 }],
    [settings.changePointsReturn, { return_points_after_coupon_exp: false }],
    [settings.changeProgrammeVisibility, { rc_app_visible_loyalty_program: false }],
    [settings.changePushNotifications, { push_notifications: false }],
    [settings.changeCampaignEmails, { campaign_email_notifications: false }],
    [settings.changeExpiration, { expiration_points: 365 }],
    [
      settings.changeLedgerTerms,
      { points_pending_days: 14, point_value: 0.0125, time_zone: 'Europe/Rome' },
    ],
    [settings.changeCompanyClaimDays, { coupon_claim_valid_days: 40 }],
    [
      messaging.changeEmailSms,
      {
        email_sender_alias_name: 'Αιγαίον',
        email_sender_alias_email: 'hello@example.org',
        secondary_email_settings: true,
      },
    ],
  ] as readonly [Endpoint, object][])('keep what is told: %#', async (endpoint, body) => {
    expect((await ask(endpoint, body)).data).toMatchObject(body);
    expect(await all()).toMatchObject(body);
  });

  test.each([
    [
      settings.changePointsRatio,
      { online_offline_points_ratio: 101 },
      'online_offline_points_ratio',
    ],
    [settings.changeInitialPoints, { init_user_points: 1, total_users: -1 }, 'total_users'],
    [settings.changeCouponCreation, { coupon_creation_type_id: 3 }, 'coupon_creation_type_id'],
    [settings.changeCompanyClaimDays, { coupon_claim_valid_days: 0 }, 'coupon_claim_valid_days'],
    [
      settings.changeLedgerTerms,
      { points_pending_days: 0, point_value: 1, time_zone: 'Europe/Atlantis' },
      'time_zone',
    ],
  ] as readonly [Endpoint, object, string][])(
    'refuse what is wrong by its field: %#',
    async (endpoint, body, field) => {
      const before = await all();
      const { status, refusal } = await ask(endpoint, body);
      expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
      expect(await all()).toEqual(before);
    },
  );

  test('saved over somebody else’s change are refused with the settings as they are', async () => {
    const body = { expiration_points: 9, updated_at: '2020-01-01T00:00:00.000Z' };
    const { status, refusal } = await ask(settings.changeExpiration, body);
    expect([status, refusal.current]).toEqual([409, await all()]);
  });

  test('are read with profile.read alone and changed with profile.update', async () => {
    const reader = await addMember(within, company, { profile: { read: true } });
    expect((await ask(settings.allSettings, undefined, { as: reader })).status).toBe(200);
    const body = { push_notifications: false };
    const refused = await ask(settings.changePushNotifications, body, { as: reader });
    expect(refused.status).toBe(403);
  });
});

describe('a setting does what it says', () => {
  test('customers are not told their balance where the company hides it', async () => {
    const till = await addTill(within, { company: { app_points_visibility: false } });
    await setStore(till, { system_notification_id: 1 });
    const customer = await addCustomer(till);
    await within.database.pool.query('update customers set sms = true');
    await send(till, customer, 10);
    const { rows } = await within.database.pool.query('select body from messages');
    expect(rows).toHaveLength(1);
    expect(rows[0].body).toMatch(/κερδίσατε 10 πόντους\.$/);
  });

  test('the public page of a coupon is not there while the programme is hidden', async () => {
    const till = await addTill(within);
    const id = await addVoucher(till);
    const page = () => call(within, fbCoupon, { params: { id } });
    expect((await page()).status).toBe(200);
    await within.database.pool.query(
      'update company_settings set rc_app_visible_loyalty_program = false',
    );
    expect((await page()).status).toBe(404);
  });

  test('only people of the company create coupons where it says so', async () => {
    const till = await addTill(within, { company: { coupon_creation_type_id: 2 } });
    const create = (as: Person) =>
      call(within, voucherCoupons.calls.create, {
        params: { storeId: till.store.storeId },
        body: { code: `CODE-${as.userId}`, gift_title: 'Καφές' },
        as,
      });
    const { status, refusal } = await create(till.cashier);
    expect([status, refusal.error]).toEqual([422, 'coupons_by_company']);
    const owner = await addMember(within, till.company);
    await within.database.pool.query(
      'insert into memberships (company_id, store_id, user_id, role_id, permissions) select company_id, $2, user_id, role_id, permissions from memberships where user_id = $1',
      [owner.userId, till.store.storeId],
    );
    expect((await create(owner)).status).toBe(201);
  });

  test('reports on campaigns are not queued while their mails are off', async () => {
    await within.database.pool.query(
      `insert into coupons (company_id, store_id, kind, gift_title, maximum, points, notification, created_at)
        values ($1, $1, 'multiple', 'Καφές', 10, 0, $2, now() - interval '3 days')`,
      [
        company.companyId,
        JSON.stringify({ all_coupons_report: { emails: ['a@example.org'], frequency: 'daily' } }),
      ],
    );
    await ask(settings.changeCampaignEmails, { campaign_email_notifications: false });
    await sendReports(within.database, Date.now());
    const queued = async () =>
      (await within.database.pool.query('select subject, purpose from messages')).rows;
    expect(await queued()).toEqual([]);
    await ask(settings.changeCampaignEmails, { campaign_email_notifications: true });
    await sendReports(within.database, Date.now());
    expect(await queued()).toEqual([{ subject: 'Όλα τα κουπόνια: Καφές', purpose: 'campaign' }]);
  });
});

describe('the alias of Viber messages (viber-alias-transitions)', () => {
  const state = async () => (await all()).viber_configuration;
  const codeSent = async () => {
    const { rows } = await within.database.pool.query(
      'select recipient from messages order by message_id desc limit 1',
    );
    return { recipient: rows[0]?.recipient, code: await sentCode(within) };
  };
  beforeEach(async () => {
    await within.database.pool.query("update stores set primary_phone = '2103210000'");
  });

  test('is requested, confirmed with the code that goes to the company’s phone, and cancelled', async () => {
    await ask(messaging.requestViberAlias, { alias_name: 'Aigaion' });
    expect(await state()).toEqual({ state: 'requested', alias_name: 'Aigaion' });
    const { recipient, code } = await codeSent();
    expect(recipient).toBe('+302103210000');
    await ask(messaging.confirmViberAlias, { code });
    expect(await state()).toEqual({ state: 'confirmed', alias_name: 'Aigaion' });
    await ask(messaging.cancelViberAlias);
    expect(await state()).toEqual({ state: 'none', alias_name: null });
  });

  test('stays requested after a wrong code, and says so at its field', async () => {
    await ask(messaging.requestViberAlias, { alias_name: 'Aigaion' });
    const { code } = await codeSent();
    const wrong = code === '000000' ? '111111' : '000000';
    const { status, refusal } = await ask(messaging.confirmViberAlias, { code: wrong });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['code']]);
    expect((await state()).state).toBe('requested');
  });

  test.each([
    ['none', messaging.confirmViberAlias, { code: '123456' }],
    ['none', messaging.cancelViberAlias, undefined],
    ['confirmed', messaging.requestViberAlias, { alias_name: 'Other' }],
    ['confirmed', messaging.confirmViberAlias, { code: '123456' }],
  ] as const)('is refused from %s where that is no step: %#', async (from, endpoint, body) => {
    await within.database.pool.query('update company_settings set viber_state = $1', [from]);
    const { status, refusal } = await ask(endpoint as Endpoint, body);
    expect([status, refusal.error]).toEqual([409, 'alias_not_movable']);
    expect((await state()).state).toBe(from);
  });

  test('wants a phone of the company first', async () => {
    await within.database.pool.query('update stores set primary_phone = null');
    const { refusal } = await ask(messaging.requestViberAlias, { alias_name: 'Aigaion' });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['primary_phone']);
  });
});

describe('deleting a company', () => {
  const remove = (confirm_name?: string) =>
    ask(deleteCompany, undefined, { query: confirm_name ? { confirm_name } : {} });

  test('does nothing where the name that was typed is another', async () => {
    for (const typed of ['Αλφα2', 'αλφα'])
      expect((await remove(typed)).refusal.error).toBe('confirmation_required');
    expect((await ask(loadCompany, undefined, { params: { id: company.storeId } })).status).toBe(
      200,
    );
  });

  test('needs no name of a caller who sends none', async () => {
    expect((await remove()).status).toBe(200);
    const params = { id: company.storeId };
    expect((await ask(loadCompany, undefined, { params })).status).toBe(404);
  });

  test('takes it from everybody at once and keeps its rows (company-deleted-flow)', async () => {
    const till = await addTill(within);
    const owner = await addMember(within, till.company);
    const at = { params: { storeId: till.company.storeId }, as: owner };
    expect(
      (await call(within, deleteCompany, { ...at, query: { confirm_name: 'Αλφα' } })).status,
    ).toBe(200);
    expect((await call(within, settings.allSettings, at)).status).toBe(404);
    const staff = { params: { storeId: till.store.storeId }, as: till.cashier };
    expect((await call(within, loadStore, staff)).status).toBe(404);
    expect((await call(within, ownStores, { as: till.cashier })).data.stores).toEqual([]);
    const { rows } = await within.database.pool.query(
      'select count(*)::int as kept from stores where company_id = $1',
      [till.company.companyId],
    );
    expect(rows).toEqual([{ kept: 2 }]);
    expect((await ask(settings.allSettings)).status).toBe(200);
  });
});
