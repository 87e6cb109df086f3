/** The menu of the loyalty panel and the tabs of its screens. */
export const words = {
  menu: {
    stores: 'Καταστήματα',
    catalog: 'Κατάλογος δώρων',
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
    'point-titles': 'Βαθμίδες',
    'branch-debt/liability': 'Υποχρέωση πόντων',
    messages: 'Εξερχόμενα',
  },
};
