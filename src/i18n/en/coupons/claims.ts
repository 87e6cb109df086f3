import type {
  allVouchers as declaredAll,
  claims as declaredClaims,
  vouchers as declaredVouchers,
} from '../../../../contract/coupons/claims.ts';
import type { Words } from '../../shape/words.ts';

const fields = {
  claim_id: 'ID',
  kind: 'Kind',
  state: 'State',
  coupon_id: 'Coupon',
  gift_id: 'Gift',
  title: 'Title',
  user_account_id: 'Customer number',
  customer: 'Customer',
  code_end: 'Code ends with',
  points: 'Points',
  store_id: 'Claimed in',
  redeem_store_id: 'Redeemed in',
  cashier: 'Cashier',
  transaction_id: 'Receipt',
  expires_at: 'Valid until',
  redeemed_at: 'Redeemed',
  created_at: 'Claimed',
};

const choices = {
  gift: 'Gift',
  goal: 'Goal',
  voucher: 'With a code',
  product: 'On products',
  discount: 'Discount',
  visit: 'Visit',
  multiple: 'Campaign',
  claimed: 'Open',
  redeemed: 'Redeemed',
  rejected: 'Rejected',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

export const claims = {
  name: 'Claim |||| Claims',
  fields,
  texts: {
    empty: 'No customer has claimed a coupon or a gift yet.',
    choices,
  },
} satisfies Words<typeof declaredClaims>;

export const vouchers = {
  name: 'Redeemed voucher |||| Redeemed vouchers',
  tab: 'Vouchers',
  fields: { ...fields, reward: 'Gift or coupon', redeem_region_id: 'Region' },
  texts: {
    empty: 'Nothing has been redeemed yet.',
    choices: { ...choices, coupon: 'Coupon' },
  },
} satisfies Words<typeof declaredVouchers>;

export const companyAllVouchers = {
  name: 'Claim |||| All claims',
  fields,
  texts: {
    empty: 'No customer has claimed a coupon or a gift yet.',
    choices,
  },
} satisfies Words<typeof declaredAll>;
