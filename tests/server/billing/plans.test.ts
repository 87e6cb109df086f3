import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog, readAudit } from '../../../contract/audit/audit.ts';
import {
  companyAttributes,
  companyPermissions,
  planRewardTypes,
  storeAttributes,
  systemPlanTypes,
} from '../../../contract/billing/plan-lookups.ts';
import {
  createCompanyPlan,
  createStorePlan,
  deletePlan,
  listPlans,
  publicCompanyPlans,
  publicStorePlans,
  readPlan,
  updateStorePlan,
} from '../../../contract/billing/plans.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addCompanyPlan,
  addPlan,
  addSelling,
  choose,
  current,
  history,
  mailsOf,
  payDue,
  planBody,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { addCompany, addMember, addSuperAdmin } from '../../support/areas/people.ts';

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
});

const at = () => ({ storeId: selling.company.companyId });
const make = (body: Record<string, unknown>) =>
  call(selling.app, createStorePlan, { params: at(), body, as: selling.seller });
const read = async (id: number) =>
  (await call(selling.app, readPlan, { params: { ...at(), id }, as: selling.seller })).data;
const change = (id: number, body: Record<string, unknown>) =>
  call(selling.app, updateStorePlan, { params: { ...at(), id }, body, as: selling.seller });
const remove = (id: number) =>
  call(selling.app, deletePlan, { params: { ...at(), id }, as: selling.seller });

