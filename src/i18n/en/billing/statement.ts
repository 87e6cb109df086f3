/** The statement of a bank, and the billings that it says were paid. */
export const statement = {
  title: 'Bank statement',
  open: 'Import a bank statement',
  intro:
    'Payments are found by the payment code (RF…) that the buyer named, in any column of the file. Nothing changes until you confirm.',
  hint: 'A statement of your bank as CSV or XLSX, up to 5 MB',
  choose: 'Choose a statement',
  reading: 'The statement is read',
  none: 'No row names a payment code.',
  others:
    '%{smart_count} row names no payment code. |||| %{smart_count} rows name no payment code.',
  table: 'Payments in the statement',
  row: 'Row %{row}',
  billing: 'Billing %{number}, %{store}',
  settle: 'Mark %{smart_count} billing as paid |||| Mark %{smart_count} billings as paid',
  nothing: 'Nothing in it is still to be marked as paid.',
  done: '%{smart_count} billing was marked as paid |||| %{smart_count} billings were marked as paid',
  column: 'Column of what came in',
  noColumn: 'Not found: choose the column',
  cameIn: '%{amount} came in',
  nothingIn: 'Nothing came in',
  outcomes: {
    matches: 'Will be paid',
    settled: 'Marked as paid',
    other_amount: 'Another amount',
    not_owed: 'Not owed any more',
    under_way: 'A card is being charged',
    unknown: 'No such code',
  },
};
