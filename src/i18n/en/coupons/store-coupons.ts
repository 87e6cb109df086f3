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
  expiration_date: 'Ends',
  created_at: 'Created',
};

const choices = {
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
    empty: 'The coupons of all stores appear here.',
    choices,
  },
} satisfies Words<typeof declaredStoreCoupons>;
