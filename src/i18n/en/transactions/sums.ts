import type { ReceiptSum } from '../../../../contract/transactions/receipt-sums.ts';

/** What the sums of a receipt are called: in lists, on its page, at the till and on paper. */
export const sums = {
  gross_amount: 'Bought for',
  discount_amount: 'Taken off by coupons',
  covered_amount: 'Paid with points',
  left_to_pay: 'Left to pay',
} satisfies Record<ReceiptSum, string>;
