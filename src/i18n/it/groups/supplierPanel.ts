import { tabs } from '../names/names.data.ts';

/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Premi',
    sendReports: 'Spedizioni',
    supplierData: 'Dati del fornitore',
    marketplace: 'Marketplace',
  },
  tabs: {
    ...tabs,
    'marketplace/shop': 'Acquisti',
    'marketplace/shop-orders': 'Ordini',
    'marketplace/sales': 'Vendite',
    'supplier-data': 'Dati',
  },
};
