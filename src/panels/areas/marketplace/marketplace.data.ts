import { shopAttributeOptions } from '../../../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../../../contract/shop/attributes.ts';
import {
  productActions,
  subscriptionProducts,
} from '../../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../../contract/shop/variants.ts';
import { type Outline, outlineOf } from '../../../dataProvider/outline.ts';

/** What the screens of what a company offers show. */
export const outlines = {
  subscriptionProducts: outlineOf(subscriptionProducts, productActions),
  shopVariants: outlineOf(shopVariants),
  shopAttributes: outlineOf(shopAttributes),
  shopAttributeOptions: outlineOf(shopAttributeOptions),
};

const ofSupplier = <N extends string>(outline: Outline<N>): Outline<N> => ({
  ...outline,
  path: outline.path.replace('/companies/', '/suppliers/'),
});

/** The same of a supplier, which has calls of its own. */
export const supplierOutlines = {
  subscriptionProducts: ofSupplier(outlines.subscriptionProducts),
  shopVariants: ofSupplier(outlines.shopVariants),
  shopAttributes: ofSupplier(outlines.shopAttributes),
  shopAttributeOptions: ofSupplier(outlines.shopAttributeOptions),
};
