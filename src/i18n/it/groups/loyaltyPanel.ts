/** The menu of the loyalty panel and the tabs of its screens. */
export const words = {
  menu: {
    stores: 'Negozi',
    catalog: 'Catalogo premi',
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
    'point-titles': 'Livelli',
    'branch-debt/liability': 'Debito in punti',
    messages: 'In uscita',
  },
};
