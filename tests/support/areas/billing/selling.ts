import { expect } from 'vitest';
import { dashboards } from '../../../../contract/billing/dashboard.ts';
import { createPaymentMethod } from '../../../../contract/billing/payment-methods.ts';
import { createCompanyPlan, createStorePlan } from '../../../../contract/billing/plans.ts';
import { defaultTrees } from '../../../../contract/permissions/default-trees.ts';
import type { Billing } from '../../../../server/billing/core/context.ts';
import { runBilling } from '../../../../server/billing/runner/run.ts';
import { verifyBilling } from '../../../../server/billing/verify/verify.ts';
import { platformId } from '../../../../server/messages/outbox.ts';
import { call, settingsWith, type TestApp, testApp } from '../../app.ts';
import { serverLog } from '../../server-log.ts';
import {
  addCompany,
  addMember,
  addStore,
  addSuperAdmin,
  type Person,
  type Place,
} from '../people.ts';

/** A company that sells plans to its store, and who acts for each. */
export interface Selling {
  app: TestApp;
  company: Place;
  store: Place;
  /** Who sells, and who pays. */
  seller: Person;
  payer: Person;
}

export const firstMoment = Date.parse('2026-01-31T10:00:00+02:00');

export async function addSelling(given?: TestApp): Promise<Selling> {
  const app = given ?? (await testApp({ now: firstMoment }));
  const company = await addCompany(app);
  const store = await addStore(app, company, 'store');
  const [seller, payer] = [await addMember(app, company), await addMember(app, store)];
  return { app, company, store, seller, payer };
}

/** A second store of the same company. */
export async function addPayer(selling: Selling): Promise<Selling> {
  const store = await addStore(selling.app, selling.company, 'store');
  return { ...selling, store, payer: await addMember(selling.app, store) };
}

type Body = Record<string, unknown>;
export const planBody = (price: number, own: Body = {}): Body => ({
  plan_name: { el: 'Βασικό', en: 'Basic', it: 'Base' },
  plan_price: price,
  permissions: defaultTrees.store,
  ...own,
});

/** A plan for stores; answers its id. */
export async function addPlan({ app, company, seller }: Selling, price: number, own: Body = {}) {
  const params = { storeId: company.companyId };
  const body = planBody(price, own);
  const { data } = await call(app, createStorePlan, { params, body, as: seller });
  return data.store_subscription_plan_id;
}

/** A plan of the platform for companies; answers its id. */
export async function addCompanyPlan({ app }: Pick<Selling, 'app'>, price: number, own: Body = {}) {
  const as = await addSuperAdmin(app);
  const body = planBody(price, { permissions: defaultTrees.company, ...own });
  const { data } = await call(app, createCompanyPlan, {
    params: { storeId: platformId },
    body,
    as,
  });
  return data.store_subscription_plan_id;
}

export const of = ({ store }: Selling) => ({ storeId: store.storeId });
export const own = dashboards.stores;

/** Takes a plan, or another one. */
export const choose = (selling: Selling, store_subscription_plan_id: number, own_: Body = {}) =>
  call(selling.app, own.changePlan, {
    params: of(selling),
    body: { store_subscription_plan_id, ...own_ },
    as: selling.payer,
  });

/** What taking a plan comes to, before it is confirmed. */
export const calculate = (selling: Selling, store_subscription_plan_id: number) =>
  call(selling.app, own.calculate, {
    params: of(selling),
    body: { store_subscription_plan_id },
    as: selling.payer,
  });

/** The cards of the test provider, by what they do. */
export const cards = {
  works: 'pm_test_works',
  authenticates: 'pm_test_authenticates',
  declined: 'pm_test_declined',
} as const;

export const addCard = ({ app, payer, ...selling }: Selling, does: keyof typeof cards) =>
  call(app, own.addCard, {
    params: of({ app, payer, ...selling }),
    body: { payment_method: cards[does] },
    as: payer,
  });

export const current = async (selling: Selling) =>
  (await call(selling.app, own.current, { params: of(selling), as: selling.payer })).data;
export const history = async (selling: Selling) =>
  (await call(selling.app, own.history, { params: of(selling), as: selling.payer })).data.billings;
export const payDue = (selling: Selling) =>
  call(selling.app, own.payDue, { params: of(selling), as: selling.payer });

/** What billing in the background is given. */
export const backgroundOf = ({ app }: Pick<Selling, 'app'>): Billing => ({
  database: app.database,
  now: () => app.clock.now,
  log: serverLog,
  settings: settingsWith({}),
});

/** Moves the clock and lets the background do its work. */
export async function runAt(selling: Pick<Selling, 'app'>, moment: string | number) {
  selling.app.clock.now = typeof moment === 'number' ? moment : Date.parse(moment);
  await runBilling(backgroundOf(selling));
}

export const addMethod = (
  { app, company, seller }: Selling,
  system_payment_method_id: number,
  credentials: Body = {},
) =>
  call(app, createPaymentMethod, {
    params: { storeId: company.companyId },
    body: { system_payment_method_id, name: { el: 'Τρόπος' }, credentials },
    as: seller,
  });

/** The mails that were written, with whom to and what about. */
export async function mailsOf({ app: { database } }: Pick<Selling, 'app'>) {
  const { rows } = await database.pool.query<{ recipient: string; subject: string; body: string }>(
    `select recipient, subject, body from messages where channel = 'email' order by message_id`,
  );
  return rows;
}

export async function sqlOf<T extends Record<string, unknown>>(
  { app: { database } }: Pick<Selling, 'app'>,
  text: string,
  values: unknown[] = [],
) {
  return (await database.pool.query<T>(text, values)).rows;
}

/** Sums, numbers and periods agree: everything that is held of billing holds. */
export async function expectSound({ app: { database } }: Pick<Selling, 'app'>) {
  expect(await verifyBilling(database.pool)).toEqual([]);
}
