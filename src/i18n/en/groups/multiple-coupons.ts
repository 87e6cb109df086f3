import { words as coupons } from './coupons.ts';

/** Campaigns of many codes; the page of one shows its claims. */
export const words = {
  ...coupons,
  campaigns: {
    done: 'You have successfully created Coupon',
    new: 'A new campaign',
    newHint:
      'Each code is redeemed once, by whoever holds it. The codes are made in the background.',
    codeHint: 'Up to eight letters or digits; may stay empty.',
    validHint: 'Codes are valid for this many days after the day they are generated.',
    rules: 'When, and how many codes',
    customerHint: 'The till then asks who the customer is.',
    minimumHint: 'With a minimum the code is redeemed on a receipt.',
    reports: 'Reports by email',
    reportsHint: 'Leave everything empty to send no reports.',
    report: {
      redeemed_coupons_report: 'Redeemed coupons',
      all_coupons_report: 'All coupons',
    },
    email: 'Email %{number}',
    frequency: 'How often',
    never: 'Never',
    frequencies: {
      daily: 'Every day',
      weekly: 'Every week',
      monthly: 'Every month',
    },
    made: '%{done} of %{total} codes made',
    redeemed: '%{done} of %{total} redeemed',
    days: '%{count} day |||| %{count} days',
    download: 'Download all codes',
    failed: 'Not all codes could be made. Codes that exist can be used.',
    claims: 'Codes and their redemptions',
    back: 'All campaigns',
  },
};
