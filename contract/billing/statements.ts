import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

/** The largest statement of a bank, in bytes and rows. */
export const mostStatementBytes = 5_000_000;
export const mostStatementRows = 20_000;

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
    payment_code: z.string(),
    outcome: z.enum(statementOutcomes),
    /** Nothing where no billing has the code. */
    billing: z
      .object({ billing_id: z.int(), number: z.int(), store: z.string(), total: z.number() })
      .nullable(),
  })
  .meta({ id: 'StatementRow' });
export type StatementRow = z.output<typeof statementRow>;

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
  query: z.strictObject({ settle: z.enum(['true', 'false']).optional() }),
  reply: z.object({
    currency: z.string(),
    /** Rows that name a payment code, in their order. */
    rows: z.array(statementRow),
    /** How many name none. */
    others: z.int(),
  }),
});
