import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import type { PermissionPath } from '../permissions/permissions.ts';
import { couponStates } from './coupon-rules.ts';

const pausing = <const P extends `/${string}/{id}`>(path: P, access: PermissionPath) =>
  endpoint({
    method: 'PUT',
    path: `${path}/paused`,
    access,
    tag: 'coupons',
    extension: true,
    summary: 'hold a coupon back, or give it out again; resuming a draft publishes it',
    body: z.object({ paused: z.boolean() }),
    reply: z.object({ coupon_id: z.int(), state: z.enum(couponStates) }),
  });

/** Whoever may write a kind of coupon may hold one back. */
export const pauseCalls = {
  goal: pausing('/stores/{storeId}/coupons/goals/{id}', 'coupons.goal.create'),
  voucher: pausing('/stores/{storeId}/coupons/vouchers/{id}', 'coupons.voucher.update'),
  product: pausing('/stores/{storeId}/coupons/products/{id}', 'coupons.product.update'),
  discount: pausing('/stores/{storeId}/coupons/discounts/{id}', 'coupons.discount.create'),
  visit: pausing('/stores/{storeId}/coupons/visits/{id}', 'coupons.visit.create'),
  /** Codes that were sold are held back with their campaign. */
  multiple: pausing('/companies/{storeId}/coupons/multiple/{id}', 'coupons.multiple.create'),
} as const;
