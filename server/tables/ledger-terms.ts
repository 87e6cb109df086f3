import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { type PostingKind, postingKinds } from '../../contract/transactions/posting-kinds.ts';
import type { Hundredths, Minor } from '../runtime/units.ts';
import { id, moment, now } from './columns.ts';

/**
 * With what the points are counted that a posting issues or redeems: with its receipt or return, by itself, or with
 * nothing, since it does neither. Every kind has to say.
 */
const countedWith: Record<PostingKind, 'receipt' | 'itself' | 'nothing'> = {
  receipt: 'receipt',
  return: 'receipt',
  expiry: 'nothing',
  initial: 'itself',
  adjustment: 'nothing',
  hold: 'nothing',
  redemption: 'itself',
  release: 'itself',
  coupon: 'itself',
  campaign: 'itself',
  carried: 'itself',
  merge: 'nothing',
  synergy_out: 'nothing',
  synergy_in: 'nothing',
};

/** The kinds whose points no receipt says. */
export const countedKinds = postingKinds.filter((kind) => countedWith[kind] === 'itself');

/** SQL: whether a posting is of these. */
export const isCounted = (kind: string) =>
  `${kind} in (${countedKinds.map((each) => `'${each}'`).join(', ')})`;

/** SQL: whether points that a posting issued were taken back by it: a return its receipt's, a release a coupon's or a campaign's. */
export const takesBack = (kind: string) => `${kind} in ('return', 'release')`;

/** Whose points they are, and where they come from or go to; `synergy` is another company. */
export const sides = [
  'customer',
  'issued',
  'held',
  'redeemed',
  'expired',
  'adjusted',
  'synergy',
] as const;

/** What a receipt earns by, fixed on it when it is posted. Points in hundredths, money in minor units. */
export interface Terms {
  reward_points: Hundredths;
  reward_amount: Minor;
  reward_floor: boolean;
  /** Hundredths: 150 is one and a half times. */
  multiplier: number;
  /** Percent, applied to offline receipts only. */
  ratio: number;
  /** The points of one piece of each product on the receipt, by product. */
  products: Record<string, number>;
}

export interface Line {
  product_id: number;
  quantity: number;
}

/** What rounding cut off each receipt, in billionths of a hundredth of a point, and the points it made. */
export const remaindersTable = pgTable(
  'remainders',
  {
    company_id: id().notNull(),
    remainder_id: id().notNull().generatedByDefaultAsIdentity(),
    user_account_id: id().notNull(),
    /** Nothing where an account took another over. */
    transaction_id: id(),
    cut: id().notNull(),
    points: id().notNull(),
    posting_id: id(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.remainder_id] }),
    index('remainders__customer__idx').on(t.company_id, t.user_account_id, t.transaction_id),
    index('remainders__posting__idx')
      .on(t.company_id, t.posting_id)
      .where(sql`${t.posting_id} is not null`),
  ],
);
