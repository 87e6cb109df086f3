import { tabs } from '../names/names.data.ts';

/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Gifts',
    sendReports: 'Deliveries',
    supplierData: 'Supplier data',
    marketplace: 'Marketplace',
  },
  tabs: {
    ...tabs,
    'marketplace/shop': 'Shop',
    'marketplace/shop-orders': 'Orders',
    'marketplace/sales': 'Sales',
    'supplier-data': 'Data',
  },
};
