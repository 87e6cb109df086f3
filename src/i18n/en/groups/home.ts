/** The home of a store. */
export const words = {
  home: {
    byStore: 'Stores in the last 14 days',
    store: 'Store',
    notices: {
      messages_failed:
        'One message could not be sent, last on %{date}. |||| %{smart_count} messages could not be sent, last on %{date}.',
      messages_waiting:
        'One message is waiting: sending is not set up. |||| %{smart_count} messages are waiting: sending is not set up.',
      jobs_failed:
        'One job in the background failed on %{date}. |||| %{smart_count} jobs in the background failed, last on %{date}.',
      synergies_asked:
        'A company asks to collaborate, since %{date}. |||| %{smart_count} companies ask to collaborate.',
    },
    backups: {
      good: 'The installation was last backed up on %{date} (%{size} MB).',
      old: 'The last good backup of the installation is of %{date}: two should have been made since.',
      missing:
        'The installation was never backed up, though the server should have done so by itself.',
      awaited:
        'The installation was not backed up yet. The server does so by itself, every hour. |||| The installation was not backed up yet. The server does so by itself, every %{smart_count} hours.',
      none: 'The installation was never backed up. The operator does so with “npm run backup”, or sets BACKUP_EVERY_HOURS.',
      failed: 'The last try, on %{date}, failed: %{reason}',
      reasons: {
        no_room: 'there is not enough room on the disk.',
        not_allowed: 'the server may not write to the folder of the backups.',
        database: 'the database did not answer.',
        other: 'the log of the server says why.',
      },
    },
    against: 'Today compared with last %{weekday} up to this time.',
    live: 'Live',
    connecting: 'Connecting',
    till: 'Till',
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
