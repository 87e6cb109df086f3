import { entity } from './entity.ts';
import {
  choice,
  computedText,
  defaulted,
  integer,
  moment,
  money,
  optional,
  points,
  readOnly,
  ref,
} from './fields.ts';
import { text } from './text-fields.ts';

export const channels = ['offline', 'online'] as const;
export type Channel = (typeof channels)[number];
export const transactionStates = ['posted', 'pending', 'cancelled'] as const;

const fields = {
  receipt_number: readOnly(optional(text(40))),
  user_account_id: readOnly(integer(1, Number.MAX_SAFE_INTEGER)),
  customer: computedText(),
  cash_register_id: readOnly(optional(ref('cash-registers'))),
  cashier: computedText(),
  channel: readOnly(choice(channels)),
  status: readOnly(choice(transactionStates)),
  amount: readOnly(money()),
  /** What coupons took off before; the amount is what was left to pay. */
  discount_amount: readOnly(defaulted(money(), 0)),
  covered_amount: readOnly(money()),
  points: readOnly(points()),
  points_used: readOnly(points()),
  returned_amount: readOnly(money()),
  points_taken: readOnly(points()),
  points_given_back: readOnly(points()),
  balance_after: readOnly(points()),
  occurred_at: readOnly(moment()),
  created_at: readOnly(moment()),
} as const;

/** The receipts of a store, newest first. */
export const transactions = entity({
  name: 'transactions',
  id: 'transaction_id',
  path: '/stores/{storeId}/transactions',
  tag: 'transactions',
  permission: { read: 'transactions.read', create: 'transactions.create' },
  fields,
  filters: ['q', 'created_at', 'channel', 'status', 'cash_register_id', 'user_account_id'],
  sorts: ['-created_at', 'amount', 'points'],
  operations: ['list'],
  extensions: ['list'],
});

/** Receipts that wait for their payment: they post their points once the store confirms it. */
export const pendingPayments = entity({
  ...transactions,
  name: 'pending-payments',
  path: '/stores/{storeId}/transactions/pending-payments',
  permission: { read: 'transactions.read' },
  filters: ['q', 'created_at', 'channel'],
  operations: ['list'],
  extensions: [],
});
