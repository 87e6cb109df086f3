/** The home of a store. */
export const words = {
  home: {
    byStore: 'Stores in the last 14 days',
    store: 'Store',
    notices: {
      messages_failed:
        'One message could not be sent, last on %{date}. |||| %{smart_count} messages could not be sent, last on %{date}.',
      messages_waiting:
        'One message waits: nothing is set up to send it. |||| %{smart_count} messages wait: nothing is set up to send them.',
      jobs_failed:
        'One job in the background failed on %{date}. |||| %{smart_count} jobs in the background failed, last on %{date}.',
      synergies_asked:
        'A company asks to collaborate, since %{date}. |||| %{smart_count} companies ask to collaborate.',
    },
    against: 'Today beside last %{weekday}, up to this time of day.',
    live: 'Live',
    connecting: 'Connecting',
    till: 'Point of sale',
    figures: {
      customers: 'Customers',
      new_this_month: 'New this month',
      receipts_this_month: 'Receipts this month',
      amount_this_month: 'Amount this month',
      points_outstanding: 'Points outstanding',
      points_value: 'What they are worth',
      claims_open: 'Open claims',
      stores: 'Stores',
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
