import type { Figure } from './figure.ts';

const thatDay = 'of the posting, and of the return; worth what a point was on it';
const noReturns = 'change nothing';
const worth = 'server/runtime/apportion.ts';
const people = 'server/reports/statistics/people.ts';

/** What points were and are worth: rounded towards nothing, the shares of stores so that they add up. */
const worths = {
  points_given_value: {
    name: 'Points given, in money',
    unit: 'money',
    counts: 'what points given were worth',
    day: thatDay,
    returns: 'taken off by what a point is worth on the day of the return',
    from: worth,
    shown: {
      'financial data': ['points_given_value'],
      'points by month (debts)': ['given_value'],
    },
  },
  points_redeemed_value: {
    name: 'Points redeemed, in money',
    unit: 'money',
    counts: 'what points redeemed were worth',
    day: thatDay,
    returns: 'taken off by what a point is worth on the day of the return',
    from: worth,
    shown: {
      'financial data': ['points_redeemed_value'],
      'points by month (debts)': ['honoured_value'],
    },
  },
  points_outstanding: {
    name: 'Points outstanding',
    unit: 'points',
    counts: 'points with customers less what they owe, by the store that issued them',
    day: 'now, or the end of the period',
    returns: 'are in it',
    from: 'server/reports/liability.ts',
    shown: {
      'home of the company': ['points_outstanding', 'outstanding', 'expiring.points'],
      'financial data': ['points_outstanding'],
      liability: ['points'],
    },
  },
  points_outstanding_value: {
    name: 'Points outstanding, in money',
    unit: 'money',
    counts: 'what points outstanding are worth by what a point is worth now',
    day: 'now, or the end of the period',
    returns: 'are in it',
    from: 'server/runtime/units.ts',
    shown: {
      'home of the company': ['points_value'],
      'companies of the installation': ['points_value'],
      'financial data': ['points_outstanding_value'],
      liability: ['amount'],
    },
  },
  points_held: {
    name: 'Points held',
    unit: 'points',
    counts: 'points of claims that were not redeemed yet: no longer outstanding',
    day: 'now',
    returns: noReturns,
    from: 'server/reports/liability.ts',
    shown: { liability: ['held.points', 'held.amount'] },
  },
  redemptions: {
    name: 'Redemptions',
    unit: 'count',
    counts:
      'gifts and coupons that were redeemed, their points, what these were worth, and what suppliers are paid',
    day: 'of the redemption',
    returns: 'one that a return undoes no longer counts',
    from: 'server/debts/redemption.ts',
    shown: {
      'redemptions by month (debts)': ['redemptions', 'points', 'points_value', 'cost'],
      statistics: ['coupons', 'gifts', 'gifts.redeemed'],
      'home of the company': ['gifts.redeemed'],
    },
  },
  claims_open: {
    name: 'Open claims',
    unit: 'count',
    counts: 'claims that were neither redeemed nor ended',
    day: 'now',
    returns: noReturns,
    from: 'server/reports/company-home.ts',
    shown: { 'home of the company': ['claims_open'] },
  },
} satisfies Record<string, Figure>;

/** Who there is. */
const persons = {
  customers: {
    name: 'Customers',
    unit: 'count',
    counts: 'customers who were not deleted or merged into another',
    day: 'now',
    returns: noReturns,
    from: 'server/reports/company-home.ts',
    shown: {
      'home of the company': ['customers'],
      'companies of the installation': ['customers'],
      statistics: ['tiers.customers', 'cohorts.customers'],
    },
  },
  customers_new: {
    name: 'New customers',
    unit: 'count',
    counts: 'of the customers, those who registered, by the store in which they did',
    day: 'of the registration',
    returns: noReturns,
    from: people,
    shown: {
      'home of a store': ['new_customers'],
      'home of the company': ['new_customers'],
      statistics: ['customers_new'],
    },
  },
  customers_active: {
    name: 'Active customers',
    unit: 'count',
    counts:
      'of the customers, those with a receipt in the period: once in each store, and once in all of them',
    day: 'of the receipt',
    returns: noReturns,
    from: people,
    shown: { statistics: ['active', 'this_month', 'last_month', 'both', 'cohorts.came'] },
  },
  customers_returning: {
    name: 'Returning customers',
    unit: 'count',
    counts: 'of the active customers, those with a receipt of the company before the period',
    day: 'of the receipt',
    returns: noReturns,
    from: people,
    shown: { statistics: ['returning'] },
  },
  stores: {
    name: 'Stores',
    unit: 'count',
    counts: 'stores that were not closed',
    day: 'now',
    returns: noReturns,
    from: 'server/reports/company-home.ts',
    shown: { 'home of the company': ['stores'], 'companies of the installation': ['stores'] },
  },
} satisfies Record<string, Figure>;

/** The figures beside what was bought and what points moved. */
export const otherFigures = { ...worths, ...persons };
