import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Language, Localized } from '../../../contract/engine/languages.ts';
import type { buyWithThreshold, endThreshold, Threshold } from '../../../contract/shop/credits.ts';
import { type Credit, creditOf, productTypeIds } from '../../../contract/shop/kinds.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall, Call } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { shopThresholdsTable as table } from '../../tables/shop-orders.ts';
import { offerOf } from './offers.ts';

interface Row extends Record<string, unknown> {
  shop_threshold_id: number;
  credit: Credit;
  subscription_product_variant_id: number;
  product: Localized;
  variant: Localized;
  quantity: number;
  threshold: number;
  most_a_month: number;
  bought_this_month: number;
  paused_at: Date | null;
  updated_at: Date;
}

/** SQL: since when it is this month where a rule's seller is. */
export const monthBegan = (now: string, seller: SQL) =>
  sql`(select date_trunc('month', ${now}::timestamptz at time zone cs.time_zone) at time zone cs.time_zone
    from company_settings cs where cs.company_id = ${seller})`;

const toldOf = (row: Row, language: Language): Threshold => ({
  shop_threshold_id: row.shop_threshold_id,
  credit: row.credit,
  subscription_product_variant_id: row.subscription_product_variant_id,
  text: [...new Set([row.product[language], row.variant[language]])].join(': '),
  quantity: row.quantity,
  threshold: row.threshold,
  most_a_month: row.most_a_month,
  bought_this_month: row.bought_this_month,
  paused_at: row.paused_at && new Date(row.paused_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
});

/** The rules of the caller's place, one for each credit at most. */
export async function thresholdsOf({ database, scope, language, now }: AnyCall) {
  const at = new Date(now()).toISOString();
  const { rows } = await database.db.execute<Row>(
    sql`select t.shop_threshold_id::int, t.credit, t.subscription_product_variant_id::int, p.name as product, v.name as variant,
        t.quantity, t.threshold::int, t.most_a_month, t.paused_at, t.updated_at,
        (select count(*)::int from shop_orders o where o.buyer_company_id = t.company_id and o.buyer_store_id = t.store_id
          and o.shop_threshold_id = t.shop_threshold_id and o.state <> 'cancelled'
          and o.placed_at >= ${monthBegan(at, sql`t.seller_company_id`)}) as bought_this_month
      from shop_thresholds t
      join shop_variants v on v.company_id = t.seller_company_id and v.subscription_product_variant_id = t.subscription_product_variant_id
      join subscription_products p on p.company_id = v.company_id and p.subscription_product_id = v.subscription_product_id
      where t.company_id = ${scope.companyId} and t.store_id = ${scope.storeId}`,
  );
  return rows.map((row) => toldOf(row, language));
}

/** What credits a variant gives that is on sale to the caller. Throws invalid for anything else. */
async function creditsBy(tx: Executor, { scope }: AnyCall, variantId: number) {
  const offer = await offerOf(tx, scope, variantId);
  const { product, variant } = offer ?? {};
  const isCredits = product?.subscription_product_type_id === productTypeIds.credits;
  const credit = creditOf(product?.credit_option_id ?? null);
  if (!product || !isCredits || !credit || !variant?.credits)
    throw invalidField('subscription_product_variant_id', 'invalidChoice');
  return { credit, sellerId: product.company_id };
}

/** Keeps the rule of a credit, in the place of the one before; one that had paused goes on. */
export async function keepThreshold(call: Call<typeof buyWithThreshold>): Promise<Threshold> {
  const { database, scope, body, caller, now } = call;
  const at = new Date(now()).toISOString();
  const credit = await database.db.transaction(async (tx) => {
    const found = await creditsBy(tx, call, body.subscription_product_variant_id);
    const kept = {
      ...body,
      seller_company_id: found.sellerId,
      paused_at: null,
      made_by_id: caller.userId,
      updated_at: at,
    };
    const own = { company_id: scope.companyId, store_id: scope.storeId, credit: found.credit };
    await tx
      .insert(table)
      .values({ ...own, ...kept, created_at: at })
      .onConflictDoUpdate({ target: [table.company_id, table.store_id, table.credit], set: kept });
    return found.credit;
  });
  const rule = (await thresholdsOf(call)).find((each) => each.credit === credit);
  if (!rule) throw new Refusal('not_found');
  return rule;
}

/** Ends a rule; what it has bought stays bought. Throws not_found. */
export async function dropThreshold({ database, scope, params }: Call<typeof endThreshold>) {
  const gone = await database.db
    .delete(table)
    .where(
      and(
        eq(table.company_id, scope.companyId),
        eq(table.store_id, scope.storeId),
        eq(table.shop_threshold_id, params.id),
      ),
    )
    .returning({ id: table.shop_threshold_id });
  if (!gone.length) throw new Refusal('not_found');
  return null;
}
