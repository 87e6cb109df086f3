import { planWords } from './plan-words.ts';

/** What buyers and sellers of plans call the same. */
export const billingShared = {
  ...planWords,
  subscription: {
    incomplete: 'Waits for a first payment',
    active: 'Active',
    past_due: 'Overdue',
    inactive: 'Inactive',
    cancelled: 'Cancelled',
  },
  billing: {
    open: 'To be paid',
    failed: 'Payment failed',
    paid: 'Paid',
    disputed: 'Disputed',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  attempts: {
    pending: 'under way',
    requires_action: 'waits for the bank',
    succeeded: 'paid',
    failed: 'not paid',
  },
  failures: {
    declined: 'the bank declined the card',
    expired: 'the card has expired',
    authentication: 'the bank was told no',
    abandoned: 'the bank got no answer',
    unavailable: 'the bank could not be reached',
  },
  test: 'Test',
  billingNo: 'Billing %{number}',
  document: 'Document (PDF)',
  details: 'Details',
  detailsOf: 'Details of billing %{number}',
  line: 'For',
  amount: 'Amount',
  net: 'Net',
  vat: 'VAT',
  total: 'Total',
  due: 'Due %{date}',
  paid: 'Paid %{date}',
  givenBack: 'Given back: %{amount}',
  code: 'Payment code %{code}',
  reason: 'Reason: %{reason}',
};
