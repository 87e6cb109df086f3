import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { optional, points } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import {
  appliedVoucher,
  line,
  lines,
  receiptAmount,
  receiptMoney,
  rule,
  usedVouchers,
  whoBought,
} from './receipts.ts';
import { returned } from './transaction-returns.ts';
import { channels, transactionStates, transactions } from './transactions.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const pointsOf = points().value;

/** What a till sends: whose receipt, how much, what was bought. Exactly one field names the customer. */
export const receiptBody = z
  .object({
    ...whoBought,
    amount: receiptAmount,
    channel: z.enum(channels).default('offline'),
    cash_register_id: id.nullish(),
    receipt_number: optional(text(40)).value.optional(),
    points_used: pointsOf.default(0),
    lines: lines.default([]),
    /** Coupons that take effect here; `amount` is before them. */
    vouchers: usedVouchers.default([]),
    /** Waits under pending payments until the store confirms that it was paid. */
    pending: z.boolean().default(false),
  })
  .superRefine((body, context) => {
    const named = Object.keys(whoBought).filter((name) => body[name as keyof typeof whoBought]);
    if (body.pending && body.points_used > 0)
      context.addIssue({
        code: 'custom',
        path: ['points_used'],
        params: { rule: 'not_while_pending' },
      });
    if (body.pending && body.vouchers.length)
      context.addIssue({
        code: 'custom',
        path: ['vouchers'],
        params: { rule: 'not_while_pending' },
      });
    if (named.length === 1) return;
    context.addIssue({
      code: 'custom',
      path: [named[1] ?? 'user_account_id'],
      params: { rule: 'one_customer' },
    });
  });
export type ReceiptBody = z.output<typeof receiptBody>;

/** What posting a receipt did; a retry with the same key is answered the same. */
export const postedReceipt = z
  .object({
    transaction_id: z.int(),
    user_account_id: z.int(),
    customer: z.string(),
    status: z.enum(transactionStates),
    ...receiptMoney,
    points: z.number(),
    points_used: z.number(),
    balance_after: z.number(),
    receipt_number: z.string().nullable(),
    vouchers: z.array(appliedVoucher),
    /** The voucher of a goal that this receipt filled. */
    reward: z.object({ title: z.string(), code: z.string() }).nullable(),
    /** Points that what was kept of rounding made with it, beside its own. */
    carried: z.number(),
    /** What campaigns gave for it, beside the points of the receipt itself. */
    campaigns: z.array(
      z.object({
        campaign_id: z.int(),
        title: z.string(),
        points: z.number(),
        claims: z.array(z.object({ title: z.string(), code: z.string() })),
      }),
    ),
    rules: z.array(rule),
    created_at: z.iso.datetime(),
    /** Whether an earlier call with the same key had posted it. */
    replayed: z.boolean(),
  })
  .meta({ id: 'PostedReceipt' });
export type PostedReceipt = z.infer<typeof postedReceipt>;

export const createTransaction = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions',
  audited: false,
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  idempotent: true,
  summary: 'post a receipt and award its points',
  example: { user_account_id: 1, amount: 12.5 },
  status: 201,
  query: z.strictObject({
    new_number: z
      .enum(['true', 'false'])
      .optional()
      .describe(
        'With `true` a number that a receipt of the store has this year is refused with `receipt_number_used`, whose details say which; nothing is posted then.',
      ),
  }),
  body: receiptBody,
  reply: postedReceipt,
});

export const quoteTransaction = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/quote',
  audited: false,
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'what a receipt would earn and why; writes nothing',
  example: { user_account_id: 1, amount: 12.5 },
  body: receiptBody,
  reply: z.object({
    points: z.number(),
    /** Points that what was kept of rounding would make with it. */
    carried: z.number(),
    ...receiptMoney,
    /** The most points that could pay of it. */
    points_usable: z.number(),
    /** What running campaigns would give besides; gifts by their titles. */
    campaigns: z.array(
      z.object({
        campaign_id: z.int(),
        title: z.string(),
        points: z.number(),
        claims: z.array(z.object({ title: z.string() })),
      }),
    ),
    balance: z.number(),
    balance_after: z.number(),
    rules: z.array(rule),
    refused: z.object({ error: z.string(), message: z.string() }).nullable(),
  }),
});

/** One receipt with the why of its points and all that came after. */
export const receiptPage = z
  .object({
    transaction: transactions.read,
    customer: z.object({
      user_account_id: z.int(),
      name: z.string(),
      mobile: z.string().nullable(),
      /** With its calling code. */
      mobile_e164: z.string().nullable(),
      balance: z.number(),
    }),
    lines: z.array(line.extend({ name: z.string(), points: z.number() })),
    vouchers: z.array(appliedVoucher),
    rules: z.array(rule),
    /** What campaigns gave for it, by which revision and why; what a return took back is said to be so. */
    campaigns: z.array(
      z.object({
        campaign_id: z.int(),
        title: z.string(),
        revision: z.int(),
        state: z.enum(['given', 'failed', 'taken_back', 'marked']),
        points: z.number(),
        gifts: z.array(z.string()),
        matched: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
      }),
    ),
    returns: z.array(returned),
    /** What was issued and what the lot of this receipt still holds. */
    lot: z
      .object({
        points_left: z.number(),
        active_from: z.iso.datetime(),
        expires_at: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** What is printed at the head of the receipt. */
    store: z.object({
      name: z.string(),
      address: z.string().nullable(),
      vat_number: z.string().nullable(),
    }),
  })
  .meta({ id: 'Receipt' });
export type ReceiptPage = z.infer<typeof receiptPage>;

export const readTransaction = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/transactions/{id}',
  access: 'transactions.read',
  tag: 'transactions',
  extension: true,
  summary: 'one receipt, with the why of its points and its returns',
  reply: receiptPage,
});

export const transactionCalls = [createTransaction, quoteTransaction, readTransaction];
