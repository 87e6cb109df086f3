import { entity } from '../engine/entity.ts';
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
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';

export const channels = ['offline', 'online'] as const;
export type Channel = (typeof channels)[number];
export const transactionStates = ['posted', 'pending', 'cancelled'] as const;
/** How a receipt stands: its state, and whether a part or all of it came back. */
export const standings = [...transactionStates, 'partly_returned', 'returned'] as const;

const fields = {
  receipt_number: readOnly(optional(text(40))),
  user_account_id: readOnly(integer(1, Number.MAX_SAFE_INTEGER)),
  customer: computedText(),
  cash_register_id: readOnly(optional(ref('cash-registers'))),
  cashier: computedText(),
  channel: readOnly(choice(channels)),
  status: readOnly(choice(transactionStates)),
  /** The state, with what came back of what was posted. */
  standing: { ...readOnly(choice(standings)), computed: true },
  /** What was bought, before coupons. */
  gross_amount: { ...readOnly(money()), computed: true },
  /** What coupons took off before; the amount is what was left of it. */
  discount_amount: readOnly(defaulted(money(), 0)),
  amount: readOnly(money()),
  covered_amount: readOnly(money()),
  /** What was paid with money. */
  left_to_pay: { ...readOnly(money()), computed: true },
  points: readOnly(points()),
  points_used: readOnly(points()),
  returned_amount: readOnly(money()),
  /** What of that was paid back in money; the rest came back as points. */
  money_back: { ...readOnly(money()), computed: true },
  points_taken: readOnly(points()),
  /** What is left of its points after what came back. */
  points_kept: { ...readOnly(points()), computed: true },
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
  audited: false,
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
  screen: 'transactions/pending-payments',
  permission: { read: 'transactions.read' },
  filters: ['q', 'created_at', 'channel'],
  operations: ['list'],
  extensions: [],
});
