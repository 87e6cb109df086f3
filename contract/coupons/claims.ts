import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computedText,
  integer,
  moment,
  optional,
  points,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { idsText } from '../engine/list-query.ts';
import { text } from '../engine/text-fields.ts';
import { claimKinds, claimStates } from './coupon-kinds.ts';
import { couponProducts, settled } from './redemption.ts';
import { undoRedemption } from './undo-claim.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);

const fields = {
  kind: readOnly(choice(claimKinds)),
  state: readOnly(choice(claimStates)),
  coupon_id: readOnly(optional(integer(1, Number.MAX_SAFE_INTEGER))),
  gift_id: readOnly(optional(ref('gifts'))),
  title: readOnly(text(120)),
  /** Whose it is; nobody's for a code that whoever holds it may redeem. */
  user_account_id: readOnly(optional(integer(1, Number.MAX_SAFE_INTEGER))),
  customer: computedText(),
  /** The last characters of its voucher code: the code itself is its holder's. */
  code_end: readOnly(text(8)),
  points: readOnly(points()),
  /** Where it was claimed, and where it was redeemed. */
  store_id: readOnly(ref('stores')),
  redeem_store_id: readOnly(optional(ref('stores'))),
  cashier: computedText(),
  /** The receipt it was redeemed with, or that filled the goal. */
  transaction_id: readOnly(optional(integer(1, Number.MAX_SAFE_INTEGER))),
  expires_at: readOnly(moment()),
  redeemed_at: readOnly(optional(moment())),
  created_at: readOnly(moment()),
} as const;

/** The claims of a store's coupons, and of gifts claimed there. */
export const claims = entity({
  name: 'claims',
  id: 'claim_id',
  path: '/stores/{storeId}/claims',
  screen: 'coupons/claims',
  tag: 'coupons',
  audited: false,
  permission: { read: 'coupons.read' },
  fields,
  filters: ['q', 'coupon_id', 'kind', 'state', 'created_at', 'user_account_id'],
  searched: ['title', 'code_end'],
  sorts: ['-created_at', 'expires_at', 'redeemed_at'],
  operations: ['list'],
  extensions: ['list'],
});

const ofCompany = {
  ...claims,
  collection: 'vouchers',
  tag: 'redemptions',
  permission: { read: 'redemptions.read' },
  extensions: [],
} as const;

const redeemed = entity({
  ...ofCompany,
  name: 'vouchers',
  path: '/companies/{storeId}/vouchers',
  screen: 'redemptions/vouchers',
  fields: {
    ...fields,
    /** Whether it was a gift, or a coupon of whatever kind. */
    reward: { ...readOnly(choice(['gift', 'coupon'])), computed: true },
    /** Of the store it was redeemed in. */
    redeem_region_id: { ...readOnly(optional(ref('network-regions'))), computed: true },
  },
  filters: [
    'q',
    'kind',
    'redeem_store_id',
    'redeemed_at',
    'reward',
    'redeem_region_id',
    'user_account_id',
  ],
  sorts: ['-redeemed_at', 'created_at', 'points'],
});
// Reports add up several stores and regions, and lead to what they added.
const query = redeemed.query.extend({
  redeem_store_id: idsText.optional(),
  redeem_region_id: idsText.optional(),
});

/** What was redeemed in the stores of a company. */
export const vouchers = {
  ...redeemed,
  query,
  calls: { ...redeemed.calls, list: { ...redeemed.calls.list, query } },
};

/** Every claim of a company, in whatever state. */
export const allVouchers = entity({
  ...ofCompany,
  name: 'company-all-vouchers',
  path: '/companies/{storeId}/company-all-vouchers',
  screen: 'redemptions/all',
  filters: [
    'q',
    'coupon_id',
    'gift_id',
    'kind',
    'state',
    'store_id',
    'created_at',
    'user_account_id',
  ],
});

/** One's own new claim, with the code that redeems it. */
export const newClaim = z
  .object({
    claim_id: z.int(),
    code: z.string(),
    kind: z.enum(claimKinds),
    title: z.string(),
    points: z.number(),
    expires_at: z.iso.datetime(),
    balance_after: z.number().nullable(),
    replayed: z.boolean(),
  })
  .meta({ id: 'NewClaim' });

export const createClaim = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/claims',
  audited: false,
  access: 'redemption.redeem_voucher',
  tag: 'redemption',
  extension: true,
  idempotent: true,
  summary: 'claim a gift or a coupon for a customer at the till; a gift holds its points',
  example: { user_account_id: 1, gift_id: 1 },
  status: 201,
  body: z
    .object({ user_account_id: id, gift_id: id.optional(), coupon_id: id.optional() })
    .superRefine(({ gift_id, coupon_id }, context) => {
      if ((gift_id === undefined) === (coupon_id === undefined))
        context.addIssue({ code: 'custom', path: ['gift_id'], params: { rule: 'one_claim' } });
    }),
  reply: newClaim,
});

export const cancelClaim = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/claims/{id}/cancel',
  access: 'redemption.redeem_voucher',
  tag: 'redemption',
  extension: true,
  idempotent: true,
  summary: 'cancel a claim that was not redeemed; its points go back to their lots',
  body: z.object({ reason: z.string().trim().max(200).nullish() }),
  reply: settled,
});

const openClaim = z.object({
  claim_id: z.int(),
  kind: z.enum(claimKinds),
  title: z.string(),
  code: z.string(),
  points: z.number(),
  expires_at: z.iso.datetime(),
  needs_receipt: z.boolean(),
  /** What it takes off a receipt at today's prices; empty where it takes off nothing. */
  amount: z.number().nullable(),
  /** What has to be on the receipt for it, a product twice where two are wanted. */
  product_ids: z.array(z.int()),
  /** What the receipt has to come to, where it asks for that. */
  minimum_spend: z.number().nullable(),
  products: couponProducts,
  image: z.string().nullable(),
});

/** What a customer can redeem in a store now. */
export const redeemables = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/customers/{id}/redeemables',
  access: 'redemption.redeem_voucher',
  tag: 'redemption',
  extension: true,
  summary: 'the open claims of a customer, the gifts within reach, and the coupons to be had',
  query: z.strictObject({
    q: z
      .string()
      .trim()
      .max(60)
      .default('')
      .describe(
        'Only what has it in its title, its voucher code, or the name of a product of its.',
      ),
  }),
  reply: z.object({
    claims: z.array(openClaim),
    gifts: z.array(
      z.object({
        gift_id: z.int(),
        title: z.string(),
        points: z.number(),
        image: z.string().nullable(),
        is_ordered: z.boolean(),
      }),
    ),
    coupons: z.array(
      z.object({
        coupon_id: z.int(),
        kind: z.enum(claimKinds),
        title: z.string(),
        /** What it asks for and does, as numbers for the screen to word. */
        product_ids: z.array(z.int()),
        products: couponProducts,
        amount: z.number(),
        minimum_spend: z.number().nullable(),
        image: z.string().nullable(),
      }),
    ),
    /** How many of each there are, of which the answer has the first. */
    totals: z.object({ claims: z.int(), gifts: z.int(), coupons: z.int() }),
    goal: z
      .object({
        coupon_id: z.int(),
        title: z.string(),
        progress: z.number(),
        target: z.number(),
        by: z.enum(['transactions', 'sum']),
      })
      .nullable(),
  }),
});

export const claimCalls = [createClaim, cancelClaim, undoRedemption, redeemables];
