import { z } from 'zod';
import { entity } from '../engine/entity.ts';
import {
  computed,
  type Field,
  flag,
  integer,
  moment,
  money,
  optional,
  readOnly,
  ref,
  refs,
} from '../engine/fields.ts';
import { localizedAny, localizedOptional } from '../engine/localized-fields.ts';
import { text } from '../engine/text-fields.ts';
import { sellerRights } from './attributes.ts';

const localizedText = localizedAny(120).read;
const chosen = z.array(
  z.object({
    attribute_id: z.int(),
    name: localizedText,
    attribute_option_id: z.int(),
    option: localizedText,
  }),
);
/** The options of a variant, each with what it is an option of. */
const options = {
  kind: 'facts',
  value: chosen,
  read: chosen,
  readOnly: true,
  computed: true,
} as const satisfies Field<z.infer<typeof chosen>, z.infer<typeof chosen>>;

const mostPieces = 1_000_000;

/** What of a product is bought: with its price, its stock and what distinguishes it. */
export const shopVariants = entity({
  name: 'shop-variants',
  id: 'subscription_product_variant_id',
  path: '/companies/{storeId}/subscriptions/products/variants',
  screen: 'marketplace/variants',
  collection: 'variants',
  tag: 'shop',
  audited: 'shop_variants',
  permission: sellerRights,
  fields: {
    name: localizedAny(160),
    description: localizedOptional(2000),
    /** The product it is a variant of; one of none is not sold. */
    subscription_product_id: optional(ref('subscription-products')),
    sku_number: text(60),
    /** Without tax. */
    price: money(),
    /** How many are left, of which none is one too; where it is empty there is no end to them. */
    inventory: optional(integer(0, mostPieces)),
    /** How many credits one piece gives. */
    credits: optional(integer(1, mostPieces)),
    visible: flag(true),
    attribute_option_ids: refs('shop-attribute-options', 10),
    attributes: options,
    /** How many were bought. */
    sold_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'subscription_product_id', 'visible'],
  searched: ['name', 'sku_number'],
  sorts: ['-created_at', 'name', 'sku_number', 'price', 'inventory'],
  extensions: ['read'],
});
export type ShopVariant = z.infer<typeof shopVariants.read>;
