import { words as coupons } from './coupons.ts';
import { words as newTransaction } from './new-transaction.ts';

/** Redeeming in a store; a customer is found, and claims are named, as elsewhere. */
export const words = {
  ...newTransaction,
  ...coupons,
  redeem: {
    title: 'Redeem a voucher',
    code: 'Voucher code',
    codeHint: 'Type or scan it. Spaces, dashes and small letters do not matter.',
    look: 'Look it up',
    camera: 'Camera',
    stopCamera: 'Stop the camera',
    cameraFailed: 'The camera may not be used here.',
    lost: 'No answer came. Press again: it will not be done twice.',
    customer: 'Customer',
    balance: 'Balance',
    points: 'Points held',
    minimum: 'Minimum spend',
    pointsGiven: 'Points it gives',
    expires: 'Valid until',
    ordered: 'Accepting it orders the gift from its supplier.',
    needsReceipt: 'It takes effect on a receipt: add it at the till or in a new transaction.',
    accept: 'Accept',
    reject: 'Reject',
    rejectText: 'The voucher is rejected for good. Points held for it go back to the customer.',
    accepted: '%{title}: redeemed',
    rejected: '%{title}: turned down',
    gave: '%{points} point given |||| %{points} points given',
    returned: '%{points} point given back |||| %{points} points given back',
    orderMade: 'Order %{id} was sent to the supplier.',
    balanceNow: 'Balance now: %{points}',
    next: 'Next code',
    multiple: {
      here: 'Redeemed here',
      last: 'Last redeemed',
      price: 'Price',
      expires: 'Codes valid until',
      none: 'The company has no campaign of codes.',
    },
  },
  resources: coupons.resources,
};
