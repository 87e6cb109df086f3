import { z } from 'zod';
import { entity } from '../engine/entity.ts';
import {
  type Field,
  flag,
  image,
  integer,
  moment,
  optional,
  readOnly,
  ref,
  refs,
} from '../engine/fields.ts';
import { localizedAny, localizedOptional } from '../engine/localized-fields.ts';
import { sellerRights } from './attributes.ts';
import { shopVariants } from './variants.ts';

const facts = <R>(read: z.ZodType<R>) =>
  ({
    kind: 'facts',
    value: read,
    read,
    readOnly: true,
    computed: true,
  }) as const satisfies Field<R, R>;

/** A place that buys, by name. */
export const shopBuyer = z.object({ store_id: z.int(), name: z.string() });

/** What a seller offers apart from plans: credits, devices, services. An update with `deleted` takes it off the list for good. */
export const subscriptionProducts = entity({
  name: 'subscription-products',
  id: 'subscription_product_id',
  path: '/companies/{storeId}/subscriptions/products',
  screen: 'marketplace/subscription-products',
  collection: 'subscription_products',
  tag: 'shop',
  audited: 'subscription_products',
  permission: {
    read: sellerRights.read,
    create: sellerRights.create,
    update: sellerRights.update,
  },
  fields: {
    subscription_product_type_id: ref('subscription-product-types'),
    /** What its credits are for; of credits alone. */
    credit_option_id: optional(ref('credit-options')),
    /** After so many months credits that were not used are lost; where it is empty they never are. */
    valid_months: { ...optional(integer(1, 60)), without: 'limit' } as const,
    name: localizedAny(120),
    description: localizedOptional(4000),
    image_url: image(),
    visibility: flag(true),
    /** Whoever may buy it; everybody whom the seller sells to where nobody is named. */
    store_ids: refs('shop-buyers', 500),
    stores: facts(z.array(shopBuyer)),
    variant_ids: { ...refs('shop-variants', 200), computed: true } as const,
    variants: facts(z.array(shopVariants.read)),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'subscription_product_type_id', 'visibility'],
  searched: ['name'],
  sorts: ['-created_at', 'name'],
  operations: ['list', 'read', 'create', 'update'],
  extensions: ['read'],
  confirms: ['deleted'],
});

const { update } = subscriptionProducts.calls;
/** What panels do with a product, apart from reading and changing it. */
export const productActions = { hide: update, show: update, remove: update };
export type SubscriptionProduct = z.infer<typeof subscriptionProducts.read>;
