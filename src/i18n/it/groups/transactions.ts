import { receipts } from '../transactions/receipts.ts';
import { pendingPayments, transactions } from '../transactions/transactions.ts';

/** The receipts of a store, and those that wait for their payment. */
export const words = {
  ...receipts,
  resources: { transactions, 'transactions/pending-payments': pendingPayments },
};
