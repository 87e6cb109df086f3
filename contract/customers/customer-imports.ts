import { z } from 'zod';
import { dayOrders, decimalSigns, mostFileColumns } from '../engine/column-facts.ts';
import { endpoint, fileReply, pageText, pagination } from '../engine/endpoint.ts';
import { attributeTypes } from './attribute-definitions.ts';
import { customersPath } from './company-customers.ts';
import { filledNames, replacedNames } from './customer-fields.ts';

/** The largest file that is taken, in bytes. */
export const mostImportBytes = 200_000_000;
/** The rows and columns of the largest table. */
export const mostImportRows = 1_000_000;
export const mostImportColumns = mostFileColumns;
/** The cells of the largest table, up to the last that is filled in each row. */
export const mostImportCells = 50_000_000;

/** What says who a row is comes first. */
const named: readonly string[] = ['first_name', 'last_name', 'mobile', 'email'];
/** What a column may be read as; beside these any attribute of the company, as `attribute:12`. */
export const importFields = [
  ...(['first_name', 'last_name', 'full_name', 'mobile', 'country'] as const),
  ...(['email', 'card_number', 'points'] as const),
  ...[...filledNames, ...replacedNames].filter((name) => !named.includes(name)),
] as const;
export type ImportField = (typeof importFields)[number];

/** What becomes of a row whose customer is there already, found by mobile or by card. */
export const duplicateRules = ['skip', 'update', 'fill'] as const;
export type DuplicateRule = (typeof duplicateRules)[number];

export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];
/** What undoing an import does with each customer it wrote. */
export const undoOutcomes = ['removed', 'restored', 'left_alone'] as const;
export const rowActions = ['create', 'update', 'skip', 'reject'] as const;

const field = z
  .string()
  .regex(new RegExp(`^(${importFields.join('|')}|attribute:[1-9]\\d{0,14})$`));
const mapping = z.array(field.nullable()).max(mostImportColumns);

const decimals = z.array(z.enum(decimalSigns).nullable()).max(mostImportColumns);
const orders = z.array(z.enum(dayOrders).nullable()).max(mostImportColumns);

const figures = {
  import_id: z.int(),
  name: z.string().describe('The name of the file.'),
  state: z.enum(importStates),
  by: z.string().nullable(),
  total: z.int(),
  done: z.int().describe('Up to which row it came.'),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  rejected: z.int(),
  dropped: z.int().describe('Cells that were left out; their customers are imported without them.'),
  opted_out: z.int().describe('Customers whose consents stay off, since they were taken back.'),
  removed: z.int().describe('Customers that undoing the import has removed.'),
  restored: z.int().describe('Customers that undoing the import has set back.'),
  left_alone: z
    .int()
    .describe('Customers left as they are by the undoing, since they were used or changed.'),
  undo_until: z.iso
    .datetime()
    .nullable()
    .describe(
      'Until when the import can be undone; null where it wrote nothing, is under way or is undone.',
    ),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
};

const previewed = z.object({
  row: z.int().describe('As a spreadsheet counts them: the headers are row 1.'),
  action: z.enum(rowActions),
  values: z.record(z.string(), z.string()),
  changes: z
    .array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string() }))
    .describe('What is changed of a customer who is there, field by field.'),
  reasons: z.array(z.string()),
  dropped: z.array(z.string()).describe('Which cells are left out, and why.'),
});

/** One import, from the file to what came of it. */
export const customerImport = z
  .object({
    ...figures,
    columns: z.array(z.string()),
    samples: z.array(z.array(z.string())).describe('The first rows, cell by cell.'),
    mapping: mapping.describe('What each column is read as; null where it is left out.'),
    facts: z
      .array(
        z.object({
          decimal: z.enum([...decimalSigns, 'unsure']).nullable(),
          order: z.enum([...dayOrders, 'unsure']).nullable(),
        }),
      )
      .describe(
        'What all cells of a column say: its decimal sign and the order of its days. `unsure` is chosen before a check.',
      ),
    decimals: decimals.describe('The sign chosen for each column; null where none is.'),
    orders: orders.describe('The order chosen for each column; null where none is.'),
    duplicates: z.enum(duplicateRules),
    welcomes: z
      .boolean()
      .describe('Whether campaigns that wait for a registration are for the customers it adds.'),
    remembered: z.boolean().describe('Whether the mapping is the one last used for such a file.'),
    attributes: z.array(
      z.object({
        field: z.string(),
        type: z.enum(attributeTypes),
        name: z.object({ el: z.string(), en: z.string(), it: z.string() }),
      }),
    ),
    preview: z
      .array(previewed)
      .describe('The first rows of the last run, and what became of them.'),
  })
  .meta({ id: 'CustomerImport' });
export type CustomerImport = z.infer<typeof customerImport>;
export type ImportFigures = z.infer<z.ZodObject<typeof figures>>;

const own = { tag: 'customers', access: 'customers.import' } as const;
const one = { ...own, extension: true, reply: customerImport } as const;
const path = `${customersPath}/imports` as const;

export const importCustomers = endpoint({
  ...own,
  method: 'POST',
  path: `${customersPath}/import`,
  status: 201,
  files: ['users'],
  streamed: mostImportBytes,
  summary: 'upload a file of customers (CSV or XLSX); nothing is imported before it is started',
  reply: customerImport,
});

export const listImports = endpoint({
  ...own,
  method: 'GET',
  path,
  extension: true,
  summary: 'the imports of customers, the newest first',
  query: z.object({ page: pageText.optional() }),
  reply: z.object({ imports: z.array(z.object(figures)), pagination }),
});

export const readImport = endpoint({
  ...one,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'an import of customers and how far it is',
});

export const mapImport = endpoint({
  ...one,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'say what each column is, and what becomes of customers who are there already',
  body: z.object({
    mapping,
    duplicates: z.enum(duplicateRules),
    welcomes: z
      .boolean()
      .optional()
      .describe(
        'Whether campaigns that wait for a registration are for the customers it adds; not, unless that is chosen.',
      ),
    decimals: decimals
      .optional()
      .describe('By column, where its cells do not settle it; what is left out stays as it is.'),
    orders: orders.optional().describe('By column, as `decimals`.'),
  }),
});

export const checkImport = endpoint({
  ...one,
  method: 'POST',
  path: `${path}/{id}/check`,
  summary: 'see what an import would do, without doing it',
  body: z.object({}),
});

export const startImport = endpoint({
  ...one,
  method: 'POST',
  path: `${path}/{id}/start`,
  summary: 'import the customers in the background',
  body: z.object({}),
});

export const cancelImport = endpoint({
  ...one,
  method: 'POST',
  path: `${path}/{id}/cancel`,
  summary: 'stop an import; what was imported stays',
  body: z.object({}),
});

export const undoImport = endpoint({
  ...one,
  method: 'POST',
  path: `${path}/{id}/undo`,
  foresees: ['removed_customers', 'restored_customers', 'left_customers'],
  summary:
    'undo an import in the background: customers it added are removed, what it changed is set back, customers who were used or changed since stay',
  body: z.object({}),
});

export const rejectedRows = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/{id}/rejected`,
  extension: true,
  file: 'text/csv',
  summary: 'the rows that were rejected, each with its reason, as a file to mend and import again',
  reply: fileReply,
});

export const importCalls = [
  importCustomers,
  listImports,
  readImport,
  mapImport,
  checkImport,
  startImport,
  cancelImport,
  undoImport,
  rejectedRows,
];
