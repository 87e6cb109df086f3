import { z } from 'zod';
import { both } from '../common/both.ts';
import { endpoint, imageUpload } from '../engine/endpoint.ts';
import type { Entity } from '../engine/entity.ts';
import { shopAttributeOptions } from './attribute-options.ts';
import { sellerRights, shopAttributes } from './attributes.ts';
import { saveGrid } from './grid.ts';
import { shopBuyer, subscriptionProducts } from './subscription-products.ts';
import { shopVariants } from './variants.ts';

const looked = { method: 'GET', access: sellerRights.read, tag: 'shop' } as const;
const { path } = subscriptionProducts;

export const subscriptionProductTypes = endpoint({
  ...looked,
  path: `${path}/types`,
  summary: 'what the seller may offer: credits are sold by the platform alone',
  reply: z.object({
    subscription_product_types: z.array(
      z.object({ subscription_product_type_id: z.int(), name: z.string() }),
    ),
  }),
});

export const creditOptions = endpoint({
  ...looked,
  path: `${path}/credit-options`,
  summary: 'what credits can be for',
  reply: z.object({
    credit_options: z.array(z.object({ credit_option_id: z.int(), name: z.string() })),
  }),
});

export const shopBuyers = endpoint({
  ...looked,
  path: `${path}/buyers`,
  extension: true,
  summary: 'whom the seller may sell to, by name',
  reply: z.object({ stores: z.array(shopBuyer) }),
});

export const subscriptionProductImage = imageUpload(
  `${path}/{id}/image`,
  sellerRights.update,
  'shop',
);

/** What a company or a supplier looks after to sell. */
export const catalogueEntities: readonly Entity[] = [
  subscriptionProducts,
  shopAttributes,
  shopAttributeOptions,
  shopVariants,
];

/** Those of suppliers too; the plain calls of a company are its entities'. */
export const shopCatalogueCalls = [
  ...[
    subscriptionProductTypes,
    creditOptions,
    shopBuyers,
    subscriptionProductImage,
    saveGrid,
  ].flatMap(both),
  ...catalogueEntities.flatMap(({ calls }) => Object.values(calls).map((call) => both(call)[1])),
];
