import pino from 'pino';
import { beginningOf } from '../../../contract/billing/periods.ts';
import type { NewPlan } from '../../../contract/billing/plans.ts';
import type { Billing } from '../../billing/core/context.ts';
import { type Buyer, planRow } from '../../billing/core/rows.ts';
import { sellerOf } from '../../billing/core/sellers.ts';
import { keepCard } from '../../billing/dashboard/cards.ts';
import { charge } from '../../billing/payments/charge.ts';
import { insertPlan } from '../../billing/plans/write.ts';
import { TestBank } from '../../billing/providers/test-bank.ts';
import { renewAll } from '../../billing/runner/run.ts';
import { trySome } from '../../billing/runner/try.ts';
import { subscribe } from '../../billing/subscriptions/subscribe.ts';
import type { Database } from '../../db/connection.ts';
import { platformId } from '../../messages/outbox.ts';
import { day, hour } from '../days.ts';
import { chainPlan, storePlans } from './content.ts';
import type { Selling } from './seed-selling.ts';

/** Far more than a year has: nothing is due again and again. */
const mostLooks = 200;
const noSite = { publicUrl: '', secret: '' };

/** What bills, at moments of the year that is made up. */
class Year {
  nowMs = 0;
  readonly billing: Billing;

  constructor(database: Database) {
    const log = pino({ level: 'warn', base: null });
    this.billing = { database, now: () => this.nowMs, log, settings: noSite };
  }

  private async next(): Promise<number | undefined> {
    const { rows } = await this.billing.database.pool.query<{ next: Date | null }>(
      'select min(least(due_at, next_try_at)) as next from subscriptions',
    );
    return rows[0]?.next?.getTime();
  }

  /** Bills what has begun and charges what is due, as is done in the background; nobody is killed amid it here. */
  private async look(): Promise<void> {
    const { billing } = this;
    await renewAll(billing);
    while (await trySome(billing, (payment) => charge(billing, payment)));
  }

  /** Lets what bills do its work whenever something is due until then. */
  async goOnUntil(untilMs: number): Promise<void> {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const next = await this.next();
      if (next === undefined || next >= untilMs) break;
      this.nowMs = next + 1000;
      await this.look();
    }
    this.nowMs = untilMs;
  }

  /** Sells a plan, which is paid by a card that works. */
  async sell(sellerId: number, buyer: Buyer, planId: number): Promise<void> {
    const { database } = this.billing;
    await database.db.transaction(async (tx) => {
      const seller = await sellerOf(tx, sellerId);
      const plan = await planRow(tx, sellerId, planId);
      await subscribe({ tx, seller, buyer, plan, publicUrl: '', now: this.nowMs });
    });
    await this.keep(sellerId, buyer, 'pm_test_works');
  }

  keep(sellerId: number, scope: Buyer, token: string): Promise<void> {
    const { billing } = this;
    return keepCard({ ...billing, scope }, new TestBank(billing, sellerId), token);
  }
}

const addPlan = ({ db }: Database, sellerId: number, plan: NewPlan) =>
  db.transaction(async (tx) => {
    const seller = await sellerOf(tx, sellerId);
    const { is_brand } = plan.extra_properties;
    return (await insertPlan(tx, seller, plan, is_brand)).store_subscription_plan_id;
  });

/** The plan for companies that the platform has from its beginning. */
async function companyPlan({ pool }: Database) {
  const { rows } = await pool.query<{ id: number }>(
    'select min(store_subscription_plan_id) as id from subscription_plans where company_id = $1 and is_brand',
    [platformId],
  );
  return rows[0]?.id ?? 0;
}

/** A year, sold at its own moments: the last store's card says no to its newest billing. */
async function live(year: Year, { companyId, storeIds, zone, nowMs }: Selling) {
  const { database } = year.billing;
  const plan = await companyPlan(database);
  await addPlan(database, platformId, chainPlan);
  const basic = await addPlan(database, companyId, storePlans.basic);
  const full = await addPlan(database, companyId, storePlans.full);
  const after = (at: number, months: number) =>
    beginningOf({ at, zone, interval: 'month', interval_count: 1 }, months);
  const [first = 0, , third = 0] = storeIds;
  const company = { companyId, storeId: companyId };
  await year.goOnUntil(after(nowMs - 12 * day, -12));
  await year.sell(platformId, company, plan);
  await year.goOnUntil(after(nowMs - 12 * day, -5));
  await year.sell(companyId, { companyId, storeId: first }, full);
  const late = after(nowMs - 2 * hour, -2);
  await year.goOnUntil(late);
  await year.sell(companyId, { companyId, storeId: third }, basic);
  // Two months of the calendar later, which are some days less at the end of some.
  await year.goOnUntil(after(late, 2) - 4 * hour);
  await year.keep(companyId, { companyId, storeId: third }, 'pm_test_declined');
  await year.goOnUntil(nowMs);
}

/** Plans that are sold, and a year of what was billed for them, by what bills. */
export async function seedBilling(database: Database, selling: Selling): Promise<void> {
  const { pool } = database;
  const { rows } = await pool.query<{ last: number }>(
    'select coalesce(max(message_id), 0) as last from messages',
  );
  await live(new Year(database), selling);
  // What was written about it was read in its time: none of it is to be sent now.
  await pool.query('delete from messages where message_id > $1', [rows[0]?.last ?? 0]);
}
