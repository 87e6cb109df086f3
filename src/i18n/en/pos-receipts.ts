/** The words of the till for returns, and for receipts that wait on the device. */
export const returns = {
  open: 'Return of a receipt',
  find: 'Number of the receipt, or its customer',
  recent: 'Last receipts',
  none: 'No receipts yet.',
  back: 'Back',
  lost: 'No answer came. Send it again: what was posted already is not posted twice.',
  again: 'Send the same return again',
  standings: {
    pending: 'Waiting for payment',
    cancelled: 'Cancelled',
    partly_returned: 'Partly returned',
    returned: 'Returned',
  },
};

export const kept = {
  of: 'Receipts of %{store} on this device',
  text: 'This device still holds %{smart_count} receipt of %{store} that was not posted. Pair it with that store again, or sign in there, and it is posted. |||| This device still holds %{smart_count} receipts of %{store} that were not posted. Pair it with that store again, or sign in there, and they are posted.',
  see: 'See them',
  export: 'Export',
  file: 'receipts-on-device',
  columns: {
    at: 'Time',
    customer: 'Customer',
    amount: 'Amount',
    number: 'Receipt number',
    state: 'State',
  },
};

export const queue = {
  correct: 'Correct the number',
  register: 'Register the customer',
  number: 'The right mobile, card or code',
  postCorrected: 'Post it',
  title: 'Receipts on this device',
  empty: 'Nothing is waiting.',
  waiting: 'Waiting',
  conflict: 'Not accepted',
  tired: 'Failed %{smart_count} time |||| Failed %{smart_count} times',
  post: 'Post now',
  retry: 'Try again',
  discard: 'Discard',
  discardAsk: 'Discard the receipt of %{amount} for “%{code}”? Its points will not be posted.',
  close: 'Close',
  signIn: 'Sign in again to post them.',
};
