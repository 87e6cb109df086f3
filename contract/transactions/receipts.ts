import { z } from 'zod';
import { claimKinds } from '../coupons/coupon-kinds.ts';
import { anyCardNumber } from '../engine/card-codes.ts';
import { money } from '../engine/fields.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
export const receiptAmount = money().value.refine((amount) => amount > 0, {
  params: { rule: 'above_zero' },
});

/** What a receipt comes to in money: what was bought, what coupons and then points take off it, and what is left to pay. */
export const receiptMoney = {
  gross_amount: z.number(),
  discount_amount: z.number(),
  /** After coupons: what points may pay and what earns. */
  amount: z.number(),
  covered_amount: z.number(),
  left_to_pay: z.number(),
};

/** One rule that was tried on a receipt: what it was given, and what came of it. */
const ruleNames = [
  'store_awards',
  'coupons',
  'transaction_limits',
  'points_payment',
  'amount_points',
  'tier_multiplier',
  'product_points',
  'online_offline_ratio',
  'rounding',
  'remainder',
  'daily_limits',
  'deficit',
  'expiration',
  'tier_reached',
  'goal',
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

export const line = z.object({ product_id: id, quantity: z.int().min(1).max(999) });
export const lines = z.array(line).max(100);

/** A coupon to take effect on a receipt: one's voucher code, or a coupon that is claimed with it. */
export const usedVoucher = z
  .object({
    code: z.string().trim().min(4).max(64).optional(),
    coupon_id: id.optional(),
  })
  .superRefine(({ code, coupon_id }, context) => {
    if ((code === undefined) === (coupon_id === undefined))
      context.addIssue({ code: 'custom', path: ['code'], params: { rule: 'one_claim' } });
  });
export const usedVouchers = z.array(usedVoucher).max(10);

/** What a coupon did to a receipt. */
export const appliedVoucher = z
  .object({
    claim_id: z.int(),
    kind: z.enum(claimKinds),
    title: z.string(),
    discount: z.number(),
    points_given: z.number(),
  })
  .meta({ id: 'AppliedVoucher' });
export type AppliedVoucher = z.infer<typeof appliedVoucher>;

export const whoBought = {
  user_account_id: id.optional(),
  mobile: z.string().trim().min(4).max(20).optional(),
  card_number: anyCardNumber.optional(),
  qr_code: z.string().trim().min(8).max(64).optional(),
  /** Whatever was typed or scanned: tried as a mobile, a card and a QR code. */
  code: z.string().trim().min(4).max(64).optional(),
};
