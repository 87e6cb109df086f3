/** Where the suppliers and the catalogue of gifts are in the loyalty panel. */
export const suppliersPath = 'supplier-management';
export const giftsPath = 'catalog/gift-catalog';
