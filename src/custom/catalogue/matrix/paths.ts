/** Where the screens of the catalogue are in the loyalty panel. */
export const productsPath = 'products/products-tab';
export const tagsPath = 'products/products-tags';
export const importPath = 'products/import';
