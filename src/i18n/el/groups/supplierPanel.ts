/** The menu of the supplier panel and the tabs of its screens. */
export const words = {
  menu: {
    gifts: 'Δώρα',
    sendReports: 'Αποστολές',
    supplierData: 'Στοιχεία προμηθευτή',
  },
  tabs: {
    gifts: 'Δώρα',
    'send-reports/pending': 'Εκκρεμείς',
    'send-reports/paid': 'Τιμολογημένες',
    'supplier-data': 'Στοιχεία',
  },
};
