/** The sums of a receipt in the order in which they are read: what was bought, what came off it, and what is left to pay. */
export const receiptSums = [
  'gross_amount',
  'discount_amount',
  'covered_amount',
  'left_to_pay',
] as const;
export type ReceiptSum = (typeof receiptSums)[number];

const takenOff: readonly ReceiptSum[] = ['discount_amount', 'covered_amount'];

/**
 * The sums of a receipt as every screen and paper shows them, each with the name that its words have; what came off is
 * below zero, and left out where nothing did.
 */
export const sumsOf = (receipt: Readonly<Record<ReceiptSum, number>>) =>
  receiptSums
    .map((name) => ({ name, sum: takenOff.includes(name) ? -receipt[name] : receipt[name] }))
    .filter(({ name, sum }) => sum < 0 || !takenOff.includes(name));
