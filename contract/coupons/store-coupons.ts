import { entity } from '../engine/entity.ts';
import {
  choice,
  computed,
  integer,
  moment,
  optional,
  points,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { couponKinds } from './coupon-kinds.ts';
import { availability } from './coupon-rules.ts';

const fields = {
  kind: readOnly(choice(couponKinds)),
  gift_title: readOnly(text(120)),
  store_id: readOnly(ref('stores')),
  code: readOnly(optional(text(24))),
  points: readOnly(points()),
  maximum: { ...readOnly(integer(0, 1_000_000)), without: 'limit' },
  claimed: readOnly(integer(0, Number.MAX_SAFE_INTEGER)),
  rewarded: computed(),
  start_date: { ...readOnly(optional(moment())), without: 'start' },
  expiration_date: { ...readOnly(optional(moment())), without: 'end' },
  state: availability.state,
  created_at: readOnly(moment()),
} as const;

/** The coupons of all branches of a company, of every kind. */
export const storeCoupons = entity({
  name: 'store-coupons',
  id: 'coupon_id',
  path: '/companies/{storeId}/store-coupons',
  tag: 'coupons',
  audited: false,
  permission: { read: 'coupons.read' },
  fields,
  filters: ['q', 'state', 'kind', 'store_id', 'created_at'],
  searched: ['gift_title', 'code'],
  sorts: ['-created_at', 'gift_title', 'kind', 'claimed'],
  operations: ['list'],
  extensions: ['list'],
});

/** The coupons of one store, of every kind, with what came of them. */
export const couponsOverview = entity({
  ...storeCoupons,
  name: 'coupons-overview',
  path: '/stores/{storeId}/coupons/overview',
  screen: 'redeem/coupons-overview',
  permission: { read: 'redemption.coupons_overview' },
  filters: ['q', 'state', 'kind', 'created_at'],
  searched: ['gift_title', 'code'],
  operations: ['list'],
  extensions: ['list'],
});
