/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Premi',
    sendReports: 'Spedizioni',
    supplierData: 'Dati del fornitore',
  },
  tabs: {
    gifts: 'Premi',
    'send-reports/pending': 'In sospeso',
    'send-reports/paid': 'Fatturate',
    'supplier-data': 'Dati',
  },
};
