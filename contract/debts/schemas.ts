import { z } from 'zod';
import { debtKinds, debtRules, disputeStates, mostVat, statementStates } from './states.ts';

const money = z.number();
const points = z.number();
const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** A month of the company's calendar: `2026-03`. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** The id of a store, as a query writes it. */
export const storeIdText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** What stores say to one another about a line. */
export const said = z.string().trim().min(1).max(1000);

export const debtSettings = z
  .object({
    rule: z.enum(debtRules),
    vat_rate: z.number().min(0).max(mostVat).describe('In percent, with at most two decimals.'),
    from_month: month.nullable().describe('From this month on; null where it always held.'),
  })
  .meta({ id: 'DebtSettings' });

export const newDebtSettings = z.strictObject({
  rule: z.enum(debtRules),
  vat_rate: z.number().min(0).max(mostVat).multipleOf(0.01),
  from_month: month,
});

/** What everything about a month stands under. */
export const monthHead = z.object({
  currency: z.string(),
  month,
  months: z.array(month).describe('Those there is anything of, the newest first.'),
  closed_at: z.iso.datetime().nullable(),
  is_closable: z.boolean().describe('It is over, and no month before it is still open.'),
  settings: debtSettings,
});

const amounts = z.object({ net: money, vat: money, total: money });

export const statement = amounts
  .extend({
    store_id: z.int(),
    name: z.string(),
    company: z.boolean().describe('The company itself, which stands between its stores.'),
    status: z.enum(statementStates),
    number: z.int().nullable().describe('Without a gap within a company; null while it is open.'),
    owes: money.describe('What it owes for this month, VAT included.'),
    owed: money.describe('What it is owed, VAT included.'),
    open_disputes: z.int(),
  })
  .meta({ id: 'DebtStatement', description: 'Amounts below nothing are owed by the store.' });
export type Statement = z.infer<typeof statement>;

const store = z.object({ store_id: z.int(), name: z.string() });

const message = z.object({
  text: z.string(),
  by: z.string(),
  by_company: z.boolean(),
  created_at: z.iso.datetime(),
});

export const debtLine = amounts
  .extend({
    debt_line_id: id.nullable().describe('null while the month is open.'),
    kind: z.enum(debtKinds),
    other: store.describe('Whom it is between, beside the store.'),
    points,
    reverse_charge: z
      .boolean()
      .describe('Whoever owes accounts for the VAT, in another country of the European Union.'),
    corrects: z.object({ debt_line_id: id, month }).nullable(),
    dispute: z
      .object({
        status: z.enum(disputeStates),
        correction: money.nullable().describe('What was agreed to change, VAT included.'),
        messages: z.array(message),
      })
      .nullable(),
  })
  .meta({ id: 'DebtLine' });
export type DebtLine = z.infer<typeof debtLine>;

/** A line of a month as the company sees it, between two stores. */
export const monthLine = z
  .object({
    month,
    kind: z.enum(debtKinds),
    debtor: store,
    creditor: store,
    points,
    ...amounts.shape,
    currency: z.string(),
  })
  .meta({ id: 'DebtMonthLine' });
export type MonthLine = z.infer<typeof monthLine>;

export const statementReply = monthHead.extend({ statement, lines: z.array(debtLine) });
export type StatementReply = z.infer<typeof statementReply>;

export const debtPosting = z
  .object({
    posting_id: id,
    kind: z.string(),
    store,
    transaction_id: id.nullable(),
    points,
    value: money,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'DebtPosting' });
