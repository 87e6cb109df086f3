import type {
  transactions as declared,
  pendingPayments as declaredPending,
} from '../../../../contract/transactions/transactions.ts';
import type { Words } from '../../shape/words.ts';
import { sums } from './sums.ts';

const fields = {
  transaction_id: 'ID',
  receipt_number: 'Receipt number',
  user_account_id: 'Customer number',
  customer: 'Customer',
  cash_register_id: 'Cash register',
  cashier: 'Cashier',
  channel: 'Channel',
  status: 'State',
  standing: 'State',
  ...sums,
  amount: 'After coupons',
  points: 'Points',
  points_used: 'Points used',
  returned_amount: 'Returned',
  money_back: 'Money paid back',
  points_taken: 'Points reversed',
  points_kept: 'Points kept',
  points_given_back: 'Points given back',
  balance_after: 'New balance',
  occurred_at: 'Purchased on',
  created_at: 'Date',
};
const choices = {
  offline: 'In store',
  online: 'Online',
  posted: 'Posted',
  pending: 'Waiting for payment',
  cancelled: 'Cancelled',
  partly_returned: 'Partly returned',
  returned: 'Returned',
};

export const transactions = {
  name: 'Transaction |||| Transactions',
  fields,
  texts: { empty: 'Receipts appear here as soon as the first one is posted.', choices },
} satisfies Words<typeof declared>;

export const pendingPayments = {
  name: 'Pending payment |||| Pending payments',
  fields,
  texts: {
    empty: 'Receipts to be paid later stay here until their payment is confirmed.',
    choices,
  },
} satisfies Words<typeof declaredPending>;
