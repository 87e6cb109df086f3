import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import type { PermissionPath } from '../permissions/permissions.ts';
import { couponStates } from './coupon-rules.ts';

const pausing = <const P extends string>(kind: P, access: PermissionPath) =>
  endpoint({
    method: 'PUT',
    path: `/stores/{storeId}/coupons/${kind}/{id}/paused`,
    access,
    tag: 'coupons',
    extension: true,
    summary: 'hold a coupon back, or give it out again; resuming a draft publishes it',
    body: z.object({ paused: z.boolean() }),
    reply: z.object({ coupon_id: z.int(), state: z.enum(couponStates) }),
  });

/** Whoever may write a kind of coupon may hold one back. */
export const pauseCalls = {
  goal: pausing('goals', 'coupons.goal.create'),
  voucher: pausing('vouchers', 'coupons.voucher.update'),
  product: pausing('products', 'coupons.product.update'),
  discount: pausing('discounts', 'coupons.discount.create'),
  visit: pausing('visits', 'coupons.visit.create'),
} as const;
