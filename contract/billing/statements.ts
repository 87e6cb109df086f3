import { z } from 'zod';
import {
  type ByColumn,
  byColumn,
  decimalByWord,
  decimalSigns,
  mostFileColumns,
} from '../engine/column-facts.ts';
import { endpoint } from '../engine/endpoint.ts';

/** The largest statement of a bank, in bytes, rows and columns. */
export const mostStatementBytes = 5_000_000;
export const mostStatementRows = 20_000;
export const mostStatementColumns = mostFileColumns;

/** What a column of a statement is. Only what came in settles anything; `amount` is above nothing where it came in. */
export const statementColumns = [
  'date',
  'text',
  'amount_in',
  'amount_out',
  'amount',
  'balance',
] as const;
export type StatementColumn = (typeof statementColumns)[number];
/** What each column is, in their order; null where one is left out. */
export type StatementMapping = ByColumn<StatementColumn>;

/** What each column is, as `date,text,,amount_in`; nothing between two commas leaves a column out. */
const mappingText = byColumn(statementColumns).refine(
  (mapping) => {
    const single = mapping.filter((column) => column !== null && column !== 'text');
    return new Set(single).size === single.length;
  },
  { params: { rule: 'taken' } },
);

const columnWords: readonly (readonly [StatementColumn, RegExp])[] = [
  ['balance', /balance|υπολοιπο|saldo/],
  ['amount_out', /debit|χρεωση|addebit|\bdare\b|uscit|paid out|amount out/],
  ['amount_in', /credit|πιστωση|accredit|\bavere\b|entrat|paid in|amount in/],
  ['amount', /amount|ποσο|importo/],
  ['date', /date|ημερομηνια|\bdata\b|valuta/],
  ['text', /descri|details|αιτιολογια|περιγραφη|causale|reference|text/],
];

/** What a column is by its title, in the languages there are; none where that says nothing. */
export function statementColumnOf(title: string): StatementColumn | null {
  const bare = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return columnWords.find(([, words]) => words.test(bare))?.[0] ?? null;
}

/** What a row with a payment code is: it settles its billing, or why it does not. */
export const statementOutcomes = [
  'matches',
  'settled',
  'other_amount',
  'not_owed',
  'under_way',
  'unknown',
] as const;
export type StatementOutcome = (typeof statementOutcomes)[number];

const statementRow = z
  .object({
    /** As the file counts them. */
    row: z.int(),
    /** As the file has it. */
    date: z.string().nullable(),
    payment_code: z.string(),
    /** What came in by the row, as it was read; none where nothing did. */
    amount: z.number().nullable(),
    outcome: z.enum(statementOutcomes),
    /** Nothing where no billing has the code. */
    billing: z
      .object({ billing_id: z.int(), number: z.int(), store: z.string(), total: z.number() })
      .nullable(),
  })
  .meta({ id: 'StatementRow' });
export type StatementRow = z.output<typeof statementRow>;

/** A row as it is read; null where the file has nothing that can be read as that. */
const statementLine = z
  .object({
    row: z.int(),
    date: z.string().nullable(),
    text: z.string().nullable(),
    amount_in: z.number().nullable(),
    amount_out: z.number().nullable(),
    balance: z.number().nullable(),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.output<typeof statementLine>;

export const takeStatement = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/subscriptions/statement',
  access: 'subscriptions.update',
  tag: 'subscriptions',
  extension: true,
  files: ['statement'],
  streamed: mostStatementBytes,
  summary:
    'read the statement of a bank (CSV or XLSX): which billings were paid by their code; with settle=true they are marked as paid',
  query: z.strictObject({
    settle: z.enum(['true', 'false']).optional(),
    columns: mappingText
      .optional()
      .describe(
        'What each column is, as `date,text,,amount_in`; without it as the last time for such a file, or by their titles.',
      ),
    decimal: decimalByWord
      .optional()
      .describe('The decimal sign of its amounts; without it as all amounts together say.'),
  }),
  reply: z.object({
    currency: z.string(),
    /** The columns by their titles, and what each was taken for. */
    columns: z.array(z.object({ title: z.string(), is: z.enum(statementColumns).nullable() })),
    /** The first rows below the titles, cell by cell as they are in the file. */
    samples: z.array(z.array(z.string())),
    /** The same rows as they are read by the columns. */
    first: z.array(statementLine),
    /** The decimal sign of its amounts: null where none has one, `unsure` where they may be read in two ways. */
    decimal: z.enum([...decimalSigns, 'unsure']).nullable(),
    /** Whether they may be read in two ways, so that the sign was chosen, now or the last time, or is to be. */
    decimal_open: z.boolean(),
    /** Whether the columns are those that were last used for such a file. */
    remembered: z.boolean(),
    /** Rows that name a payment code, in their order. */
    rows: z.array(statementRow),
    /** How many below the titles name none. */
    others: z.int(),
  }),
});
