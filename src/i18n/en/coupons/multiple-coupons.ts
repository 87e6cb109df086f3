import type { multipleCoupons as declared } from '../../../../contract/coupons/multiple-coupons.ts';
import type { Words } from '../../shape/words.ts';

export const multipleCoupons = {
  name: 'Multiple coupon |||| Multiple coupons',
  fields: {
    coupon_id: 'ID',
    code: 'Codes begin with',
    gift_category_id: 'Gift category',
    gift_title: 'Gift',
    gift_description: 'Description',
    price: 'Price',
    maximum: 'Number of codes',
    valid_days: 'Days valid',
    claimed: 'Issued',
    rewarded: 'Redeemed',
    start_date: 'Starts',
    expiration_date: 'Ends',
    per_customer: 'Codes per customer',
    minimum_spend: 'Minimum spend',
    paused: 'Paused',
    state: 'Status',
    generated: 'Codes generated',
    generation: 'Codes',
    created_at: 'Created',
    updated_at: 'Changed',
  },
  texts: {
    empty: 'Create a campaign of many codes, each redeemed once.',
    choices: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      paused: 'Paused',
      ended: 'Ended',
      queued: 'Waiting',
      running: 'Being made',
      done: 'Ready',
      failed: 'Failed',
    },
  },
} satisfies Words<typeof declared>;
