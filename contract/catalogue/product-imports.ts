import { z } from 'zod';
import {
  byColumn,
  dayOrders,
  decimalSigns,
  decimalsByColumn,
  ordersByColumn,
} from '../engine/column-facts.ts';
import { endpoint } from '../engine/endpoint.ts';
import { catalogPath } from './company-products.ts';

/** The largest file of products, in bytes. */
export const mostCsvBytes = 8_000_000;
/** The most rejected rows that an import names; the others are only counted. */
export const mostRejectedRows = 500;
/** The most rows of one action that a preview shows. */
export const mostPreviewedRows = 200;

/** What a column of a file of products is; texts by language. */
export const productColumns = [
  'sku_number',
  'product_id',
  'name.el',
  'name.en',
  'name.it',
  'description.el',
  'description.en',
  'description.it',
  'retail_price',
  'wholesale_price',
  'reward_points',
  'maximum_price_per_transaction',
  'product_tag_id',
  'group_product',
  'published',
  'valid_from',
  'valid_to',
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** What becomes of a row. */
export const productActions = ['create', 'update', 'unchanged', 'reject'] as const;
export type ProductAction = (typeof productActions)[number];

/** What no cell of a column settles: its decimal sign, or whether the day stands first. */
export const openKinds = ['decimals', 'orders'] as const;

const figures = {
  created: z.int(),
  updated: z.int().describe('Known products of which the file says something else.'),
  unchanged: z.int().describe('Known products that are as the file says; they are not written.'),
  rejected: z.int(),
  ignored: z.array(z.string()).describe('Columns that are none of a product.'),
};

const importId = z.int().describe('Names the import, to undo it.');

const imported = z.object({
  ...figures,
  import_id: importId
    .nullable()
    .describe('Names the import, to undo it; null where it wrote nothing.'),
  rows: z
    .array(z.object({ row: z.int(), name: z.string(), reasons: z.array(z.string()) }))
    .describe('The first rejected rows, each with what is wrong with it.'),
});
export type ImportedProducts = z.infer<typeof imported>;

const cell = z.union([z.string(), z.number(), z.boolean()]).nullable();

const previewedProduct = z
  .object({
    row: z.int().describe('As a spreadsheet counts them: the headers are row 1.'),
    name: z.string(),
    action: z.enum(productActions),
    changes: z
      .array(z.object({ field: z.enum(productColumns), from: cell, to: cell }))
      .describe('What a new product has, or what of a known one changes; tags by their names.'),
    reasons: z.array(z.string()),
  })
  .meta({ id: 'PreviewedProduct' });
export type PreviewedProduct = z.infer<typeof previewedProduct>;

const previewed = z.object({
  ...figures,
  total: z.int().describe('Rows below the titles.'),
  columns: z
    .array(
      z.object({
        title: z.string(),
        is: z.enum(productColumns).nullable(),
        decimal: z.enum([...decimalSigns, 'unsure']).nullable(),
        order: z.enum([...dayOrders, 'unsure']).nullable(),
        open: z
          .enum(openKinds)
          .nullable()
          .describe('What is to be chosen before the file is saved by these columns.'),
        chosen_decimal: z
          .enum(decimalSigns)
          .nullable()
          .describe('Chosen, now or the last time, for cells that leave it open.'),
        chosen_order: z
          .enum(dayOrders)
          .nullable()
          .describe('Chosen, now or the last time, for cells that leave it open.'),
      }),
    )
    .describe('The columns by their titles, what each is taken for, and what its cells say.'),
  remembered: z
    .boolean()
    .describe('Whether the columns are those of the last file of the same titles that was saved.'),
  samples: z
    .array(z.array(z.string()))
    .describe('The first rows below the titles, cell by cell as they are in the file.'),
  rows: z.array(previewedProduct).describe('The first rows of each action, in their order.'),
  rejected_file: z
    .string()
    .nullable()
    .describe('The first rejected rows as CSV, each with its reason; null where there are none.'),
});
export type PreviewedProducts = z.infer<typeof previewed>;

const isEachOnce = (columns: readonly (string | null)[]) => {
  const named = columns.filter((column) => column !== null);
  return new Set(named).size === named.length;
};

const choices = z.strictObject({
  columns: byColumn(productColumns)
    .refine(isEachOnce, { params: { rule: 'taken' } })
    .optional()
    .describe(
      'What each column is, as `sku_number,name.el,,retail_price`; else as in the last file of the same titles that was saved by chosen columns, or by their titles.',
    ),
  decimals: decimalsByColumn
    .optional()
    .describe('The decimal sign of each column, as `,,comma`; else as its cells settle it.'),
  orders: ordersByColumn
    .optional()
    .describe('The order of days of each column, as `dmy,,mdy`; else as its cells settle it.'),
});
export type ProductChoices = z.output<typeof choices>;

const own = {
  method: 'POST',
  access: 'products.create',
  tag: 'products',
  files: ['products'],
  streamed: mostCsvBytes,
  query: choices,
} as const;

export const importProducts = endpoint({
  ...own,
  path: `${catalogPath}/csv`,
  summary: 'products out of a CSV or XLSX file; those whose SKU is known are changed',
  reply: imported,
});

export const previewProducts = endpoint({
  ...own,
  path: `${catalogPath}/csv/preview`,
  extension: true,
  summary: 'how a file of products is understood and what its import would do, without doing it',
  reply: previewed,
});

const earlier = z
  .object({
    import_id: importId,
    name: z.string().describe('The name of the file.'),
    by: z.string().nullable(),
    created_at: z.iso.datetime(),
    created: z.int(),
    updated: z.int(),
    undone_at: z.iso.datetime().nullable(),
    removed: z.int().describe('Products that undoing the import has removed.'),
    restored: z.int().describe('Products that undoing the import has set back.'),
    left_alone: z
      .int()
      .describe('Products that it left as they are, since they were sold, stocked or changed.'),
    undo_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when it can be undone; null once it is.'),
  })
  .meta({ id: 'ProductImport' });
export type ProductImport = z.infer<typeof earlier>;

const undoing = { access: 'products.create', tag: 'products', extension: true } as const;

export const listProductImports = endpoint({
  ...undoing,
  method: 'GET',
  path: `${catalogPath}/csv/imports`,
  summary: 'the imports of products of the last thirty days, the newest first',
  reply: z.object({ imports: z.array(earlier) }),
});

export const undoProductImport = endpoint({
  ...undoing,
  method: 'POST',
  path: `${catalogPath}/csv/imports/{id}/undo`,
  foresees: ['removed_products', 'restored_products', 'left_products'],
  summary:
    'undo an import of products: those it added are removed, what it changed is set back, products that stores have or that were changed since stay',
  body: z.object({}),
  reply: earlier,
});

export const productImportCalls = [
  importProducts,
  previewProducts,
  listProductImports,
  undoProductImport,
];
