import { z } from 'zod';
import { endpoint, fileReply, nothing, pageText, pagination } from '../engine/endpoint.ts';
import { tableQuery } from '../export-files/export-file.ts';
import {
  debtPosting,
  debtSettings,
  month,
  monthHead,
  monthLine,
  newDebtSettings,
  said,
  statement,
  statementReply,
  storeIdText,
} from './schemas.ts';
import { ofLine, storeDebtCalls } from './store-calls.ts';

const path = '/companies/{storeId}/store-debts';
const get = { method: 'GET', tag: 'debts' } as const;
const ours = { tag: 'debts', extension: true } as const;
const invoicing = { ...ours, method: 'GET', access: 'stores.debts.monthly_invoice' } as const;
const update = { ...ours, access: 'stores.debts.update' } as const;
const money = z.number();
const points = z.number();

const ofMonth = z.strictObject({
  month: month.optional().describe('Without one the newest.'),
  page: pageText.optional(),
});

/** What each store owes or is owed for a month; all of it together is nothing. */
export const monthlyAnalysis = endpoint({
  ...get,
  path: `${path}/monthly-analysis`,
  access: 'stores.debts.monthly_invoice',
  summary: 'what each store owes or is owed for a month, by the rule of the company',
  query: ofMonth,
  reply: monthHead.extend({
    statements: z.array(statement),
    total: z.object({ net: money, vat: money, total: money }),
    turned_over: money.describe('What changes hands, VAT included.'),
    pagination,
  }),
});
export type MonthlyAnalysis = z.infer<(typeof monthlyAnalysis)['reply']>;

const movements = z.object({
  given: points.describe('Without what returns took back.'),
  given_value: money,
  returned: points,
  honoured: points,
  honoured_value: money,
  honoured_of_others: points,
  honoured_elsewhere: points,
  expired: points,
  net: points.describe('Given, less what was honoured.'),
});

export const companyMonthlyPoints = endpoint({
  ...get,
  path: `${path}/monthly-points`,
  access: 'stores.debts.read',
  summary: 'points that each store gave, honoured and saw expire in a month',
  query: ofMonth,
  reply: monthHead.omit({ settings: true }).extend({
    stores: z.array(
      movements.extend({ store_id: z.int(), name: z.string(), company: z.boolean() }),
    ),
    total: movements,
    pagination,
  }),
});
export type MonthlyPoints = z.infer<(typeof companyMonthlyPoints)['reply']>;

const redemptions = z.object({
  redemptions: z.int(),
  points,
  points_value: money,
  cost: money.describe('What suppliers are paid for them, where that is known.'),
});

export const monthlyRedemption = endpoint({
  ...get,
  path: `${path}/monthly-analysis-redemption`,
  access: 'stores.debts.redemption_invoice',
  summary: 'gifts and coupons that were redeemed in a month, by store and supplier',
  query: ofMonth.extend({
    store_id: storeIdText.optional(),
    store_supplier_id: storeIdText.optional(),
  }),
  reply: monthHead.omit({ settings: true }).extend({
    rows: z.array(
      redemptions.extend({
        store_id: z.int(),
        name: z.string(),
        kind: z.enum(['gift', 'coupon']),
        supplier: z.object({ store_id: z.int(), name: z.string() }).nullable(),
      }),
    ),
    total: redemptions,
    pagination,
  }),
});
export type MonthlyRedemption = z.infer<(typeof monthlyRedemption)['reply']>;

const ofStore = z.strictObject({ month, store_id: storeIdText });

export const companyStatement = endpoint({
  ...invoicing,
  path: `${path}/statement`,
  summary: 'a month of one store, line by line',
  query: ofStore,
  reply: statementReply,
});

export const companyDebtPostings = endpoint({
  ...invoicing,
  path: `${path}/postings`,
  summary: 'the postings that make a line of a store',
  query: ofLine.extend({ store_id: storeIdText }),
  reply: z.object({ postings: z.array(debtPosting), pagination }),
});

export const companyDebtDocument = endpoint({
  ...invoicing,
  path: `${path}/document`,
  file: 'application/pdf',
  summary: 'the statement of a store as a PDF, in the language of the call',
  query: ofStore,
  reply: fileReply,
});

export const companyDebtLines = endpoint({
  ...invoicing,
  path: `${path}/lines`,
  summary: 'every line of a month, each once: which store owes which',
  query: z.strictObject({ month: month.optional().describe('Without one the newest.') }),
  reply: z.object({ lines: z.array(monthLine) }),
});

export const companyDebtTable = endpoint({
  ...invoicing,
  path: `${path}/table`,
  file: 'text/csv',
  summary: 'every line of a month as a table',
  query: tableQuery.extend({ month }),
  reply: fileReply,
});

export const saveDebtSettings = endpoint({
  ...update,
  method: 'PUT',
  path: `${path}/settings`,
  summary: 'when points are paid for between stores, and with what VAT, from a month on',
  body: newDebtSettings,
  reply: debtSettings,
});

export const closeMonth = endpoint({
  ...update,
  method: 'POST',
  path: `${path}/close`,
  summary: 'close a month: its lines stay as they are from then on; twice is once',
  body: z.strictObject({ month }),
  reply: z.object({ month, statements: z.int() }),
});

export const answerDispute = endpoint({
  ...update,
  method: 'POST',
  path: `${path}/lines/{id}/messages`,
  summary: 'answer a store that disputes a line',
  body: z.strictObject({ store_id: z.int().positive(), text: said }),
  reply: nothing,
  status: 201,
});

export const decideDispute = endpoint({
  ...update,
  method: 'POST',
  path: `${path}/lines/{id}/decision`,
  summary: 'decide a dispute; what is agreed is a line of the next month that is open',
  body: z.strictObject({
    store_id: z.int().positive(),
    accepted: z.boolean(),
    amount: z
      .number()
      .positive()
      .max(99_999_999)
      .multipleOf(0.01)
      .optional()
      .describe('What the store is better off by, without VAT; the whole line without one.'),
    text: said,
  }),
  reply: nothing,
});

export const settleStatement = endpoint({
  ...update,
  method: 'POST',
  path: `${path}/settle`,
  summary: 'say that what a statement comes to was paid; twice is once',
  body: z.strictObject({ month, store_id: z.int().positive() }),
  reply: nothing,
});

export const debtCalls = [
  monthlyAnalysis,
  companyMonthlyPoints,
  monthlyRedemption,
  companyStatement,
  companyDebtPostings,
  companyDebtDocument,
  companyDebtLines,
  companyDebtTable,
  saveDebtSettings,
  closeMonth,
  answerDispute,
  decideDispute,
  settleStatement,
  ...storeDebtCalls,
];
