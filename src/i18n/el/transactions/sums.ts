import type { ReceiptSum } from '../../../../contract/transactions/receipt-sums.ts';

/** What the sums of a receipt are called: in lists, on its page, at the till and on paper. */
export const sums = {
  gross_amount: 'Αξία αγοράς',
  discount_amount: 'Έκπτωση κουπονιών',
  covered_amount: 'Πληρώθηκε με πόντους',
  left_to_pay: 'Πληρωτέο ποσό',
} satisfies Record<ReceiptSum, string>;
