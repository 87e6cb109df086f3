/** The menu of the loyalty panel and the tabs of its screens. */
export const words = {
  menu: {
    stores: 'Stores',
    catalog: 'Gift catalogue',
    redemptions: 'Redemptions',
    multipleCoupons: 'Multiple coupons',
    storeCoupons: 'Store coupons',
    tiers: 'Tiers',
    debts: 'Debts',
    messages: 'Outgoing messages',
  },
  tabs: {
    'stores/stores-tab': 'Stores',
    'stores/daily-transaction-limits': 'Daily limits',
    'stores/network-regions': 'Network regions',
    'catalog/gift-catalog': 'Gifts',
    'catalog/catalog-categories': 'Categories',
    'redemptions/products': 'Gifts to suppliers',
    'redemptions/vouchers': 'Vouchers',
    'redemptions/invoices': 'Supplier invoices',
    'redemptions/all': 'All claims',
    'multiple-coupons': 'Multiple coupons',
    'store-coupons': 'Store coupons',
    'point-titles': 'Tiers',
    'branch-debt/liability': 'Points liability',
    messages: 'Outgoing',
  },
};