describe('a plan', () => {
  test('is one for companies where it is_brand, and one for stores otherwise (plan-kind)', async () => {
    const store = await read(await addPlan(selling, 10));
    expect(store.extra_properties).toEqual({ is_pos: false, is_brand: false });
    await addCompanyPlan(selling, 99);
    const offered = await call(selling.app, publicCompanyPlans, { params: { id: 1 } });
    expect(offered.data.plans.map(({ plan_price }) => plan_price)).toContain(99);
    const { refusal } = await make(planBody(10, { extra_properties: { is_brand: true } }));
    expect(Object.keys(refusal.errors ?? {})).toEqual(['extra_properties.is_brand']);
  });

  test('for companies is the platform’s alone to sell', async () => {
    const { status } = await call(selling.app, createCompanyPlan, {
      params: at(),
      body: planBody(10),
      as: selling.seller,
    });
    expect(status).toBe(403);
  });

  test('has its limits left out where it has none (plan-attributes-omitted)', async () => {
    expect(await read(await addPlan(selling, 10))).not.toHaveProperty('attributes');
    const limited = await addPlan(selling, 10, { attributes: { users: 3 } });
    expect((await read(limited)).attributes).toEqual({ users: 3 });
    const { refusal } = await make(planBody(10, { attributes: { stores: 3 } }));
    expect(refusal.code).toBe(422);
  });

  test('carries permissions, which become the store’s own (plan-carries-permissions)', async () => {
    const permissions = treeOf([
      'products.read',
      'general_settings.billing_dashboard.read',
      'general_settings.billing_dashboard.update',
    ]);
    const plan = await addPlan(selling, 0, { permissions });
    await choose(selling, plan);
    const [store] = await sqlOf(selling, 'select permissions from stores where store_id = $1', [
      selling.store.storeId,
    ]);
    expect(store?.permissions).toEqual(permissions);
  });

  test('fills the languages that are empty, and has the decimals of its currency', async () => {
    const { data } = await make(planBody(12.5, { plan_name: { en: 'Basic' } }));
    expect(data.plan_name).toEqual({ el: 'Basic', en: 'Basic', it: 'Basic' });
    await sqlOf(selling, `update stores set currency = 'JPY' where store_id = $1`, [
      selling.company.companyId,
    ]);
    const { refusal } = await make(planBody(12.5));
    expect(Object.keys(refusal.errors ?? {})).toEqual(['plan_price']);
    expect((await make(planBody(1250))).data).toMatchObject({ plan_price: 1250, currency: 'JPY' });
    await sqlOf(selling, `update stores set currency = 'KWD' where store_id = $1`, [
      selling.company.companyId,
    ]);
    const smaller = await make(planBody(12.345));
    expect(Object.keys(smaller.refusal.errors ?? {})).toEqual(['plan_price']);
    expect((await make(planBody(12.34))).data).toMatchObject({ plan_price: 12.34 });
  });

  test('that nobody has is deleted; one that somebody has is withdrawn and kept', async () => {
    const [unused, used] = [await addPlan(selling, 10), await addPlan(selling, 20)];
    await choose(selling, used);
    await remove(unused);
    await remove(used);
    const { data } = await call(selling.app, listPlans, { params: at(), as: selling.seller });
    expect(data.plans).toMatchObject([
      { store_subscription_plan_id: used, withdrawn: true, subscribers: 1 },
    ]);
    const offered = await call(selling.app, publicStorePlans, { params: { id: at().storeId } });
    expect(offered.data.plans).toEqual([]);
    expect((await current(selling)).store_subscription_plan).toMatchObject({ plan_price: 20 });
  });

  test('has its new price from the next period on, and its subscribers are written to', async () => {
    const plan = await addPlan(selling, 10);
    await sqlOf(selling, `update stores set email = 'anna@example.org' where store_id = $1`, [
      selling.store.storeId,
    ]);
    await choose(selling, plan);
    await addCard(selling, 'works');
    await payDue(selling);
    await change(plan, { plan_price: 15 });
    expect((await mailsOf(selling)).at(-1)).toMatchObject({
      recipient: 'anna@example.org',
      subject: 'Αλφα: νέα τιμή για το πακέτο Βασικό',
    });
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    expect((await history(selling)).map(({ total }) => total)).toEqual([15, 10]);
  });

  test('that somebody changed meanwhile is not saved over', async () => {
    const plan = await addPlan(selling, 10);
    const { updated_at } = await read(plan);
    await change(plan, { plan_price: 11, updated_at });
    const { status, refusal } = await change(plan, { plan_price: 12, updated_at });
    expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
  });

  test('of another company is not there', async () => {
    const plan = await addPlan(selling, 10);
    const other = await addCompany(selling.app, 'Βήτα');
    const as = await addMember(selling.app, other);
    const params = { storeId: other.companyId, id: plan };
    for (const endpoint of [readPlan, deletePlan])
      expect((await call(selling.app, endpoint, { params, as })).status).toBe(404);
    const changed = await call(selling.app, updateStorePlan, { params, body: {}, as });
    expect(changed.status).toBe(404);
  });

  test('offers what it may be made of, by name', async () => {
    const as = await addSuperAdmin(selling.app);
    const ask = async (endpoint: typeof storeAttributes | typeof companyAttributes) =>
      (await call(selling.app, endpoint, { params: { storeId: 1 }, as, language: 'it' })).data
        .attributes;
    expect(await ask(storeAttributes)).toEqual([{ attribute: 'users', name: 'Utenti' }]);
    expect(await ask(companyAttributes)).toHaveLength(4);
    const params = { storeId: 1 };
    const types = await call(selling.app, systemPlanTypes, { params, as });
    expect(types.data.system_plan_types.map(({ kind }) => kind)).toEqual(['store', 'company']);
    expect(
      (await call(selling.app, planRewardTypes, { params, as })).data.reward_types,
    ).toHaveLength(2);
    const most = await call(selling.app, companyPermissions, { params, as });
    expect(most.data.company_permissions).toHaveProperty('subscriptions');
  });
});

test('who changed a price is in the log of changes, before and after', async () => {
  const plan = await addPlan(selling, 10);
  await change(plan, { plan_price: 15 });
  const { data } = await call(selling.app, auditLog.calls.list, {
    params: at(),
    query: { subject: 'subscription_plans', action: 'update' },
    as: selling.seller,
  });
  const [row] = (data as { audit_log: { audit_id: number; user: string }[] }).audit_log;
  expect(row?.user).toBe('Άννα Γεωργίου');
  const read = await call(selling.app, readAudit, {
    params: { ...at(), id: row?.audit_id ?? 0 },
    as: selling.seller,
  });
  expect(read.data).toMatchObject({ before: { plan_price: 10 }, after: { plan_price: 15 } });
});
