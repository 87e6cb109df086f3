/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Gifts',
    supplierData: 'Supplier data',
  },
  tabs: {
    gifts: 'Gifts',
    'supplier-data': 'Data',
  },
};
