import { tabs } from '../names/names.data.ts';

/** The menu of the store panel and the tabs of its screens. */
export const words = {
  menu: {
    home: 'Αρχική',
    newTransaction: 'Νέα συναλλαγή',
    transactions: 'Συναλλαγές',
    history: 'Ιστορικό',
    products: 'Προϊόντα',
    redeem: 'Εξαργύρωση',
    coupons: 'Κουπόνια',
    settings: 'Ρυθμίσεις',
  },
  tabs: {
    ...tabs,
    'new-transaction': 'Νέα συναλλαγή',
    'history/point-analysis': 'Ανάλυση πόντων',
    'history/monthly-points': 'Μηνιαίοι πόντοι',
    'redeem/redeem-voucher-code': 'Εξαργύρωση κωδικού',
    'redeem/multiple-coupons': 'Πολλαπλά κουπόνια',
    'settings/profile': 'Προφίλ καταστήματος',
    'settings/payment-providers': 'Τρόποι πληρωμής',
    'settings/payment-processing': 'Online πληρωμές',
    'settings/cleaners': 'Εκκαθάριση',
    'settings/reward': 'Πόντοι και όρια',
    'settings/cards': 'Κάρτες',
  },
};
