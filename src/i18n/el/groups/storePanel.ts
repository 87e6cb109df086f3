import { tabs } from '../names/names.data.ts';

/** The menu of the store panel and the tabs of its screens. */
export const words = {
  menu: {
    billing: 'Συνδρομή',
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
    'general-settings/billing-dashboard/current': 'Συνδρομή',
    'general-settings/billing-dashboard/payment-methods': 'Τρόποι πληρωμής',
    'general-settings/billing-dashboard/payment-history': 'Ιστορικό πληρωμών',
    'general-settings/billing-dashboard/email-notifications': 'Email χρεώσεων',
    'new-transaction': 'Νέα συναλλαγή',
    'history/point-analysis': 'Ανάλυση πόντων',
    'history/monthly-points': 'Μηνιαίοι πόντοι',
    'history/debts': 'Οφειλές',
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
