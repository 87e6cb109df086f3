/** The menu of the loyalty panel and the tabs of its screens. */
export const words = {
  menu: {
    stores: 'Καταστήματα',
    catalog: 'Κατάλογος δώρων',
    redemptions: 'Εξαργυρώσεις',
    multipleCoupons: 'Πολλαπλά κουπόνια',
    storeCoupons: 'Κουπόνια καταστημάτων',
    tiers: 'Βαθμίδες',
    debts: 'Οφειλές',
    messages: 'Εξερχόμενα μηνύματα',
  },
  tabs: {
    'stores/stores-tab': 'Καταστήματα',
    'stores/daily-transaction-limits': 'Ημερήσια όρια',
    'stores/network-regions': 'Περιοχές δικτύου',
    'catalog/gift-catalog': 'Δώρα',
    'catalog/catalog-categories': 'Κατηγορίες',
    'redemptions/products': 'Δώρα προμηθευτών',
    'redemptions/vouchers': 'Κουπόνια',
    'redemptions/invoices': 'Τιμολόγια προμηθευτών',
    'redemptions/all': 'Όλες οι διεκδικήσεις',
    'multiple-coupons': 'Πολλαπλά κουπόνια',
    'store-coupons': 'Κουπόνια καταστημάτων',
    'point-titles': 'Βαθμίδες',
    'branch-debt/liability': 'Υποχρέωση πόντων',
    messages: 'Εξερχόμενα',
  },
};
