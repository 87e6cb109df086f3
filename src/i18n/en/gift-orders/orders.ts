import { orderStateWords } from '../../../../contract/words/order-states.ts';

/** The orders of redeemed gifts, as the company and their supplier see them. */
export const orders = {
  /** The states by the specification's numbers, as refusals name them too. */
  states: orderStateWords.en,
  title: 'Order %{id}',
  facts: 'The order',
  timeline: 'What happened',
  ahead: 'Still to come',
  system: 'Pistos',
  invoice: 'Invoice',
  noInvoice: 'There is no invoice for it yet.',
  invoiceOf: 'Invoice %{number}, uploaded on %{date}',
  download: 'Download the invoice',
  stateOf: 'State of the orders',
  to: {
    2: 'Accept',
    3: 'Start preparing',
    4: 'Mark as shipped',
    5: 'Mark as delivered',
    7: 'Cancel order',
    8: 'Mark as returned',
  },
  asking: 'The order becomes “%{state}”. |||| %{count} orders become “%{state}”.',
  pointsBack: 'The points go back to the customer. |||| The points go back to the customers.',
  note: 'Note',
  noteHint: 'Shown in the timeline to the company and the supplier.',
  moved: '%{count} order moved to “%{state}” |||| %{count} orders moved to “%{state}”',
  noMoves: 'The chosen orders have no next state in common.',
  notNow: 'Not now',
  cancel: 'Cancel redemption',
  cancelText:
    'The order ends, the supplier does not send the gift, and its points go back to the customer.',
  reason: 'Reason',
  cancelled:
    'The redemption was cancelled: %{points} point went back to the customer |||| The redemption was cancelled: %{points} points went back to the customer',
  cancelledBalance: 'Balance now: %{balance}',
};
