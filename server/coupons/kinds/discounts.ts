import { and, eq } from 'drizzle-orm';
import { discountCoupons } from '../../../contract/coupons/coupons.ts';
import type { NewOf } from '../../../contract/engine/entity.ts';
import type { Database } from '../../db/connection.ts';
import { crud } from '../../engine/crud.ts';
import type { Row } from '../../engine/rows.ts';
import type { Scope } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { productsTable } from '../../tables/products.ts';
import { discountRows } from './coupon-rows.ts';
import { assertSettled } from './settled.ts';
import { create, removing, update } from './writing.ts';

type Discount = Pick<NewOf<typeof discountCoupons>, 'product_discount_id' | 'discount_value'>;

/** Throws discount_above_price, a question, for more off than the product costs today. */
async function assertBelowPrice({ db }: Database, scope: Scope, discount: Discount) {
  const { company_id, store_id, product_id, retail_price } = productsTable;
  const { product_discount_id, discount_value } = discount;
  const place = and(eq(company_id, scope.companyId), eq(store_id, scope.storeId));
  const own = and(place, eq(product_id, product_discount_id));
  const [product] = await db.select({ retail_price }).from(productsTable).where(own);
  const price = product?.retail_price ?? 0;
  if (!product || !discount_value || discount_value <= price) return;
  const details = { discount: discount_value, price };
  throw new Refusal('discount_above_price', { field: 'confirm_discount', details });
}

/** Throws invalid for no discount, or two. */
function assertOneDiscount({ discount_value, discount_percentage }: Row) {
  const discounts = [discount_value, discount_percentage].filter(Boolean);
  if (discounts.length !== 1) throw invalidField('discount_value', 'oneDiscount');
}

/** What whoever has one was promised. */
const promised = ['product_discount_id', 'discount_value', 'discount_percentage'] as const;

/** Coupons that lower the price of a product. */
export function mountDiscounts(api: Api) {
  crud(api, discountCoupons, discountRows, ['create', 'update', 'delete']);
  serve(api, discountCoupons.calls.create, async (call) => {
    const { confirm_discount, ...body } = call.body;
    assertOneDiscount(body);
    if (!confirm_discount) await assertBelowPrice(call.database, call.scope, body);
    return create(call, discountRows, 'discount', body);
  });
  serve(api, discountCoupons.calls.update, async ({ database, scope, params, body }) => {
    const { confirm_discount, ...changes } = body;
    const before = await discountRows.read(database.db, scope, params.id);
    if (before.claimed > 0) assertSettled(before, changes, promised, 'couponGiven');
    const whole = { ...before, ...changes };
    assertOneDiscount(whole);
    const isAsked = promised.some((name) => name in changes && !confirm_discount);
    if (isAsked) await assertBelowPrice(database, scope, whole);
    return update(database, scope, discountRows, params.id, changes);
  });
  removing(api, discountCoupons.calls.delete, discountRows);
}
