import { z } from 'zod';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';
import { points } from '../engine/fields.ts';
import { localized } from '../engine/localized-fields.ts';
import { catalogPath } from './company-products.ts';
import { products } from './products.ts';

const path = `${catalogPath}/store-products` as const;
/** Products of one page of the matrix: as many as a screen and what is next to it. */
export const matrixRows = 100;
export const mostCells = 2000;

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

const bit = z.union([z.literal(0), z.literal(1)]);
/** One store's row of a product, as short as can be: a screen holds thousands of them. */
const shortCell = z
  .tuple([z.int(), bit, bit, z.number(), z.number(), z.int()])
  .describe(
    'store_id, available, published, retail_price, reward_points, updated_at in milliseconds',
  );
export type ShortCell = z.infer<typeof shortCell>;

const cell = z
  .object({
    store_id: z.int(),
    product_id: z.int(),
    available: z.boolean(),
    published: z.boolean(),
    retail_price: z.number(),
    reward_points: z.number(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StoreProductCell' });
export type StoreProductCell = z.infer<typeof cell>;

export const matrixStores = endpoint({
  method: 'GET',
  path: `${path}/stores`,
  access: 'products.read',
  tag: 'products',
  summary: 'the columns of the matrix of products and stores',
  reply: z.object({ stores: z.array(z.object({ store_id: z.int(), name: z.string() })) }),
});

const matrixProduct = z.object({
  product_id: z.int(),
  name: localized(120).read,
  sku_number: z.string().nullable(),
  published: z.boolean(),
  retail_price: z.number(),
  reward_points: z.number(),
  points_shared: z.boolean().describe('Whether its points hold in all stores, for all sales.'),
  cells: z.array(shortCell).describe('Of the stores that sell it or did.'),
});
export type MatrixProduct = z.infer<typeof matrixProduct>;

export const matrixProducts = endpoint({
  method: 'GET',
  path: `${path}/products`,
  access: 'products.read',
  tag: 'products',
  summary: 'the rows of the matrix: products in their order, with the stores that sell them',
  query: z.strictObject({
    page: pageText.optional(),
    q: z.string().trim().max(100).optional(),
    product_tag_id: idText.optional(),
    store_id: idText.optional().describe('Only the cells of one store.'),
  }),
  reply: z.object({ products: z.array(matrixProduct), pagination }),
});

/** What may change in a cell: what is left out stays as it is. */
const change = {
  available: z.boolean().optional(),
  published: z.boolean().optional(),
  retail_price: products.fields.retail_price.value.optional(),
  reward_points: points().value.optional(),
  updated_at: z.iso
    .datetime()
    .nullable()
    .optional()
    .describe('As the cell was loaded; null where the store had no row.'),
};

export const changeCell = endpoint({
  method: 'PUT',
  path: `${path}/{storesStoreId}/products/{parentProductId}`,
  access: 'products.update',
  tag: 'products',
  summary: 'whether and at what price one store sells a product',
  body: z.object(change),
  reply: cell,
});

export const changeCells = endpoint({
  method: 'PUT',
  path: `${path}/products`,
  access: 'products.update',
  tag: 'products',
  summary: 'many cells of the matrix at once, all or none',
  body: z.object({
    cells: z
      .array(z.object({ store_id: id, product_id: id, ...change }))
      .min(1)
      .max(mostCells),
  }),
  reply: z.object({ cells: z.array(cell) }),
});
export type CellChange = z.infer<(typeof changeCells)['body'] & {}>['cells'][number];

export const storeProductCalls = [matrixStores, matrixProducts, changeCell, changeCells];
