/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Gifts',
    sendReports: 'Send reports',
    supplierData: 'Supplier data',
  },
  tabs: {
    gifts: 'Gifts',
    'send-reports/pending': 'Pending',
    'send-reports/paid': 'Paid',
    'supplier-data': 'Data',
  },
};
