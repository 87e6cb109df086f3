/** Points by day and by month. */
export const words = {
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
      taken_back: 'Taken back',
      redeemed: 'Redeemed here',
      redeemed_of_others: 'Of those, from other stores',
      redeemed_elsewhere: 'Redeemed elsewhere',
      expired: 'Expired',
      adjusted: 'Adjusted',
    },
    open: 'The postings of %{name}',
    postings: 'Postings, %{period}',
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
    },
  },
};
