import { z } from 'zod';
import { endpoint, imageUpload } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  choices,
  day,
  defaulted,
  type Field,
  flag,
  image,
  integer,
  moment,
  money,
  optional,
  points,
  readOnly,
  ref,
  refs,
} from '../engine/fields.ts';
import { localized, localizedOptional } from '../engine/localized-fields.ts';
import { text } from '../engine/text-fields.ts';
import { weekdays } from './products.ts';

export const catalogPath = '/companies/{storeId}/products';
const path = catalogPath;
/** As many as an order, a bulk change or an import may name at once. */
export const mostProducts = 5000;
const mostStores = 1000;

/** How reward points are meant: for each piece, or for each unit of the currency that it costs. */
export const rewardTypeIds = { piece: 1, price: 2 } as const;

/** Several switches under one name. */
const switches = <W extends Record<string, boolean>>(value: z.ZodType<W>, initially: W) =>
  ({ kind: 'attributes', value, read: value, default: initially }) as const satisfies Field<W, W>;

const sharedOptions = z.strictObject({
  online: z.boolean().default(true),
  offline: z.boolean().default(true),
});
const updateOptions = z.strictObject({
  status: z.boolean().default(false),
  prices_included: z.boolean().default(false),
});

export const validities = ['valid', 'upcoming', 'ended'] as const;

/** What a company sells in its stores; each store sells it at its own price, unless told otherwise. */
export const companyProducts = entity({
  name: 'company-products',
  id: 'product_id',
  path,
  screen: 'products/products-tab',
  collection: 'products',
  tag: 'products',
  audited: 'company_products',
  permission: {
    read: 'products.read',
    create: 'products.create',
    update: 'products.update',
    delete: 'products.delete',
  },
  fields: {
    name: localized(120),
    description: localizedOptional(2000),
    sku_number: optional(text(40)),
    product_tag_id: optional(ref('product-tags')),
    retail_price: money(),
    wholesale_price: optional(money()),
    maximum_price_per_transaction: defaulted(money(), 0),
    reward_points: defaulted(points(), 0),
    reward_type_id: defaulted(integer(1, 2), rewardTypeIds.piece),
    /** Whether its points hold in every store; else each store sets its own. */
    reward_points_shared: flag(false),
    /** For which sales they do; for the others each store's own hold. */
    reward_points_shared_options: switches(sharedOptions, { online: true, offline: true }),
    availability_days: choices(weekdays),
    published: flag(false),
    /** The name of the group of products it is put into in each store. */
    group_product: optional(text(80)),
    /** Both inclusive, in the days of the company. */
    valid_from: optional(day()),
    valid_to: optional(day()),
    validity: { ...readOnly(choice(validities)), computed: true } as const,
    store_ids: { ...refs('stores', mostStores), computed: true } as const,
    /** The names of these stores. */
    stores: {
      kind: 'texts',
      value: z.array(z.string()),
      read: z.array(z.string()),
      readOnly: true,
      computed: true,
    } as const,
    loyalty_program_ids: refs('sub-loyalties'),
    /** Whether saving it changes what its stores show, and their prices and points; always answered off. */
    update_store_products: {
      ...switches(updateOptions, { status: false, prices_included: false }),
      computed: true,
    } as const,
    image: image(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'product_tag_id', 'published', 'store_ids', 'validity'],
  searched: ['name', 'sku_number', 'group_product'],
  sorts: ['name', 'retail_price', 'reward_points', 'created_at', 'updated_at'],
  extensions: ['read'],
});

export const companyProductImage = imageUpload(
  `${path}/{id}/images`,
  'products.update',
  'products',
);

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);

const sorted = z.object({
  products: z.array(
    z.object({
      product_id: z.int(),
      order: z.int(),
      name: companyProducts.fields.name.read,
      product_tag_id: z.int().nullable(),
      retail_price: z.number(),
      published: z.boolean(),
      image: z.string().nullable(),
    }),
  ),
});
export type SortedProduct = z.infer<typeof sorted>['products'][number];

export const sortedProducts = endpoint({
  method: 'GET',
  path: `${path}/sorted`,
  access: 'products.order',
  tag: 'products',
  summary: 'all products in the order in which tills and applications show them',
  reply: sorted,
});

export const orderProducts = endpoint({
  method: 'PUT',
  path: `${path}/order`,
  access: 'products.order',
  tag: 'products',
  summary: 'set that order; products that are not named come after those that are',
  body: z.object({
    sorting: z
      .array(z.object({ product_id: id, order: z.int().min(0).max(1_000_000) }))
      .min(1)
      .max(mostProducts),
  }),
  reply: sorted,
});

const { retail_price, wholesale_price, reward_points } = companyProducts.fields;

export const bulkProducts = endpoint({
  method: 'PATCH',
  path: `${path}/bulk/{tagId}`,
  access: 'products.update',
  foresees: ['changed_products', 'store_products'],
  tag: 'products',
  summary: 'change all products of a tag at once, or some of them',
  body: z
    .object({
      retail_price: retail_price.value.optional(),
      wholesale_price: wholesale_price.value.optional(),
      reward_points: reward_points.value.optional(),
      add_to_stores: z
        .union([z.array(id).max(mostStores), z.boolean()])
        .optional()
        .describe('Stores that sell them too; true is every store of the company.'),
      product_tag_id: id.nullable().optional().describe('The tag they carry from now on.'),
      product_ids: z.array(id).min(1).max(mostProducts).optional().describe('All when left out.'),
    })
    .superRefine(({ product_ids: _, ...changes }, context) => {
      if (Object.values(changes).every((change) => change === undefined))
        context.addIssue({
          code: 'custom',
          path: ['retail_price'],
          params: { rule: 'nothing_to_change' },
        });
    }),
  reply: z.object({ updated: z.int() }),
});

export const companyProductCalls = [
  companyProductImage,
  sortedProducts,
  orderProducts,
  bulkProducts,
];
