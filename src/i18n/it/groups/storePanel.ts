import { tabs } from '../names/names.data.ts';

/** The menu of the store panel and the tabs of its screens. */
export const words = {
  menu: {
    billing: 'Abbonamento',
    home: 'Pagina iniziale',
    newTransaction: 'Nuova transazione',
    transactions: 'Transazioni',
    history: 'Storico',
    products: 'Prodotti',
    redeem: 'Riscatto',
    coupons: 'Coupon',
    settings: 'Impostazioni',
  },
  tabs: {
    ...tabs,
    'general-settings/billing-dashboard/current': 'Abbonamento',
    'general-settings/billing-dashboard/payment-methods': 'Modi di pagare',
    'general-settings/billing-dashboard/payment-history': 'Storico pagamenti',
    'general-settings/billing-dashboard/email-notifications': 'Email degli addebiti',
    'new-transaction': 'Nuova transazione',
    'history/point-analysis': 'Analisi dei punti',
    'history/monthly-points': 'Punti mensili',
    'history/debts': 'Debiti',
    'redeem/redeem-voucher-code': 'Riscatta un codice',
    'redeem/multiple-coupons': 'Coupon multipli',
    'settings/profile': 'Profilo del negozio',
    'settings/payment-providers': 'Metodi di pagamento',
    'settings/payment-processing': 'Pagamenti online',
    'settings/cleaners': 'Pulizia',
    'settings/reward': 'Punti e limiti',
    'settings/cards': 'Carte',
  },
};
