import { installation } from '../organisations/installation.ts';
/** The home of a store. */
export const words = {
  home: {
    notices: {
      messages_failed:
        'One message could not be sent, last on %{date}. |||| %{smart_count} messages could not be sent, last on %{date}.',
      messages_waiting:
        'One message is waiting: sending is not set up. |||| %{smart_count} messages are waiting: sending is not set up.',
      jobs_failed:
        'One job in the background failed on %{date}. |||| %{smart_count} jobs in the background failed, last on %{date}.',
      synergies_asked:
        'A company asks to collaborate, since %{date}. |||| %{smart_count} companies ask to collaborate.',
      campaigns_paused:
        'One campaign paused by itself |||| %{count} campaigns paused by themselves',
      campaign_rewards_failed:
        'One reward of a campaign could not be given |||| %{count} rewards of campaigns could not be given',
      campaign_rewards_used:
        'One gift of a campaign was used or ordered before its receipt was returned |||| %{count} gifts of campaigns were used or ordered before their receipts were returned',
      orders_requested:
        'One gift waits for its supplier to accept it |||| %{count} gifts wait for their supplier to accept them',
      invoices_differ:
        'One invoice differs from what was delivered |||| %{count} invoices differ from what was delivered',
      points_expire: '%{count} point expires this week |||| %{count} points expire this week',
    },
    messages: installation.messages,
    backups: installation.backups,
    needsYou: 'Needs you',
    period: 'Period',
    lastDays: '%{smart_count} day |||| %{smart_count} days',
    worth: 'worth %{amount}',
    amountByDay: 'Amount by day',
    thisPeriod: 'This period',
    periodBefore: 'The period before',
    change: {
      more: '%{by}% more than the period before',
      less: '%{by}% less than the period before',
      same: 'As in the period before',
      new: 'Nothing in the period before',
    },
    leaders: {
      stores: 'Stores that sold most',
      gifts: 'Gifts redeemed most',
      expiring: 'Points about to expire',
      all: 'All',
      none: 'Nothing in this period.',
      points: '%{count} point |||| %{count} points',
      until: 'expire from %{date}',
    },
    start: {
      title: 'First steps',
      lead: 'Do them in any order. Each is ticked once it was really done.',
      progress: '%{done} of %{all} steps are done',
      minutes: 'About one minute. |||| About %{smart_count} minutes.',
      done: 'Done',
      open: 'Not done yet',
      hide: 'Hide this list',
      notYours: 'Needs rights that you do not have here.',
      store: {
        title: 'Add the first store',
        text: 'Where customers earn and redeem.',
        go: 'New store',
      },
      points: {
        title: 'Set what points are worth',
        text: 'Suggested: %{points} point for each euro, and %{hundred} points are worth %{worth}.',
        go: 'Set the points',
      },
      customer: {
        title: 'Register the first customer',
        text: 'A mobile number and a name.',
        go: 'New customer',
      },
      receipt: {
        title: 'Post the first receipt',
        text: 'An amount at the till earns the first points.',
        go: 'First receipt',
      },
      import: {
        title: 'Import your customers',
        text: 'From a file of a spreadsheet, with the balances they have.',
        go: 'Import',
      },
      staff: {
        title: 'Invite your staff',
        text: 'A colleague gets rights of their own.',
        go: 'Invite',
      },
      gift: {
        title: 'Add the first gift',
        text: 'Suggested: a coffee for %{points} points, which are worth %{worth}.',
        go: 'New gift',
      },
      campaign: {
        title: 'Make a campaign',
        text: 'Suggested: a welcome gift, or double points for a weekend.',
        go: 'New campaign',
      },
      till: {
        title: 'Pair a till',
        text: 'A tablet or a phone at the counter posts receipts by itself.',
        go: 'Pair',
      },
      platform: {
        title: 'This is the installation itself',
        text: 'Plans and what concerns every company are here. A programme is built in a company of its own.',
        go: 'Create a company',
      },
    },
    against: 'Today compared with last %{weekday} up to this time.',
    live: 'Live',
    connecting: 'Connecting',
    till: 'Till',
    figures: {
      points_outstanding: 'Points outstanding',
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
