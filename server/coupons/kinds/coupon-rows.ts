import { eq, sql } from 'drizzle-orm';
import type { CouponState } from '../../../contract/coupons/coupon-rules.ts';
import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../../contract/coupons/coupons.ts';
import { multipleCoupons } from '../../../contract/coupons/multiple-coupons.ts';
import { couponsOverview, storeCoupons } from '../../../contract/coupons/store-coupons.ts';
import { type Offered, takesOff } from '../../../contract/coupons/takes-off.ts';
import { rowsOf } from '../../engine/rows.ts';
import { moneyOf } from '../../runtime/units.ts';
import { couponsTable, stateOfCoupon } from '../../tables/coupons.ts';
import { offeredBy } from '../effects.ts';

/** How many claims of a coupon were redeemed. */
const rewarded = sql`(select coalesce(sum(r.redeemed), 0) from coupon_totals r
  where r.company_id = coupons.company_id and r.coupon_id = coupons.coupon_id)`;

const productName = (id: string) =>
  sql`(select p.name->>'el' from products p where p.company_id = coupons.company_id and p.product_id = ${sql.raw(`coupons.${id}`)})`;
const product = sql`(select json_build_object('product_id', p.product_id, 'name', p.name, 'retail_price', p.retail_price / 100.0)
  from products p where p.company_id = coupons.company_id and p.product_id = coupons.product_discount_id)`;
/** What it takes off at today's prices. */
const discountAmount = sql.raw(offeredBy('coupons'));
const made = { discount_amount: (offered: unknown) => moneyOf(takesOff(offered as Offered)) };
/** Where a coupon stands now. */
export const stateNow = sql<CouponState>`${sql.raw(stateOfCoupon('coupons', 'now()'))}`;
const categoryImage = sql`(select c.image from gift_categories c where c.company_id = coupons.company_id
  and c.gift_category_id = coupons.gift_category_id)`;

const of = (kind: (typeof couponsTable.kind)['_']['data']) => eq(couponsTable.kind, kind);

/** The rows of each kind of coupon; all of them live in one table. */
export const goalRows = rowsOf(goalCoupons, couponsTable, {
  only: of('goal'),
  computed: {
    rewarded,
    state: stateNow,
    available: sql`case when coupons.maximum > 0 then coupons.maximum - coupons.claimed end`,
    gift_image: categoryImage,
    under_way: sql`(coupons.claimed > 0 or exists (select 1 from goal_steps g
      where g.company_id = coupons.company_id and g.coupon_id = coupons.coupon_id))`,
  },
});
export const voucherRows = rowsOf(voucherCoupons, couponsTable, {
  only: of('voucher'),
  computed: { rewarded, state: stateNow },
});
export const productRows = rowsOf(productCoupons, couponsTable, {
  only: of('product'),
  computed: {
    rewarded,
    state: stateNow,
    product_buy_name: productName('product_buy_id'),
    product_free_name: productName('product_free_id'),
    discount_amount: discountAmount,
  },
  made,
});
export const discountRows = rowsOf(discountCoupons, couponsTable, {
  only: of('discount'),
  computed: { rewarded, state: stateNow, product, discount_amount: discountAmount },
  made,
});
export const visitRows = rowsOf(visitCoupons, couponsTable, {
  only: of('visit'),
  computed: { rewarded, state: stateNow },
});

// What a coupon of a product is called, where it has no words of its own.
const title = sql`coalesce(nullif(coupons.gift_title, ''), nullif(coupons.discount_product_name, ''),
  ${productName('product_free_id')}, ${productName('product_discount_id')}, '')`;

/** The campaigns of many codes, which are the company's. */
export const multipleRows = rowsOf(multipleCoupons, couponsTable, {
  only: of('multiple'),
  computed: { rewarded, state: stateNow },
});

export const overviewRows = rowsOf(couponsOverview, couponsTable, {
  computed: { rewarded, state: stateNow, gift_title: title },
});
/** All branches' coupons; the campaigns of the company have a list of their own. */
export const branchRows = rowsOf(storeCoupons, couponsTable, {
  computed: { rewarded, state: stateNow, gift_title: title },
  only: sql`${couponsTable.kind} <> 'multiple'`,
});
