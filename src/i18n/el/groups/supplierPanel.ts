/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Δώρα',
    supplierData: 'Στοιχεία προμηθευτή',
  },
  tabs: {
    gifts: 'Δώρα',
    'supplier-data': 'Στοιχεία',
  },
};
