import { z } from 'zod';
import { endpoint, fileReply } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computed,
  defaulted,
  integer,
  moment,
  money,
  optional,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { paragraph, text } from '../engine/text-fields.ts';
import { importCodes, previewCodes } from './code-files.ts';
import { availability, couponStates, minimumSpend } from './coupon-rules.ts';

export const mostCodes = 1_000_000;
export const frequencies = ['daily', 'weekly', 'monthly'] as const;
/** Each report goes to up to three addresses (multiple-coupon-three-email-slots). */
export const emailSlots = 3;
export const reportNames = ['redeemed_coupons_report', 'all_coupons_report'] as const;

const slot = z.preprocess(
  (sent) => (sent === '' || sent === undefined ? null : sent),
  z.email().max(254).nullable(),
);
const report = z.object({
  emails: z.array(slot).max(emailSlots).default([]),
  frequency: z.preprocess(
    (sent) => (sent === '' ? null : sent),
    z.enum(frequencies).nullable().default(null),
  ),
});
const notification = z.object({
  redeemed_coupons_report: report.prefault({}),
  all_coupons_report: report.prefault({}),
});
export type CouponNotification = z.infer<typeof notification>;

export const generationStates = ['queued', 'running', 'done', 'failed'] as const;

const fields = {
  /** What each code begins with. */
  code: optional(text(8)),
  gift_category_id: optional(ref('common-gift-categories')),
  gift_title: text(120),
  gift_description: optional(paragraph(2000)),
  /** What one coupon is sold for. */
  price: optional(money()),
  /** How many codes there are; a campaign that is created with none gets them from files. */
  maximum: integer(0, mostCodes),
  valid_days: defaulted(integer(1, 3650), 365),
  claimed: readOnly(integer(0, Number.MAX_SAFE_INTEGER)),
  rewarded: computed(),
  start_date: availability.start_date,
  expiration_date: availability.expiration_date,
  /** How many codes of it one customer redeems; whoever brings one is then asked for. */
  per_customer: availability.per_customer,
  minimum_spend: minimumSpend,
  paused: availability.paused,
  state: availability.state,
  /** How far the making of the codes is. */
  generated: readOnly(integer(0, mostCodes)),
  generation: readOnly(choice(generationStates)),
  created_at: readOnly(moment()),
  updated_at: readOnly(moment()),
} as const;

/** Campaigns of many codes, each redeemed once by whoever holds it. */
export const multipleCoupons = entity({
  name: 'multiple-coupons',
  id: 'coupon_id',
  path: '/companies/{storeId}/coupons/multiple',
  collection: 'coupons',
  tag: 'multiple-coupons',
  audited: false,
  permission: { read: 'coupons.multiple.read' },
  fields,
  filters: ['q', 'state', 'generation'],
  searched: ['code', 'gift_title'],
  sorts: ['-created_at', 'gift_title', 'maximum', 'price'],
  operations: ['list'],
});

const { gift_category_id, gift_title, gift_description, price, maximum, valid_days, code } = fields;

const one = multipleCoupons.read
  .extend({ notification: notification.nullable() })
  .meta({ id: 'MultipleCoupon' });

export const createMultiple = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/coupons/multiple',
  access: 'coupons.multiple.create',
  tag: 'multiple-coupons',
  summary: 'create a campaign; its codes are made in the background',
  status: 201,
  body: z.object({
    code: code.value.optional(),
    gift_category_id: gift_category_id.value.optional(),
    gift_title: gift_title.value,
    gift_description: gift_description.value.optional(),
    price: price.value.optional(),
    maximum: maximum.value,
    valid_days: valid_days.value.prefault(365),
    start_date: fields.start_date.value.optional(),
    expiration_date: fields.expiration_date.value.optional(),
    per_customer: fields.per_customer.value.optional(),
    minimum_spend: fields.minimum_spend.value.optional(),
    notification: notification.optional(),
  }),
  reply: one,
});

export const readMultiple = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/coupons/multiple/{id}',
  access: 'coupons.multiple.read',
  tag: 'multiple-coupons',
  summary: 'a campaign, how far its codes are made, and who hears of it',
  reply: one,
});

export const downloadCodes = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/coupons/multiple/{id}/codes',
  access: 'coupons.multiple.create',
  tag: 'multiple-coupons',
  extension: true,
  file: 'text/csv',
  summary: 'all codes of a campaign as a file, with where and when each was redeemed',
  reply: fileReply,
});

/** Campaigns as a store sees them: what it redeemed itself. */
export const storeMultiples = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/coupons/multiple',
  access: 'redemption.multiple_coupons',
  tag: 'redemption',
  extension: true,
  summary: 'the campaigns whose codes this store redeems',
  reply: z.object({
    coupons: z.array(
      z.object({
        coupon_id: z.int(),
        gift_title: z.string(),
        gift_description: z.string().nullable(),
        price: z.number().nullable(),
        maximum: z.int(),
        redeemed_here: z.int(),
        last_redeemed_at: z.iso.datetime().nullable(),
        expires_at: z.iso.datetime(),
        state: z.enum(couponStates),
        start_date: z.iso.datetime().nullable(),
        per_customer: z.int().nullable(),
        minimum_spend: z.number().nullable(),
      }),
    ),
  }),
});

type Report = z.input<typeof report>;
const isFilled = ({ emails = [], frequency }: Report) =>
  emails.some((email) => email) || Boolean(frequency);

/**
 * A campaign as it is sent: without the notification block while no address and no frequency is
 * filled in (multiple-coupon-notification-omitted).
 */
export function multipleToSend<
  C extends { notification?: Partial<Record<(typeof reportNames)[number], Report>> | undefined },
>(coupon: C): C {
  const { notification: reports, ...rest } = coupon;
  const filled = reportNames.some((name) => reports?.[name] && isFilled(reports[name]));
  return (filled ? { ...rest, notification: reports } : rest) as C;
}

export const multipleCalls = [
  createMultiple,
  readMultiple,
  downloadCodes,
  importCodes,
  previewCodes,
  storeMultiples,
];
