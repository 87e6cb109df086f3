import type { z } from 'zod';
import type { redeemables } from '../../contract/coupons/claims.ts';
import { type Offered, takesOff } from '../../contract/coupons/takes-off.ts';
import { giftTypeIds } from '../../contract/gifts/gifts.ts';
import { redemptionTypes } from '../../contract/settings/store-profile.ts';
import type { Database } from '../db/connection.ts';
import { literally } from '../engine/conditions.ts';
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
            and h.user_account_id = any(accounts_of($1, $3)) and h.coupon_id = k.coupon_id and h.state in ('redeemed', 'rejected')))`;
/** A till shows four and searches the others. */
const mostOffered = 24;
const mostClaims = 60;
/** Of a coupon `k` without a picture: that of what is free or cheaper. */
const pictureOfProduct = `(select pictured.image from products pictured where pictured.company_id = k.company_id
    and pictured.product_id = coalesce(k.product_free_id, k.product_discount_id))`;

const products = `(select string_agg(concat_ws(' ', wanted.name->>'el', wanted.name->>'en', wanted.name->>'it'), ' ') from products wanted
    where wanted.company_id = k.company_id and wanted.product_id in (k.product_buy_id, k.product_free_id, k.product_discount_id))`;
/** SQL: whether what is searched, $6, is in a text; $6 is empty where nothing is. */
const has = (...texts: string[]) =>
  `($6 = '' or fold(concat_ws(' ', ${texts.join(', ')})) like '%' || fold($6) || '%')`;

const read = {
  name: 'redeemables',
  text: `select
    coalesce((select json_agg(x order by x.expires_at) from (select count(*) over () as of, c.claim_id, c.kind, c.title, c.code, c.points / 100.0 as points, c.expires_at,
        c.kind in ('product', 'discount') or coalesce(k.minimum_spend, 0) > 0 as needs_receipt, k.minimum_spend / 100.0 as minimum_spend, case when k.coupon_id is not null then ${offeredBy('k')} end as offered,
        array_remove(array[k.product_buy_id, k.product_free_id, k.product_discount_id], null) as product_ids,
        ${namesOfProducts} as products, coalesce(g.image, k.image, ${pictureOfProduct}) as image
        from claims c left join coupons k on k.company_id = c.company_id and k.coupon_id = c.coupon_id left join gifts g on g.company_id = c.company_id and g.gift_id = c.gift_id
        where c.company_id = $1 and c.user_account_id = $3 and c.state = 'claimed' and c.expires_at > $4
          and ${has('c.title', 'c.code_end', products)}
          and (c.kind in ('gift', 'goal') or ${running('k')})
          and exists (select 1 from store_settings ss where ss.company_id = $1 and ss.store_id = $2
            and ss.redemption_type_id <> ${redemptionTypes.voucher})
          and case when c.kind = 'gift' then cardinality(g.redeem_stores) = 0 or $2 = any(g.redeem_stores)
            when c.kind = 'multiple' then true else c.store_id = $2 end order by c.expires_at, c.claim_id limit ${mostClaims}) x), '[]') as claims,
    coalesce((select json_agg(x) from (select count(*) over () as of, g.gift_id, g.title, g.points, g.image, g.gift_type_id = ${giftTypeIds.supplier} as is_ordered from gifts g
        join company_settings cs on cs.company_id = g.company_id join accounts a on a.company_id = g.company_id and a.user_account_id = $3
        where g.company_id = $1 and ${has('g.title')} and g.show_on_catalog and g.points <= $5 and (cardinality(g.redeem_stores) = 0 or $2 = any(g.redeem_stores))
          and exists (select 1 from stores own where own.company_id = g.company_id and own.store_id = $2
            and (own.loyalty_program_id is null or cardinality(g.loyalty_program_ids) = 0 or own.loyalty_program_id = any(g.loyalty_program_ids)))
          and (not cs.tiers_enabled or g.store_point_title_id is null or exists (select 1 from point_titles own
            join point_titles wanted on wanted.company_id = own.company_id and wanted.store_point_title_id = g.store_point_title_id
            where own.company_id = g.company_id and own.store_point_title_id = a.store_point_title_id and own."from" >= wanted."from"))
        order by g.points desc, g.gift_id limit ${mostOffered}) x), '[]') as gifts,
    coalesce((select json_agg(x) from (select count(*) over () as of, k.coupon_id, k.kind, coalesce(nullif(k.discount_product_name, ''), p.name->>'el', '') as title,
        array_remove(array[k.product_buy_id, k.product_free_id, k.product_discount_id], null) as product_ids,
        ${namesOfProducts} as products, coalesce(k.image, ${pictureOfProduct}) as image,
        ${offeredBy('k')} as offered, k.minimum_spend / 100.0 as minimum_spend
        from coupons k left join products p on p.company_id = k.company_id and p.product_id = coalesce(k.product_free_id, k.product_discount_id)
        where k.company_id = $1 and k.store_id = $2 and ${has('k.discount_product_name', products)} and k.deleted_at is null and k.kind in ('product', 'discount')
          and (k.maximum = 0 or k.claimed < k.maximum) and ${running('k')} and ${underLimit} order by k.coupon_id desc limit ${mostOffered}) x), '[]') as coupons,
    (select json_build_object('coupon_id', g.coupon_id, 'title', g.gift_title, 'by', g.goal_type,
        'target', case g.goal_type when 'sum' then g.goal_sum_sequence / 100.0 else g.goal_sequence end,
        'progress', greatest(0, (select coalesce(sum(s."left"), 0) from goal_steps s where s.company_id = g.company_id and s.coupon_id = g.coupon_id
          and s.user_account_id = $3 and (s."left" < 0 or g.goal_max_days = 0 or s.created_at > $4::timestamptz - make_interval(days => g.goal_max_days::int))))
          / case g.goal_type when 'sum' then 100.0 else 1 end)
      from coupons g where g.company_id = $1 and g.store_id = $2 and g.kind = 'goal' and g.deleted_at is null
        and ${running('g')}) as goal`,
};

/** A row that says how many there are in all. */
type Of<T> = T & { of: number };
type Open<T> = Of<Omit<T, 'amount'>>;
interface Row extends Omit<Redeemables, 'claims' | 'coupons' | 'gifts'> {
  claims: (Open<Redeemables['claims'][number]> & { offered: Offered | null })[];
  gifts: Of<Redeemables['gifts'][number]>[];
  coupons: (Open<Redeemables['coupons'][number]> & { offered: Offered })[];
}

const amountOf = (offered: Offered) => moneyOf(takesOff(offered));
const totalOf = (rows: readonly Of<object>[]) => Number(rows[0]?.of ?? 0);

const repliesOf = ({ claims, gifts, coupons, goal }: Row): Redeemables => ({
  claims: claims.map(({ offered, of: _, ...claim }) => ({
    ...claim,
    amount: offered && (amountOf(offered) || null),
    code: readable(claim.code),
    expires_at: new Date(claim.expires_at).toISOString(),
  })),
  gifts: gifts.map(({ of: _, ...gift }) => gift),
  coupons: coupons.map(({ offered, of: _, ...coupon }) => ({
    ...coupon,
    amount: amountOf(offered),
  })),
  totals: { claims: totalOf(claims), gifts: totalOf(gifts), coupons: totalOf(coupons) },
  goal,
});

/**
 * What a customer can redeem in a store now: all of it, or what has a text in its title or in the names of its products;
 * the first of each kind, and how many there are. Throws unknown_customer.
 */
export async function redeemablesOf(
  database: Database,
  at: At,
  accountId: number,
  q = '',
): Promise<Redeemables> {
  const customer = { user_account_id: accountId };
  const context = allowed(await readContext(database.pool, { ...at, customer, withLots: true }));
  const points = Math.floor(pointsOf(spendable(context.lots, context.deficit, at.nowMs)));
  const now = new Date(at.nowMs);
  const values = [at.companyId, at.storeId, accountId, now, points, literally(q)];
  const row = (await database.pool.query<Row>({ ...read, values })).rows[0];
  if (!row) throw new Error('Redeemables answered nothing');
  return repliesOf(row);
}
