import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { mobileText } from '../engine/mobiles.ts';
import { properName } from '../engine/names.ts';
import { consentChannels } from '../messages/consents.ts';
import { delivery } from '../organisations/loaded-store.ts';
import { timetableReply } from '../organisations/timetable.ts';
import { couponKinds } from './coupon-kinds.ts';
import { couponStates } from './coupon-rules.ts';
import { productActions } from './coupons.ts';

const publicCoupon = z
  .object({
    coupon_id: z.int(),
    kind: z.enum(couponKinds),
    title: z.string(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    points: z.number(),
    /** What the receipt has to come to, where it asks for that. */
    minimum_spend: z.number().nullable(),
    /** How often one customer gets it; empty without a limit. */
    per_customer: z.int().nullable(),
    /** What it does to a receipt: which product it frees or lowers, and by how much. */
    offer: z.object({
      action: z.enum(productActions).nullable(),
      product: z.string().nullable(),
      bought: z.string().nullable(),
      value: z.number().nullable(),
      percentage: z.number().nullable(),
      /** What it takes off at today's prices; empty where it takes off nothing. */
      amount: z.number().nullable(),
    }),
    state: z.enum(couponStates).exclude(['draft']),
    store: z.object({
      name: z.string(),
      address: z.string().nullable(),
      logo: z.string().nullable(),
      country_id: z.int(),
      currency: z.string(),
      /** Whose days and times the page shows. */
      time_zone: z.string(),
      timetable: timetableReply,
      takes_orders: z.boolean(),
      /** Nothing where the store does not deliver. */
      delivery: delivery.omit({ delivers: true }).nullable(),
      /** How one may pay, by name. */
      payments: z.array(z.string()),
    }),
    /** The documents of the programme, where it has them. */
    documents: z.object({
      instructions: z.string().nullable(),
      terms: z.string().nullable(),
      privacy_policy: z.string().nullable(),
    }),
    company_name: z.string(),
    /** Its first and its last day where it is, whatever the time elsewhere. */
    start_day: z.iso.date().nullable(),
    end_day: z.iso.date().nullable(),
    /** Until when it may be claimed and redeemed; empty without an end. */
    expiration_date: z.iso.datetime().nullable(),
    /** Days a claim stays valid. */
    valid_days: z.int(),
    /** How many are left; empty without a maximum. */
    available: z.int().nullable(),
    /** Whether it may be claimed on its page now. */
    open: z.boolean(),
    /** Which wallets of phones its voucher can be added to. */
    wallets: z.object({ apple: z.boolean(), google: z.boolean() }),
    /** Another coupon of the company to be had now, where this one is not. */
    another: z.object({ coupon_id: z.int(), title: z.string() }).nullable(),
  })
  .meta({ id: 'PublicCoupon' });
export type PublicCoupon = z.infer<typeof publicCoupon>;

export const fbCoupon = endpoint({
  method: 'GET',
  path: '/common/fb/coupons/{id}',
  access: 'public',
  tag: 'common',
  summary: 'a coupon as its public page shows it',
  reply: publicCoupon,
});

const who = z.object({
  mobile: mobileText,
  country_id: z.int().positive().optional(),
});

export const startPublicClaim = endpoint({
  method: 'POST',
  path: '/common/fb/coupons/{id}/claims/init',
  access: 'public',
  tag: 'common',
  extension: true,
  summary: 'send a code to a mobile, which proves whose it is',
  status: 201,
  body: who,
  reply: z.object({
    /** Only on a demo without a sender of messages; else it proves nothing. */
    verification_code: z.string().nullable(),
    /** Whether the mobile is one of the programme already: then no name is asked. */
    expires_at: z.iso.datetime(),
  }),
});

export const publicClaim = endpoint({
  method: 'POST',
  path: '/common/fb/coupons/{id}/claims',
  access: 'public',
  tag: 'common',
  extension: true,
  summary: 'claim the coupon for a mobile that was proved',
  status: 201,
  body: who.extend({
    verification_code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
    /** For somebody new to the programme. */
    first_name: properName(60).value.optional(),
    /** The programme's terms; asked of somebody new. */
    terms: z.boolean().default(false),
    consents: z
      .object(
        Object.fromEntries(
          consentChannels.map((name) => [name, z.boolean().default(false)]),
        ) as Record<(typeof consentChannels)[number], z.ZodDefault<z.ZodBoolean>>,
      )
      .default({ sms: false, viber: false, push: false, mail: false }),
  }),
  reply: z.object({
    code: z.string(),
    title: z.string(),
    expires_at: z.iso.datetime(),
    /** Whether they had claimed it before: the same voucher is shown again. */
    already_claimed: z.boolean(),
    /** The customer's points; nothing where the company does not tell them. */
    balance: z.number().nullable(),
    /** Lets this browser be told something by the company; the mobile was proved in it. */
    push_token: z.string(),
  }),
});

export const publicCouponCalls = [fbCoupon, startPublicClaim, publicClaim];
