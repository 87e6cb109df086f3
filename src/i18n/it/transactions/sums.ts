import type { ReceiptSum } from '../../../../contract/transactions/receipt-sums.ts';

/** What the sums of a receipt are called: in lists, on its page, at the till and on paper. */
export const sums = {
  gross_amount: 'Valore dell’acquisto',
  discount_amount: 'Sconto dei coupon',
  covered_amount: 'Pagato con punti',
  left_to_pay: 'Da pagare',
} satisfies Record<ReceiptSum, string>;
