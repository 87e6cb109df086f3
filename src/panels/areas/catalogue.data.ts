import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { productTags } from '../../../contract/catalogue/product-tags.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the screens of the catalogue show. */
export const outlines = {
  companyProducts: outlineOf(companyProducts),
  productTags: outlineOf(productTags),
};
