import { tabs } from '../names/names.data.ts';

/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Δώρα',
    sendReports: 'Αποστολές',
    supplierData: 'Στοιχεία προμηθευτή',
    marketplace: 'Αγορά',
  },
  tabs: {
    ...tabs,
    'marketplace/shop': 'Αγορές',
    'marketplace/shop-orders': 'Παραγγελίες',
    'marketplace/sales': 'Πωλήσεις',
    'supplier-data': 'Στοιχεία',
  },
};
