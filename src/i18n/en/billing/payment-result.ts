/** The page that tells what became of a card payment. */
export const paymentResult = {
  success: 'Payment',
  pending: 'The payment is being confirmed. This page goes on by itself.',
  paid: 'Paid. Thank you!',
  error: 'The payment failed',
  notCharged: 'Nothing was charged.',
  goOn: 'Go on',
  again: 'Back to the payment',
  failures: {
    declined: 'The bank declined the card.',
    expired: 'The card has expired.',
    authentication: 'The bank was told no.',
    abandoned: 'The bank got no answer.',
    unavailable: 'The bank could not be reached.',
    account_gone:
      'The account of the seller that it was begun at answers no more. It was not booked as paid.',
  },
};
