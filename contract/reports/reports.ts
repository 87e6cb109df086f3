import { z } from 'zod';
import { endpoint, pagination } from '../engine/endpoint.ts';

const figures = z.object({
  receipts: z.int(),
  amount: z.number(),
  points_issued: z.number(),
  points_redeemed: z.number(),
  new_customers: z.int(),
});

/** Today, beside the same weekday a week ago up to the same time of day, and the last two weeks. */
export const home = z.object({
  currency: z.string(),
  today: figures,
  last_week: figures,
  pending_payments: z.int(),
  hours: z.array(z.object({ hour: z.int(), amount: z.number(), last_week: z.number() })),
  days: z.array(
    z.object({
      day: z.string(),
      receipts: z.int(),
      amount: z.number(),
      points_issued: z.number(),
      points_redeemed: z.number(),
    }),
  ),
});

/** Today in a store, beside the same weekday a week ago up to the same time of day. */
export const storeHome = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/home',
  access: 'homepage.read',
  tag: 'reports',
  extension: true,
  summary: 'today in the store, against the same day last week',
  reply: home,
});
export type StoreHome = z.infer<(typeof storeHome)['reply']>;

/** A day of the calendar, of a year that the database knows. */
export const day = z.iso.date({ abort: true }).regex(/^20/, { abort: true });

/** What moved in a store's points in one day or one month, as sums over postings. */
export const movements = z.object({
  /** The day, or the first day of the month. */
  from: z.string(),
  receipts: z.int(),
  amount: z.number(),
  issued: z.number(),
  taken_back: z.number(),
  /** Redeemed here, whoever issued them; of those, the points of other stores. */
  redeemed: z.number(),
  redeemed_of_others: z.number(),
  /** This store's points, redeemed in another one. */
  redeemed_elsewhere: z.number(),
  expired: z.number(),
  adjusted: z.number(),
  /** This store's points that customers took to other companies, and what they brought here from those. */
  to_partners: z.number(),
  from_partners: z.number(),
});
export type Movements = z.infer<typeof movements>;

export const pointAnalysis = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/history/point-analysis',
  access: 'history.points_analysis',
  tag: 'reports',
  extension: true,
  summary: "the store's points day by day",
  query: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 92 * 86_400_000, {
      path: ['to'],
      params: { rule: 'period_too_long' },
    }),
  reply: z.object({ days: z.array(movements), total: movements.omit({ from: true }) }),
});

export const monthlyPoints = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/history/monthly-points',
  access: 'history.monthly_points',
  tag: 'reports',
  extension: true,
  summary: "the store's points month by month of a year",
  query: z.strictObject({
    year: z
      .string()
      .regex(/^20\d\d$/)
      .transform(Number),
  }),
  reply: z.object({ months: z.array(movements), total: movements.omit({ from: true }) }),
});

/** The postings behind a line of a report. */
export const storePostings = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/history/postings',
  access: 'history.read',
  tag: 'reports',
  extension: true,
  summary: 'the postings that moved points of the store in a period',
  query: z.strictObject({
    from: day,
    to: day,
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number)
      .optional(),
  }),
  reply: z.object({
    postings: z.array(
      z.object({
        posting_id: z.int(),
        kind: z.string(),
        /** Where it was posted: points of this store may move in another one. */
        store: z.object({ store_id: z.int(), name: z.string() }),
        transaction_id: z.int().nullable(),
        customer: z.string(),
        points: z.number(),
        created_at: z.iso.datetime(),
      }),
    ),
    pagination,
  }),
});

const share = z.object({ points: z.number(), amount: z.number() });

/** Points outstanding by the store that issued them and the month in which they expire. */
export const liability = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/liability',
  access: 'stores.debts.liability',
  tag: 'reports',
  extension: true,
  summary: 'points outstanding by issuing store and month of expiry, in points and money',
  reply: z.object({
    currency: z.string(),
    point_value: z.number(),
    /** `YYYY-MM`, or null for points that never expire. */
    months: z.array(z.string().nullable()),
    stores: z.array(
      z.object({
        store_id: z.int(),
        name: z.string(),
        months: z.array(share.extend({ month: z.string().nullable() })),
        /** Owed by customers after returns. */
        deficit: share,
        total: share,
      }),
    ),
    total: share,
    /** The same, as the entries of the ledger add up to. */
    ledger: share,
    /** Held for claims that are not redeemed yet: no longer the customers', owed until then. */
    held: share,
    reconciled: z.boolean(),
  }),
});
export type Liability = z.infer<(typeof liability)['reply']>;

/** What holds in a ledger, in the order in which breaches of it are told. */
export const ledgerInvariants = [
  'entries of each posting sum to zero',
  'every posting has entries',
  'balance = sum of entries',
  'deficit = what the entries owe',
  'balance = sum of lots - deficit',
  'each lot holds what the entries left in it',
  'no negative lot and no negative deficit',
  'every reversal names one posting of the same customer and company',
  'every return is posted once',
  'no receipt gives back more than it took',
  'every posted receipt has its points in the ledger',
  'every receipt is posted once',
  'points of a partner are posted by a transfer',
  'both sides of a transfer say the same',
  'a claim holds its points until it is redeemed or ends',
  'a coupon is given out as often as its claims say, never past its maximum',
  'what was redeemed of a coupon is counted',
  'what a store took and gave is counted by quarters of an hour',
  'the sums of each day are those of its postings',
  'the sums of each day are those of its quarters of an hour',
  'what is kept of a month or a day is what its receipts say',
  'what rounding cut off is kept or became points',
  'carried points are those that rounding had cut off',
] as const;
export type LedgerInvariant = (typeof ledgerInvariants)[number];

export const verificationStates = ['running', 'done', 'failed'] as const;

const verification = z
  .object({
    verification_id: z.int(),
    state: z.enum(verificationStates),
    done: z.int().describe('How far it is, of `total`.'),
    total: z.int(),
    postings: z.int().describe('Replayed so far.'),
    breaches: z
      .array(z.object({ invariant: z.string(), subject: z.string(), detail: z.string() }))
      .describe('What is wrong, up to a hundred of each.'),
    by: z.string().nullable(),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LedgerVerification' });
export type Verification = z.infer<typeof verification>;

const ofVerification = {
  path: '/companies/{storeId}/ledger/verification',
  access: 'stores.debts.liability',
  tag: 'reports',
  extension: true,
} as const;

export const ledgerVerification = endpoint({
  ...ofVerification,
  method: 'GET',
  summary: 'the latest verification of the ledger, and how far it is',
  reply: z.object({ verification: verification.nullable() }),
});

export const verifyLedger = endpoint({
  ...ofVerification,
  method: 'POST',
  status: 201,
  summary:
    'replay all postings of the company in the background and hold every invariant; one at a time',
  body: z.object({}),
  reply: z.object({ verification }),
});

export const reports = [
  storeHome,
  pointAnalysis,
  monthlyPoints,
  storePostings,
  liability,
  ledgerVerification,
  verifyLedger,
];
