import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { claimKinds, claimStates } from './coupon-kinds.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** What the products are called that have to be on the receipt: each once. */
export const couponProducts = z.array(z.object({ el: z.string(), en: z.string(), it: z.string() }));

/** A claim as the till sees it before it says yes or no. */
export const voucherFacts = z
  .object({
    claim_id: z.int().nullable(),
    coupon_id: z.int().nullable(),
    gift_id: z.int().nullable(),
    kind: z.enum(claimKinds),
    state: z.enum(claimStates),
    title: z.string(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    /** Points it costs (gifts) and points it gives (vouchers). */
    points: z.number(),
    points_given: z.number(),
    customer: z
      .object({ user_account_id: z.int(), name: z.string(), balance: z.number() })
      .nullable(),
    expires_at: z.iso.datetime().nullable(),
    /** A gift its supplier delivers: accepting it orders it. */
    is_ordered: z.boolean(),
    /** A code that is the same for everybody wants to know whose claim it becomes. */
    needs_customer: z.boolean(),
    /** Takes effect on a receipt with certain products, so it is redeemed with that. */
    needs_receipt: z.boolean(),
    product_ids: z.array(z.int()),
    /** What the receipt has to come to, where it asks for that. */
    minimum_spend: z.number().nullable(),
    /** How many codes of its campaign one customer redeems. */
    per_customer: z.int().nullable(),
    products: couponProducts,
    /** Why it cannot be redeemed here and now. */
    refused: z.object({ error: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'Voucher' });
export type VoucherFacts = z.infer<typeof voucherFacts>;

/** What was typed or scanned; spaces, dashes, case and look-alike letters do not matter. */
export const typedVoucher = z.string().trim().min(4).max(64);

const voucher = z.object({ voucher: typedVoucher, user_account_id: id.optional() });

export const checkVoucher = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/redemption/check',
  audited: false,
  access: 'redemption.redeem_voucher',
  tag: 'redemption',
  extension: true,
  summary: 'what a voucher is for, before it is accepted or rejected; writes nothing',
  body: voucher,
  reply: voucherFacts,
});

export const settled = z
  .object({
    claim_id: z.int(),
    state: z.enum(claimStates),
    title: z.string(),
    points_given: z.number(),
    points_returned: z.number(),
    /** The customer's balance afterwards, where there is a customer. */
    balance_after: z.number().nullable(),
    /** The order to the supplier that accepting made. */
    order_id: z.int().nullable(),
    replayed: z.boolean(),
  })
  .meta({ id: 'SettledVoucher' });
export type SettledVoucher = z.infer<typeof settled>;

export const acceptVoucher = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/redemption/accept',
  audited: false,
  access: 'redemption.redeem_voucher',
  tag: 'redemption',
  idempotent: true,
  summary: 'redeem a voucher, once',
  body: voucher,
  reply: settled,
});

export const rejectVoucher = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/redemption/reject',
  audited: false,
  access: 'redemption.redeem_voucher',
  tag: 'redemption',
  idempotent: true,
  summary: 'turn a voucher down and give its points back to their lots',
  body: voucher.extend({ reason: z.string().trim().max(200).nullish() }),
  reply: settled,
});

export const redemptionCalls = [checkVoucher, acceptVoucher, rejectVoucher];
