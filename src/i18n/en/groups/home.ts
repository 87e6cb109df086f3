/** The home of a store. */
export const words = {
  home: {
    against: 'Today beside last %{weekday}, up to this time of day.',
    live: 'Live',
    connecting: 'Connecting',
    till: 'Point of sale',
    figures: {
      receipts: 'Receipts',
      amount: 'Amount',
      points_issued: 'Points issued',
      points_redeemed: 'Points redeemed',
      new_customers: 'New customers',
      pending_payments: 'Pending payments',
    },
    more: '%{by} more',
    less: '%{by} less',
    same: 'No change',
    openPending: 'See them',
    hours: 'Amount by hour',
    hour: 'Hour',
    today: 'Today',
    lastWeek: 'Last week',
    days: 'The last 14 days',
    day: 'Day',
    points: 'Points',
  },
};
