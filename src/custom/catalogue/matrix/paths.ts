import { resourceOf } from '../../../dataProvider/sources.ts';
/** Where the screens of the catalogue are in the loyalty panel. */
export const productsPath = resourceOf('company-products');
export const tagsPath = resourceOf('product-tags');
export const importPath = 'products/import';
