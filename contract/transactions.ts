import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entity } from './entity.ts';
import {
  choice,
  computedText,
  integer,
  moment,
  money,
  optional,
  points,
  readOnly,
  ref,
} from './fields.ts';
import { text } from './text-fields.ts';

export const channels = ['offline', 'online'] as const;
export type Channel = (typeof channels)[number];
export const transactionStates = ['posted', 'pending', 'cancelled'] as const;

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const amountOf = money().value;
const pointsOf = points().value;

const fields = {
  receipt_number: readOnly(optional(text(40))),
  user_account_id: readOnly(integer(1, Number.MAX_SAFE_INTEGER)),
  customer: computedText(),
  cash_register_id: readOnly(optional(ref('cash-registers'))),
  cashier: computedText(),
  channel: readOnly(choice(channels)),
  status: readOnly(choice(transactionStates)),
  amount: readOnly(money()),
  covered_amount: readOnly(money()),
  points: readOnly(points()),
  points_used: readOnly(points()),
  returned_amount: readOnly(money()),
  points_taken: readOnly(points()),
  points_given_back: readOnly(points()),
  balance_after: readOnly(points()),
  occurred_at: readOnly(moment()),
  created_at: readOnly(moment()),
} as const;

/** The receipts of a store, newest first. */
export const transactions = entity({
  name: 'transactions',
  id: 'transaction_id',
  path: '/stores/{storeId}/transactions',
  tag: 'transactions',
  permission: { read: 'transactions.read', create: 'transactions.create' },
  fields,
  filters: ['q', 'created_at', 'channel', 'status', 'cash_register_id', 'user_account_id'],
  sorts: ['-created_at', 'amount', 'points'],
  operations: ['list'],
  extensions: ['list'],
});

/** Receipts that wait for their payment: they post their points once the store confirms it. */
export const pendingPayments = entity({
  ...transactions,
  name: 'pending-payments',
  path: '/stores/{storeId}/transactions/pending-payments',
  permission: { read: 'transactions.read' },
  filters: ['q', 'created_at', 'channel'],
  operations: ['list'],
  extensions: [],
});

/** One rule that was tried on a receipt: what it was given, and what came of it. */
export const ruleNames = [
  'store_awards',
  'transaction_limits',
  'points_payment',
  'amount_points',
  'tier_multiplier',
  'product_points',
  'online_offline_ratio',
  'rounding',
  'daily_limits',
  'deficit',
  'expiration',
  'tier_reached',
] as const;
export const rule = z
  .object({
    rule: z.enum(ruleNames),
    /** `passed` lets the receipt through, `applied` changes its points, `skipped` had nothing to do. */
    outcome: z.enum(['passed', 'applied', 'skipped', 'refused']),
    inputs: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])),
    /** The points after this rule, where it counts points. */
    points: z.number().optional(),
  })
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof rule>;
export type RuleName = (typeof ruleNames)[number];

const line = z.object({ product_id: id, quantity: z.int().min(1).max(999) });
const lines = z.array(line).max(100);

const whoBought = {
  user_account_id: id.optional(),
  mobile: z.string().trim().min(4).max(20).optional(),
  card_number: z
    .string()
    .trim()
    .regex(/^\d{4,10}$/)
    .optional(),
  qr_code: z.string().trim().min(8).max(64).optional(),
  /** Whatever was typed or scanned: tried as a mobile, a card and a QR code. */
  code: z.string().trim().min(4).max(64).optional(),
};

/** What a till sends: whose receipt, how much, what was bought. Exactly one field names the customer. */
export const receiptBody = z
  .object({
    ...whoBought,
    amount: amountOf.refine((amount) => amount > 0, { params: { rule: 'above_zero' } }),
    channel: z.enum(channels).default('offline'),
    cash_register_id: id.nullish(),
    receipt_number: optional(text(40)).value.optional(),
    points_used: pointsOf.default(0),
    lines: lines.default([]),
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
    amount: z.number(),
    covered_amount: z.number(),
    points: z.number(),
    points_used: z.number(),
    balance_after: z.number(),
    receipt_number: z.string().nullable(),
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
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  idempotent: true,
  summary: 'post a receipt and award its points',
  status: 201,
  body: receiptBody,
  reply: postedReceipt,
});

