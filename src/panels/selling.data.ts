import { pendingPayments, transactions } from '../../contract/transactions.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of selling show. */
export const outlines = {
  transactions: outlineOf(transactions),
  pendingPayments: outlineOf(pendingPayments),
};
