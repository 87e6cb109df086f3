/** The menu of the loyalty panel and the tabs of its screens. */
export const words = {
  menu: {
    stores: 'Negozi',
    catalog: 'Catalogo premi',
    redemptions: 'Riscatti',
    multipleCoupons: 'Coupon multipli',
    storeCoupons: 'Coupon dei negozi',
    tiers: 'Livelli',
    debts: 'Debiti',
    messages: 'Messaggi in uscita',
  },
  tabs: {
    'stores/stores-tab': 'Negozi',
    'stores/daily-transaction-limits': 'Limiti giornalieri',
    'stores/network-regions': 'Aree della rete',
    'catalog/gift-catalog': 'Premi',
    'catalog/catalog-categories': 'Categorie',
    'redemptions/products': 'Premi dei fornitori',
    'redemptions/vouchers': 'Buoni',
    'redemptions/invoices': 'Fatture dei fornitori',
    'redemptions/all': 'Tutte le richieste',
    'multiple-coupons': 'Coupon multipli',
    'store-coupons': 'Coupon dei negozi',
    'point-titles': 'Livelli',
    'branch-debt/liability': 'Debito in punti',
    messages: 'In uscita',
  },
};
