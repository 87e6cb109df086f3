import { tabs } from '../names/names.data.ts';

/** The menu of the store panel and the tabs of its screens. */
export const words = {
  menu: {
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
    'new-transaction': 'New transaction',
    'history/point-analysis': 'Point analysis',
    'history/monthly-points': 'Monthly points',
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
