import { and, eq, inArray, sql } from 'drizzle-orm';
import { goalImage, visitImage, voucherImage } from '../../../contract/coupons/coupon-images.ts';
import {
  createGoalSum,
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../../contract/coupons/coupons.ts';
import { couponsOverview, storeCoupons } from '../../../contract/coupons/store-coupons.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import type { NewOf } from '../../../contract/engine/entity.ts';
import type { Database } from '../../db/connection.ts';
import { crud } from '../../engine/crud.ts';
import { mountImage } from '../../engine/images.ts';
import type { Row, Rows } from '../../engine/rows.ts';
import type { AnyCall, Scope } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { couponsTable } from '../../tables/coupons.ts';
import { giftCategoriesTable } from '../../tables/gifts.ts';
import { productsTable } from '../../tables/products.ts';
import { keyOfCode, newCode, readable } from '../codes.ts';
import {
  branchRows,
  discountRows,
  goalRows,
  overviewRows,
  productRows,
  visitRows,
  voucherRows,
} from './coupon-rows.ts';
import { withMoments } from './days.ts';
import { assertMayCreate } from './may-create.ts';
import { mountPausing } from './pausing.ts';

/** Throws invalid, naming the field, for a gift category that is not the company's. */
async function assertCategory({ db }: Database, { companyId }: Scope, id: unknown) {
  if (typeof id !== 'number') return;
  const { company_id, gift_category_id } = giftCategoriesTable;
  const own = and(eq(company_id, companyId), eq(gift_category_id, id));
  if (!(await db.$count(giftCategoriesTable, own)))
    throw invalidField('gift_category_id', 'invalidChoice');
}

/** Throws invalid, naming the field, for a product that this store does not sell. */
async function assertProducts({ db }: Database, scope: Scope, coupon: Row) {
  const fields = ['product_buy_id', 'product_free_id', 'product_discount_id'] as const;
  for (const field of fields) {
    const id = coupon[field];
    if (typeof id !== 'number') continue;
    const { company_id, store_id, product_id } = productsTable;
    const place = and(eq(company_id, scope.companyId), eq(store_id, scope.storeId));
    if (!(await db.$count(productsTable, and(place, inArray(product_id, [id])))))
      throw invalidField(field, 'invalidChoice');
  }
}

type Creating = Pick<AnyCall, 'database' | 'scope' | 'caller'>;

async function create<R>(call: Creating, rows: Rows<R>, kind: string, sent: Row) {
  const { database, scope, caller } = call;
  await assertMayCreate(database, scope, caller);
  const body = await withMoments(database, scope.companyId, sent);
  assertDays(body);
  await assertCategory(database, scope, body.gift_category_id);
  await assertProducts(database, scope, body);
  const key = typeof body.code === 'string' ? { code_key: codeKey(body.code) } : {};
  return rows.create(database.db, scope, { ...body, ...key, kind });
}

/** Throws invalid for a code that is nothing but spaces and dashes. */
function codeKey(code: string) {
  const key = keyOfCode(code);
  if (key.length < 3) throw invalidField('code', 'tooShort', { min: 3 });
  return key;
}

/** Throws invalid for a coupon that would end before it begins. */
function assertDays({ start_date: start, expiration_date: end }: Row) {
  if (typeof start !== 'string' || typeof end !== 'string') return;
  if (Date.parse(end) < Date.parse(start)) throw invalidField('expiration_date', 'endBeforeStart');
}

async function update<R extends Row>(
  database: Database,
  scope: Scope,
  rows: Rows<R>,
  id: number,
  sent: Row,
) {
  const body = await withMoments(database, scope.companyId, sent);
  if (body.start_date || body.expiration_date)
    assertDays({ ...(await rows.read(database.db, scope, id)), ...body });
  await assertCategory(database, scope, body.gift_category_id);
  await assertProducts(database, scope, body);
  const key = typeof body.code === 'string' ? { code_key: codeKey(body.code) } : {};
  await assertNotBelowClaimed(database, scope, id, body.maximum);
  return rows.update(database.db, scope, id, { ...body, ...key });
}

/** Throws invalid for a maximum below what was given out already. */
async function assertNotBelowClaimed({ db }: Database, scope: Scope, id: number, maximum: unknown) {
  if (typeof maximum !== 'number' || maximum === 0) return;
  const { company_id, coupon_id, claimed } = couponsTable;
  const [row] = await db
    .select({ claimed })
    .from(couponsTable)
    .where(and(eq(company_id, scope.companyId), eq(coupon_id, id)));
  if (row && row.claimed > maximum) throw invalidField('maximum', 'tooSmall', { min: row.claimed });
}

/** What customers have of a deleted coupon stays theirs; it is only given out no more. */
async function remove({ db }: Database, scope: Scope, rows: Pick<Rows, 'within'>, id: number) {
  const own = and(rows.within(scope), eq(couponsTable.coupon_id, id));
  const done = await db
    .update(couponsTable)
    .set({ deleted_at: sql`now()` })
    .where(own)
    .returning({ id: couponsTable.coupon_id });
  if (!done.length) throw new Refusal('not_found');
  return null;
}

type Removal = Endpoint<`${string}/{id}`>;
const removing = (api: Api, call: Removal, rows: Pick<Rows, 'within'>) =>
  serve(api, call, ({ database, scope, params }) => remove(database, scope, rows, params.id));

function mountGoals(api: Api) {
  crud(api, goalCoupons, goalRows, ['create', 'delete']);
  serve(api, goalCoupons.calls.create, (call) =>
    create(call, goalRows, 'goal', { ...call.body, goal_type: 'transactions' }),
  );
  serve(api, createGoalSum, (call) =>
    create(call, goalRows, 'goal', { ...call.body, goal_type: 'sum' }),
  );
  removing(api, goalCoupons.calls.delete, goalRows);
  mountImage(api, goalImage, goalRows);
}

function mountVouchers(api: Api) {
  crud(api, voucherCoupons, voucherRows, ['create', 'update', 'delete']);
  serve(api, voucherCoupons.calls.create, (call) =>
    create(call, voucherRows, 'voucher', call.body),
  );
  serve(api, voucherCoupons.calls.update, ({ database, scope, params, body }) =>
    update(database, scope, voucherRows, params.id, body),
  );
  removing(api, voucherCoupons.calls.delete, voucherRows);
  mountImage(api, voucherImage, voucherRows);
}

/** Throws invalid where one product is to free another and none is bought. */
const consistent = (coupon: Row) => {
  if (coupon.action === 'sample') return { ...coupon, product_buy_id: null };
  if (coupon.action && !coupon.product_buy_id) throw invalidField('product_buy_id', 'buyAndFree');
  return coupon;
};

function mountProductCoupons(api: Api) {
  crud(api, productCoupons, productRows, ['create', 'update', 'delete']);
  serve(api, productCoupons.calls.create, (call) => {
    const code = readable(newCode());
    return create(call, productRows, 'product', { ...consistent(call.body), code });
  });
  serve(api, productCoupons.calls.update, async ({ database, scope, params, body }) => {
    const before = await productRows.read(database.db, scope, params.id);
    const { product_buy_id, action } = consistent({ ...before, ...body });
    const whole = { ...body, product_buy_id, action };
    return update(database, scope, productRows, params.id, whole);
  });
  removing(api, productCoupons.calls.delete, productRows);
}

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

function mountDiscounts(api: Api) {
  crud(api, discountCoupons, discountRows, ['create', 'delete']);
  serve(api, discountCoupons.calls.create, async (call) => {
    const { confirm_discount, ...body } = call.body;
    const discounts = [body.discount_value, body.discount_percentage].filter(Boolean);
    if (discounts.length !== 1) throw invalidField('discount_value', 'oneDiscount');
    if (!confirm_discount) await assertBelowPrice(call.database, call.scope, body);
    return create(call, discountRows, 'discount', body);
  });
  removing(api, discountCoupons.calls.delete, discountRows);
}

function mountVisits(api: Api) {
  crud(api, visitCoupons, visitRows, ['create', 'update', 'delete']);
  serve(api, visitCoupons.calls.create, (call) => create(call, visitRows, 'visit', call.body));
  serve(api, visitCoupons.calls.update, ({ database, scope, params, body }) =>
    update(database, scope, visitRows, params.id, body),
  );
  removing(api, visitCoupons.calls.delete, visitRows);
  mountImage(api, visitImage, visitRows);
}

/** The coupons of a store, of five kinds, and how its company sees them all. */
export function mountCoupons(api: Api) {
  mountGoals(api);
  mountVouchers(api);
  mountProductCoupons(api);
  mountDiscounts(api);
  mountVisits(api);
  mountPausing(api);
  crud(api, couponsOverview, overviewRows);
  crud(api, storeCoupons, branchRows);
}
