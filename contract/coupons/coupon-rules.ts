import { z } from 'zod';
import { choice, flag, integer, moment, money, optional, readOnly } from '../engine/fields.ts';

/** Where a coupon stands: not shown yet, to come, given out, held back, or over. */
export const couponStates = ['draft', 'scheduled', 'running', 'paused', 'ended'] as const;
export type CouponState = (typeof couponStates)[number];

/** A moment; or a day of the company's, which is meant from its beginning or to its end. */
const dayOrMoment = <const W extends 'start' | 'end'>(without: W) =>
  ({
    ...optional({ ...moment(), value: z.union([z.iso.datetime(), z.iso.date()]) } as const),
    without,
  }) as const;

/** From when to when a coupon of any kind is given out and redeemed, and how often to one customer. */
export const availability = {
  start_date: dayOrMoment('start'),
  expiration_date: dayOrMoment('end'),
  /** How often one customer gets it; empty without a limit. */
  per_customer: { ...optional(integer(1, 1000)), without: 'limit' },
  /** Seen by nobody outside until it is published. */
  is_draft: flag(false),
  /** Held back for now, by a call of its own. */
  paused: readOnly(flag(false)),
  state: { ...readOnly(choice(couponStates)), computed: true },
} as const;

/** What a receipt has to come to before its coupons; empty for any. */
export const minimumSpend = { ...optional(money()), without: 'minimum' } as const;
