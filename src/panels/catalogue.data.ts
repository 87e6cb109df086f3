import { companyProducts } from '../../contract/company-products.ts';
import { productTags } from '../../contract/product-tags.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of the catalogue show. */
export const outlines = {
  companyProducts: outlineOf(companyProducts),
  productTags: outlineOf(productTags),
};
