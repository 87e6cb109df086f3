/** Statistics of a company. */
export const words = {
  statistics: {
    total: 'Company total',
    desk: 'The company’s own desk',
    byStore: 'Figures by store',
    exportCustomers: 'Export customers by store',
    hint: 'Turnover and points by store, in the company’s own days. What comes back counts off on the day it does.',
    hintAgainst:
      'The small figures are the difference from %{before}. What comes back counts off on the day it does.',
    nothing: 'Nothing was posted in this period.',
    open: '%{name}, %{column}, %{figure}: open the list',
    against: 'Compared',
    none: 'Nothing yet.',
    noTier: 'No tier',
    tier: 'Tier',
    customers: 'Customers',
    registered: 'Registered in',
    both: 'Came in both months',
    cohortsHint:
      'Of those who registered in a month, how many of a hundred had a receipt in that month (+0) and in each month after it.',
    hour: '%{amount}, one receipt |||| %{amount}, %{smart_count} receipts',
    filters: {
      store: 'Store',
      region: 'Region',
      channel: 'Where',
      compare: 'Compare with',
    },
    choices: {
      offline: 'In store',
      online: 'Online',
      before: 'The period before',
      year: 'The year before',
    },
    steps: {
      day: 'Day',
      week: 'Week',
      month: 'Month',
    },
    charts: {
      turnover: 'Turnover over time',
      points: 'Points over time',
      hours: 'Turnover by weekday and hour',
      tiers: 'Customers by tier',
      cohorts: 'Who came again',
      twoMonths: 'Active customers, this month and the last',
      products: 'Top products',
      gifts: 'Top gifts',
    },
    tips: {
      receipts:
        'Receipts that were posted. One that comes back as a whole is taken off on the day it does.',
      average_receipt: 'Turnover divided by receipts. Points that paid a part are in it.',
      active:
        'Customers with at least one receipt in the period: once in each store, and once in the total.',
      returning: 'Active customers who had a receipt at any store before the period.',
      points_given:
        'Points issued here, less those returned, on the day of the return. Without points given by hand.',
      redemption_rate: 'Points redeemed of a hundred given.',
    },
    columns: {
      name: 'Store',
      turnover: 'Turnover',
      receipts: 'Receipts',
      average_receipt: 'Average receipt',
      customers_new: 'New customers',
      active: 'Active customers',
      returning: 'Returning customers',
      points_given: 'Points given',
      points_redeemed: 'Points redeemed',
      points_expired: 'Points expired',
      redemption_rate: 'Redemption rate',
      coupons: 'Coupons',
      gifts: 'Gifts',
    },
  },
};
