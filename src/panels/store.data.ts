import { cashRegisters } from '../../contract/cash-registers.ts';
import { productCategories } from '../../contract/product-categories.ts';
import { productGroups } from '../../contract/product-groups.ts';
import { productPoints } from '../../contract/product-points.ts';
import { products } from '../../contract/products.ts';
import { storeExternalLinks } from '../../contract/store-external-links.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the other screens of the store panel show. */
export const outlines = {
  products: outlineOf(products),
  productGroups: outlineOf(productGroups),
  productCategories: outlineOf(productCategories),
  storeExternalLinks: outlineOf(storeExternalLinks),
  productPoints: outlineOf(productPoints),
  cashRegisters: outlineOf(cashRegisters),
};
