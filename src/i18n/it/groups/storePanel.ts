import { tabs } from '../names/names.data.ts';

/** The menu of the store panel and the tabs of its screens. */
export const words = {
  menu: {
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
    'new-transaction': 'Nuova transazione',
    'history/point-analysis': 'Analisi dei punti',
    'history/monthly-points': 'Punti mensili',
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
