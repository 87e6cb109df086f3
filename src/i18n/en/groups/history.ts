import type { PostingKind } from '../../../../contract/transactions/posting-kinds.ts';
import { debts } from '../debts/debts.ts';

/** Points by day and by month. */
export const words = {
  debts,
  history: {
    chart: 'Points over time',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    total: 'Total',
    columns: {
      receipts: 'Receipts',
      amount: 'Amount',
      issued: 'Issued',
      taken_back: 'Reversed',
      redeemed: 'Redeemed here',
      redeemed_of_others: 'Of those, from other stores',
      redeemed_elsewhere: 'Redeemed elsewhere',
      expired: 'Expired',
      adjusted: 'Adjusted',
      to_partners: 'To partners',
      from_partners: 'From partners',
    },
    open: 'The entries of %{name}',
    postings: 'Entries, %{period}',
    nothing: 'Nothing was posted.',
    posting: { time: 'Time', kind: 'What', customer: 'Customer', points: 'Points' },
    kinds: {
      receipt: 'Receipt',
      return: 'Return',
      expiry: 'Expiry',
      initial: 'Opening balance',
      adjustment: 'Adjustment',
      redemption: 'Redemption',
      merge: 'Merge',
      hold: 'Held for a claim',
      release: 'Given back from a claim',
      synergy_out: 'Brought to a partner',
      synergy_in: 'Brought from a partner',
      campaign: 'Campaign',
      carried: 'Kept from rounding',
      coupon: 'Coupon',
    } satisfies Record<PostingKind, string>,
  },
};
