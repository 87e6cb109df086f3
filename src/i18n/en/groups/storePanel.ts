import { tabs } from '../names/names.data.ts';

/** The menu of the store panel and the tabs of its screens. */
export const words = {
  menu: {
    billing: 'Subscription',
    home: 'Home',
    newTransaction: 'New transaction',
    transactions: 'Transactions',
    history: 'History',
    products: 'Products',
    redeem: 'Redeem',
    coupons: 'Coupons',
    settings: 'Settings',
  },
  tabs: {
    ...tabs,
    'general-settings/billing-dashboard/current': 'Subscription',
    'general-settings/billing-dashboard/payment-methods': 'Payment methods',
    'general-settings/billing-dashboard/payment-history': 'Payment history',
    'general-settings/billing-dashboard/email-notifications': 'Mails about billing',
    'new-transaction': 'New transaction',
    'history/point-analysis': 'Point analysis',
    'history/monthly-points': 'Monthly points',
    'history/debts': 'Debts',
    'redeem/redeem-voucher-code': 'Redeem a code',
    'redeem/multiple-coupons': 'Multiple coupons',
    'settings/profile': 'Store profile',
    'settings/payment-providers': 'Payment methods',
    'settings/payment-processing': 'Payments online',
    'settings/cleaners': 'Clean-up',
    'settings/reward': 'Points and limits',
    'settings/cards': 'Cards',
  },
};
