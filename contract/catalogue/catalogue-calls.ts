import { chosenProductCalls } from './chosen-products.ts';
import { companyProductCalls } from './company-products.ts';
import { productImportCalls } from './product-imports.ts';
import { storeProductCalls } from './store-products.ts';

/** The calls of a company's catalogue beside those of its entities. */
export const catalogueCalls = [
  ...companyProductCalls,
  ...productImportCalls,
  ...chosenProductCalls,
  ...storeProductCalls,
];
