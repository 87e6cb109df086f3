import type { Figure } from './figure.ts';

const moves = 'server/ledger/store-moves.ts';
const entries = 'server/ledger/moved.ts';
const posted = 'on which it was posted';
const offThatDay = 'taken off on the day of the return';
const noReturns = 'change nothing';
const both = ['home of a store', 'home of the company'] as const;
const atHomes = (...fields: string[]) =>
  Object.fromEntries(both.map((place) => [place, fields])) as Record<
    (typeof both)[number],
    string[]
  >;

/** What was bought, and what of it came back. */
const bought = {
  turnover: {
    name: 'Turnover',
    unit: 'money',
    counts: 'receipts after coupons; what points paid of them is in it',
    day: posted,
    returns: offThatDay,
    from: moves,
    shown: {
      ...atHomes('amount', 'hours.last_week'),
      'companies of the installation': ['amount', 'amount_before'],
      statistics: ['turnover'],
      'financial data': ['turnover'],
      'history of points': ['amount'],
      'campaign report': ['turnover'],
    },
  },
  receipts: {
    name: 'Receipts',
    unit: 'count',
    counts: 'receipts that were posted, without those that wait for payment',
    day: posted,
    returns:
      'taken off with the return that brings the last of a receipt back; a part changes nothing',
    from: moves,
    shown: {
      ...atHomes('receipts'),
      'companies of the installation': ['receipts'],
      statistics: ['receipts'],
      'financial data': ['receipts'],
      'history of points': ['receipts'],
      'campaign report': ['receipts'],
    },
  },
  average_receipt: {
    name: 'Average receipt',
    unit: 'money',
    counts: 'turnover by receipts; none where there are no receipts',
    day: 'of both',
    returns: 'as for both',
    from: 'server/reports/statistics/statistics.ts',
    shown: { statistics: ['average_receipt'] },
  },
  pending_payments: {
    name: 'Pending payments',
    unit: 'count',
    counts: 'receipts that wait to be confirmed',
    day: 'now',
    returns: noReturns,
    from: 'server/reports/home.ts',
    shown: atHomes('pending_payments'),
  },
  products_sold: {
    name: 'Top products',
    unit: 'count',
    counts: 'pieces on receipts that were posted',
    day: posted,
    returns: noReturns,
    from: 'server/reports/statistics/leaders.ts',
    shown: { statistics: ['quantity'] },
  },
} satisfies Record<string, Figure>;

/** What points were given and spent, and what became of the rest. */
const moved = {
  points_given: {
    name: 'Points given',
    unit: 'points',
    counts:
      'points that stores issued, with receipts, coupons, campaigns and registrations, less those taken back; none that the desk gave or took by hand, brought from partners or moved by a merge',
    day: posted,
    returns: offThatDay,
    from: entries,
    shown: {
      ...atHomes('points_issued'),
      statistics: ['points_given'],
      'financial data': ['points_given'],
      'points by month (debts)': ['given'],
    },
  },
  points_issued: {
    name: 'Points issued',
    unit: 'points',
    counts: 'points given, before what was taken back',
    day: posted,
    returns: 'change nothing; they stand under points taken back',
    from: 'server/reports/history.ts',
    shown: { 'history of points': ['issued'] },
  },
  points_taken_back: {
    name: 'Points taken back',
    unit: 'points',
    counts: 'points given that returns, and coupons and campaigns that were undone, took back',
    day: 'of the return',
    returns: 'are what it counts',
    from: 'server/tables/ledger-terms.ts',
    shown: { 'history of points': ['taken_back'], 'points by month (debts)': ['returned'] },
  },
  points_redeemed: {
    name: 'Points redeemed',
    unit: 'points',
    counts:
      'points that paid, and those of gifts that were handed over, by the store that took them',
    day: posted,
    returns: offThatDay,
    from: entries,
    shown: {
      ...atHomes('points_redeemed'),
      statistics: ['points_redeemed'],
      'financial data': ['points_redeemed'],
      'history of points': ['redeemed'],
      'points by month (debts)': ['honoured'],
    },
  },
  points_redeemed_of_others: {
    name: 'Points redeemed of others',
    unit: 'points',
    counts: 'of the points redeemed, those that another store issued',
    day: posted,
    returns: offThatDay,
    from: entries,
    shown: {
      'history of points': ['redeemed_of_others'],
      'points by month (debts)': ['honoured_of_others'],
    },
  },
  points_redeemed_elsewhere: {
    name: 'Points redeemed elsewhere',
    unit: 'points',
    counts: 'points that the store issued and another one took',
    day: posted,
    returns: offThatDay,
    from: entries,
    shown: {
      'history of points': ['redeemed_elsewhere'],
      'points by month (debts)': ['honoured_elsewhere'],
    },
  },
  points_net: {
    name: 'Points given less redeemed',
    unit: 'points',
    counts: 'points given, less points redeemed',
    day: 'of both',
    returns: 'as for both',
    from: 'server/debts/points.ts',
    shown: { 'points by month (debts)': ['net'] },
  },
  points_expired: {
    name: 'Points expired',
    unit: 'points',
    counts: 'points that expired, by the store that issued them',
    day: 'on which they were posted as expired',
    returns: 'what comes back after its day expires with the return',
    from: entries,
    shown: {
      statistics: ['points_expired'],
      'financial data': ['points_expired'],
      'history of points': ['expired'],
      'points by month (debts)': ['expired'],
    },
  },
  points_adjusted: {
    name: 'Points by hand',
    unit: 'points',
    counts: 'points that the desk gave and took, imported and moved by a merge',
    day: posted,
    returns: noReturns,
    from: 'server/reports/history.ts',
    shown: { 'history of points': ['adjusted'] },
  },
  points_of_partners: {
    name: 'Points to and from partners',
    unit: 'points',
    counts: 'points that customers took to other companies, and brought from them',
    day: posted,
    returns: noReturns,
    from: 'server/reports/history.ts',
    shown: { 'history of points': ['to_partners', 'from_partners'] },
  },
  points_other: {
    name: 'Points moved otherwise',
    unit: 'points',
    counts:
      'points by hand, to and from partners, and held for claims; below zero where customers have less',
    day: posted,
    returns: noReturns,
    from: 'server/reports/financial-sums.ts',
    shown: { 'financial data': ['points_other'] },
  },
  redemption_rate: {
    name: 'Redemption rate',
    unit: 'percent',
    counts: 'points redeemed of a hundred given',
    day: 'of both',
    returns: 'as for both',
    from: 'server/reports/statistics/statistics.ts',
    shown: { statistics: ['redemption_rate'] },
  },
} satisfies Record<string, Figure>;

/** The figures of receipts and points. */
export const movedFigures = { ...bought, ...moved };
