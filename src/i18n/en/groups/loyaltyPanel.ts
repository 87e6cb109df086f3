/** The menu of the loyalty panel and the tabs of its screens. */
export const words = {
  menu: {
    stores: 'Stores',
    catalog: 'Gift catalogue',
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
    'point-titles': 'Tiers',
    'branch-debt/liability': 'Points liability',
    messages: 'Outgoing',
  },
};
