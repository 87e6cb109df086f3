import type { z } from 'zod';
import type { redeemables } from '../../contract/coupons/claims.ts';
import { type Offered, takesOff } from '../../contract/coupons/takes-off.ts';
import { giftTypeIds } from '../../contract/gifts/gifts.ts';
import { redemptionTypes } from '../../contract/settings/store-profile.ts';
import type { Database } from '../db/connection.ts';
import { allowed } from '../http/refusal.ts';
import { readContext } from '../ledger/context.ts';
import { spendable } from '../ledger/lots.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { stateOfCoupon } from '../tables/coupons.ts';
import { readable } from './codes.ts';
import { offeredBy } from './effects.ts';
import { namesOfProducts } from './find.ts';

type Redeemables = z.infer<(typeof redeemables)['reply']>;

interface At {
  companyId: number;
  storeId: number;
  nowMs: number;
}

const running = (coupon: string) => `${stateOfCoupon(coupon, '$4')} = 'running'`;
const underLimit = `(k.per_customer is null or k.per_customer > (select count(*) from claims h where h.company_id = k.company_id
            and h.user_account_id = $3 and h.coupon_id = k.coupon_id and h.state in ('redeemed', 'rejected')))`;
/** A till shows four and searches the others. */
const mostOffered = 200;
/** Of a coupon `k` without a picture: that of what is free or cheaper. */
const pictureOfProduct = `(select pictured.image from products pictured where pictured.company_id = k.company_id
    and pictured.product_id = coalesce(k.product_free_id, k.product_discount_id))`;

const read = {
  name: 'redeemables',
  text: `select
    coalesce((select json_agg(x order by x.expires_at) from (select c.claim_id, c.kind, c.title, c.code, c.points / 100.0 as points, c.expires_at,
        c.kind in ('product', 'discount') or coalesce(k.minimum_spend, 0) > 0 as needs_receipt, k.minimum_spend / 100.0 as minimum_spend, case when k.coupon_id is not null then ${offeredBy('k')} end as offered,
        array_remove(array[k.product_buy_id, k.product_free_id, k.product_discount_id], null) as product_ids,
        ${namesOfProducts} as products, coalesce(g.image, k.image, ${pictureOfProduct}) as image
        from claims c left join coupons k on k.company_id = c.company_id and k.coupon_id = c.coupon_id left join gifts g on g.company_id = c.company_id and g.gift_id = c.gift_id
        where c.company_id = $1 and c.user_account_id = $3 and c.state = 'claimed' and c.expires_at > $4
          and (c.kind in ('gift', 'goal') or ${running('k')})
          and exists (select 1 from store_settings ss where ss.company_id = $1 and ss.store_id = $2
            and ss.redemption_type_id <> ${redemptionTypes.voucher})
          and case when c.kind = 'gift' then cardinality(g.redeem_stores) = 0 or $2 = any(g.redeem_stores)
            when c.kind = 'multiple' then true else c.store_id = $2 end order by c.expires_at limit 30) x), '[]') as claims,
    coalesce((select json_agg(x) from (select g.gift_id, g.title, g.points, g.image, g.gift_type_id = ${giftTypeIds.supplier} as is_ordered from gifts g
        join company_settings cs on cs.company_id = g.company_id join accounts a on a.company_id = g.company_id and a.user_account_id = $3
        where g.company_id = $1 and g.show_on_catalog and g.points <= $5 and (cardinality(g.redeem_stores) = 0 or $2 = any(g.redeem_stores))
          and exists (select 1 from stores own where own.company_id = g.company_id and own.store_id = $2
            and (own.loyalty_program_id is null or cardinality(g.loyalty_program_ids) = 0 or own.loyalty_program_id = any(g.loyalty_program_ids)))
          and (not cs.tiers_enabled or g.store_point_title_id is null or exists (select 1 from point_titles own
            join point_titles wanted on wanted.company_id = own.company_id and wanted.store_point_title_id = g.store_point_title_id
            where own.company_id = g.company_id and own.store_point_title_id = a.store_point_title_id and own."from" >= wanted."from"))
        order by g.points desc, g.gift_id limit ${mostOffered}) x), '[]') as gifts,
    coalesce((select json_agg(x) from (select k.coupon_id, k.kind, coalesce(nullif(k.discount_product_name, ''), p.name->>'el', '') as title,
        array_remove(array[k.product_buy_id, k.product_free_id, k.product_discount_id], null) as product_ids,
        ${namesOfProducts} as products, coalesce(k.image, ${pictureOfProduct}) as image,
        ${offeredBy('k')} as offered, k.minimum_spend / 100.0 as minimum_spend
        from coupons k left join products p on p.company_id = k.company_id and p.product_id = coalesce(k.product_free_id, k.product_discount_id)
        where k.company_id = $1 and k.store_id = $2 and k.deleted_at is null and k.kind in ('product', 'discount')
          and (k.maximum = 0 or k.claimed < k.maximum) and ${running('k')} and ${underLimit} order by k.coupon_id desc limit ${mostOffered}) x), '[]') as coupons,
    (select json_build_object('coupon_id', g.coupon_id, 'title', g.gift_title, 'by', g.goal_type,
        'target', case g.goal_type when 'sum' then g.goal_sum_sequence / 100.0 else g.goal_sequence end,
        'progress', greatest(0, (select coalesce(sum(s."left"), 0) from goal_steps s where s.company_id = g.company_id and s.coupon_id = g.coupon_id
          and s.user_account_id = $3 and (s."left" < 0 or g.goal_max_days = 0 or s.created_at > $4::timestamptz - make_interval(days => g.goal_max_days::int))))
          / case g.goal_type when 'sum' then 100.0 else 1 end)
      from coupons g where g.company_id = $1 and g.store_id = $2 and g.kind = 'goal' and g.deleted_at is null
        and ${running('g')}) as goal`,
};

type Open<T> = Omit<T, 'amount'> & { offered: Offered };
interface Row extends Omit<Redeemables, 'claims' | 'coupons'> {
  claims: (Omit<Redeemables['claims'][number], 'amount'> & { offered: Offered | null })[];
  coupons: Open<Redeemables['coupons'][number]>[];
}

const amountOf = (offered: Offered) => moneyOf(takesOff(offered));

/** What a customer can redeem in a store now. Throws unknown_customer. */
export async function redeemablesOf(
  database: Database,
  at: At,
  accountId: number,
): Promise<Redeemables> {
  const customer = { user_account_id: accountId };
  const context = allowed(await readContext(database.pool, { ...at, customer, withLots: true }));
  const points = Math.floor(pointsOf(spendable(context.lots, context.deficit, at.nowMs)));
  const values = [at.companyId, at.storeId, accountId, new Date(at.nowMs), points];
  const row = (await database.pool.query<Row>({ ...read, values })).rows[0];
  if (!row) throw new Error('Redeemables answered nothing');
  return {
    ...row,
    coupons: row.coupons.map(({ offered, ...coupon }) => ({
      ...coupon,
      amount: amountOf(offered),
    })),
    claims: row.claims.map(({ offered, ...claim }) => ({
      ...claim,
      amount: offered && (amountOf(offered) || null),
      code: readable(claim.code),
      expires_at: new Date(claim.expires_at).toISOString(),
    })),
  };
}
