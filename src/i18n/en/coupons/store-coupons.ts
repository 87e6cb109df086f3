import type {
  couponsOverview as declaredCouponsOverview,
  storeCoupons as declaredStoreCoupons,
} from '../../../../contract/coupons/store-coupons.ts';
import type { Words } from '../../shape/words.ts';

const fields = {
  coupon_id: 'ID',
  kind: 'Kind',
  gift_title: 'Title',
  store_id: 'Store',
  code: 'Code',
  points: 'Points',
  maximum: 'Total',
  claimed: 'Claimed',
  rewarded: 'Redeemed',
  start_date: 'Starts',
  expiration_date: 'Ends',
  state: 'Status',
  created_at: 'Created',
};

const choices = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
  goal: 'Goal',
  voucher: 'With a code',
  product: 'On products',
  discount: 'Discount',
  visit: 'Visit',
  multiple: 'Campaign',
};

export const couponsOverview = {
  name: 'Coupon |||| Coupons overview',
  fields,
  texts: {
    empty: 'The store’s coupons appear here as soon as there is one.',
    choices,
  },
} satisfies Words<typeof declaredCouponsOverview>;

export const storeCoupons = {
  name: 'Store coupon |||| Store coupons',
  fields,
  texts: {
    links: { claims: 'Claims' },
    empty: 'The coupons of all stores appear here.',
    choices,
  },
} satisfies Words<typeof declaredStoreCoupons>;
