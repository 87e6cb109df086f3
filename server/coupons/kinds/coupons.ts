import { visitImage, voucherImage } from '../../../contract/coupons/coupon-images.ts';
import { productCoupons, visitCoupons, voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { couponsOverview, storeCoupons } from '../../../contract/coupons/store-coupons.ts';
import { crud } from '../../engine/crud.ts';
import { mountImage } from '../../engine/images.ts';
import type { Row } from '../../engine/rows.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { newCode, readable } from '../codes.ts';
import { branchRows, overviewRows, productRows, visitRows, voucherRows } from './coupon-rows.ts';
import { mountDiscounts } from './discounts.ts';
import { mountGoals } from './goal-coupons.ts';
import { mountPausing } from './pausing.ts';
import { create, removing, update } from './writing.ts';

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
