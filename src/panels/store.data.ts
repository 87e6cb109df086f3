import { productCategories } from '../../contract/catalogue/product-categories.ts';
import { productGroups } from '../../contract/catalogue/product-groups.ts';
import { productPoints } from '../../contract/catalogue/product-points.ts';
import { products } from '../../contract/catalogue/products.ts';
import { storeExternalLinks } from '../../contract/catalogue/store-external-links.ts';
import { cashRegisters } from '../../contract/settings/cash-registers.ts';
import { outlineOf } from '../dataProvider/outline.ts';

/** What the other screens of the store panel show. */
export const outlines = {
  products: outlineOf(products),
  productGroups: outlineOf(productGroups),
  productCategories: outlineOf(productCategories),
  storeExternalLinks: outlineOf(storeExternalLinks),
  productPoints: outlineOf(productPoints),
  cashRegisters: outlineOf(cashRegisters),
};
