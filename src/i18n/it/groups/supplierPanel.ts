/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Premi',
    supplierData: 'Dati del fornitore',
  },
  tabs: {
    gifts: 'Premi',
    'supplier-data': 'Dati',
  },
};
