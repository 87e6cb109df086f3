/** What a supplier delivers and invoices. */
export const sendReports = {
  title: 'To be invoiced',
  hint: 'Delivered gifts whose invoice you have not uploaded yet. One PDF covers all delivered redemptions of a gift.',
  none: 'Nothing is waiting to be invoiced.',
  redemptions: '%{count} redemption |||| %{count} redemptions',
  ordered: 'Ordered %{days} |||| Ordered %{days}',
  sendDifferent: 'Send all the same',
  upload: 'Upload invoice',
  uploadOf: 'Upload the invoice for: %{title}',
  file: 'Invoice (PDF)',
  choose: 'Choose a PDF',
  number: 'Invoice number',
  amount: 'Invoice amount',
  amountHint:
    'Agreed cost of %{count} redemption: %{cost} |||| Agreed cost of %{count} redemptions: %{cost}',
  done: 'The invoice was uploaded',
  covers:
    '%{title}: the invoice covers %{count} redemption. |||| %{title}: the invoice covers %{count} redemptions.',
  equal: 'Its amount is what was agreed.',
  more: 'It asks for %{difference} more than the %{cost} agreed.',
  less: 'It asks for %{difference} less than the %{cost} agreed.',
  untold: 'Agreed cost: %{cost}.',
  orders: 'Orders',
  redeemed: 'Redeemed',
  never: 'Not redeemed yet',
};
