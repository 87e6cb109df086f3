import { and, eq, sql } from 'drizzle-orm';
import type { PaymentRow } from '../../billing/billings/tell.ts';
import type { Billing } from '../../billing/core/context.ts';
import { isoOf, subscriptionOf } from '../../billing/core/rows.ts';
import { chargeNow } from '../../billing/payments/charge.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { logged } from '../../runtime/log-error.ts';
import { shopThresholdsTable as table } from '../../tables/shop-orders.ts';
import { balanceOf } from '../credits/ledger.ts';
import { placeOrder } from './place.ts';
import { monthBegan } from './thresholds.ts';

type Rule = typeof table.$inferSelect;

interface Low extends Record<string, unknown> {
  company_id: number;
  store_id: number;
  shop_threshold_id: number;
  kind: Scope['kind'];
}

/** Rules whose balance is below what they keep, of places that still work. */
async function lowOnes({ database: { db } }: Billing) {
  const { rows } = await db.execute<Low>(
    sql`select t.company_id::int, t.store_id::int, t.shop_threshold_id::int, s.kind from shop_thresholds t
      join stores s on s.company_id = t.company_id and s.store_id = t.store_id and s.deleted_at is null and s.active_subscription is not false
      left join credit_balances b on b.company_id = t.company_id and b.store_id = t.store_id and b.credit = t.credit
      where t.paused_at is null and coalesce(b.balance, 0) < t.threshold order by t.shop_threshold_id`,
  );
  return rows;
}

/** A rule, locked, unless another server is at it. */
async function lockRule(tx: Executor, low: Low): Promise<Rule | undefined> {
  const [rule] = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.company_id, low.company_id),
        eq(table.store_id, low.store_id),
        eq(table.shop_threshold_id, low.shop_threshold_id),
      ),
    )
    .for('update', { skipLocked: true });
  return rule;
}

interface Before extends Record<string, unknown> {
  month: string;
  made: number;
  good: number;
  under_way: number;
}

/** What a rule has bought this month of its seller's calendar. */
async function beforeOf(tx: Executor, rule: Rule, now: string) {
  const began = monthBegan(now, sql`${rule.seller_company_id}`);
  const { rows } = await tx.execute<Before>(
    sql`select to_char(${began} at time zone 'UTC', 'YYYYMMDD') as month, count(*)::int as made,
        count(*) filter (where o.state <> 'cancelled')::int as good,
        (select count(*)::int from shop_orders w where w.buyer_company_id = ${rule.company_id} and w.buyer_store_id = ${rule.store_id}
          and w.shop_threshold_id = ${rule.shop_threshold_id} and w.state = 'placed') as under_way
      from shop_orders o where o.buyer_company_id = ${rule.company_id} and o.buyer_store_id = ${rule.store_id}
        and o.shop_threshold_id = ${rule.shop_threshold_id} and o.placed_at >= ${began}`,
  );
  return rows[0];
}

/** Buys once for a rule that still wants it; two servers find the same key and buy once. */
async function buyFor(billing: Billing, low: Low): Promise<PaymentRow | undefined> {
  const now = billing.now();
  const buyer = { companyId: low.company_id, storeId: low.store_id, kind: low.kind };
  return billing.database.db.transaction(async (tx) => {
    // The subscription first, as everywhere: whoever settles its billings may pause the rule.
    await subscriptionOf(tx, buyer, true);
    const rule = await lockRule(tx, low);
    if (!rule || rule.paused_at) return undefined;
    const balance = await balanceOf(tx, { ...buyer, credit: rule.credit });
    const before = await beforeOf(tx, rule, isoOf(now));
    const isEnough = !before || before.under_way > 0 || before.good >= rule.most_a_month;
    if (balance >= rule.threshold || isEnough) return undefined;
    const { payment } = await placeOrder({
      ...{ tx, buyer, settings: billing.settings, now },
      wanted: {
        subscription_product_variant_id: rule.subscription_product_variant_id,
        quantity: rule.quantity,
        billed: 'now',
      },
      key: `threshold-${rule.shop_threshold_id}-${before.month}-${before.made}`,
      byId: rule.made_by_id,
      thresholdId: rule.shop_threshold_id,
    });
    return payment;
  });
}

/** Buys what balances have fallen for. What is not on sale or not in stock is not bought, and looked for again. */
export async function buyByThemselves(billing: Billing, signal?: AbortSignal) {
  for (const low of await lowOnes(billing)) {
    if (signal?.aborted) return;
    try {
      const payment = await buyFor(billing, low);
      if (payment) await chargeNow(billing, payment);
    } catch (error) {
      if (error instanceof Refusal) continue;
      const { shop_threshold_id: thresholdId } = low;
      billing.log.warn(
        { thresholdId, err: logged(error) },
        'credits were not bought by themselves',
      );
    }
  }
}
