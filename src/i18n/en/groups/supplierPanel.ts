import { tabs } from '../names/names.data.ts';

/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Gifts',
    sendReports: 'Deliveries',
    supplierData: 'Supplier data',
  },
  tabs: {
    ...tabs,
    'supplier-data': 'Data',
  },
};