export const quoteTransaction = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/quote',
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'what a receipt would earn and why; writes nothing',
  body: receiptBody,
  reply: z.object({
    points: z.number(),
    covered_amount: z.number(),
    balance: z.number(),
    balance_after: z.number(),
    rules: z.array(rule),
    refused: z.object({ error: z.string(), message: z.string() }).nullable(),
  }),
});

const returned = z.object({
  return_id: z.int(),
  amount: z.number(),
  lines,
  points_taken: z.number(),
  points_given_back: z.number(),
  /** Of the points given back, those whose lot had expired meanwhile. */
  points_expired: z.number(),
  /** What the customer owes after it. */
  deficit: z.number(),
  balance_after: z.number(),
  reason: z.string().nullable(),
  cashier: z.string(),
  created_at: z.iso.datetime(),
});

/** One receipt with the why of its points and all that came after. */
export const receiptPage = z
  .object({
    transaction: transactions.read,
    customer: z.object({
      user_account_id: z.int(),
      name: z.string(),
      mobile: z.string().nullable(),
      balance: z.number(),
    }),
    lines: z.array(line.extend({ name: z.string(), points: z.number() })),
    rules: z.array(rule),
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

const returnBody = z.object({
  /** Left out, and no lines: all that is left of the receipt. */
  amount: amountOf.refine((amount) => amount > 0, { params: { rule: 'above_zero' } }).optional(),
  lines: lines.default([]),
  reason: optional(text(200)).value.optional(),
});
export type ReturnBody = z.output<typeof returnBody>;

const returnReply = z.object({
  return: returned.omit({ return_id: true, cashier: true, created_at: true }).extend({
    return_id: z.int().nullable(),
  }),
  rules: z.array(rule),
  points_before: z.number(),
  points_after: z.number(),
  replayed: z.boolean(),
});

export const returnTransaction = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/returns',
  access: 'transactions.return',
  tag: 'transactions',
  extension: true,
  idempotent: true,
  summary: 'take a receipt back, whole or in part',
  status: 201,
  body: returnBody,
  reply: returnReply,
});

export const quoteReturn = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/returns/quote',
  access: 'transactions.return',
  tag: 'transactions',
  extension: true,
  summary: 'what a return would do; writes nothing',
  body: returnBody,
  reply: returnReply,
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/confirm',
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'a pending payment was paid: post its points',
  body: z.object({}),
  reply: postedReceipt,
});

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/{id}/cancel',
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'a pending payment will not be paid',
  body: z.object({}),
  reply: z.object({ transaction_id: z.int(), status: z.enum(transactionStates) }),
});

/** The key a device signs with while the network is gone, and whose it is. */
export const tillKey = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/transactions/till-key',
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'the key that signs receipts kept on the device while the network is gone',
  reply: z.object({ user_id: z.int(), key: z.string() }),
});

/** What the signature covers, in the order of its fields. */
export const queuedReceipt = z.object({
  user_id: id,
  idempotency_key: z.string().min(8).max(100),
  occurred_at: z.iso.datetime(),
  receipt: z.object({
    ...whoBought,
    amount: amountOf,
    cash_register_id: id.nullish(),
    receipt_number: optional(text(40)).value.optional(),
    lines: lines.default([]),
  }),
});
export type QueuedReceipt = z.output<typeof queuedReceipt>;
export type ReceiptToQueue = z.input<typeof queuedReceipt>;

export const postQueued = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/transactions/queued',
  access: 'transactions.create',
  tag: 'transactions',
  extension: true,
  summary: 'post a receipt that was kept and signed on the device; earning only',
  status: 201,
  body: z.object({ queued: queuedReceipt, signature: z.string().min(20).max(100) }),
  reply: postedReceipt,
});

export const transactionCalls = [
  createTransaction,
  quoteTransaction,
  readTransaction,
  returnTransaction,
  quoteReturn,
  confirmPayment,
  cancelPayment,
  tillKey,
  postQueued,
];
