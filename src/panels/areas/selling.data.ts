import { pendingPayments, transactions } from '../../../contract/transactions/transactions.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the screens of selling show. */
export const outlines = {
  transactions: outlineOf(transactions),
  pendingPayments: outlineOf(pendingPayments),
};
