import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, money, points } from './fields.ts';
import { stores } from './stores.ts';

const facts = stores.fields;
const on = flag(false).value;
const amount = money().value;
const version = z.iso.datetime();

/** A store as it is loaded: who it is, and how it awards points and takes receipts. */
const loaded = z
  .object({
    store_id: z.int(),
    company_id: z.int(),
    name: facts.name.read,
    app_name: facts.app_name.read,
    store_code: facts.store_code.read,
    address: facts.address.read,
    zip: facts.zip.read,
    lat: facts.lat.read,
    lon: facts.lon.read,
    vat_number: facts.vat_number.read,
    email: facts.email.read,
    primary_phone: facts.primary_phone.read,
    country_id: facts.country_id.read,
    currency: z.string(),
    logo: z.string().nullable(),
    active_subscription: facts.active_subscription.read,
    cancelled_subscription: facts.cancelled_subscription.read,
    expiration_date_subscription: facts.expiration_date_subscription.read,
    /** So many points for each `reward_amount` of a receipt, in whole points where `reward_floor`. */
    reward_points: z.number(),
    reward_amount: z.number(),
    reward_floor: z.boolean(),
    fast_payment: z.boolean(),
    thermal_printer: z.boolean(),
    /** The channel that tells a customer of new points, of /common/system-notifications. */
    system_notification_id: z.int().nullable(),
    flags: z.object({
      app_settings: z.object({
        show_on_map: facts.show_on_map.read,
        online_payment_processing: facts.online_payment_processing.read,
        pos_points_delivery: facts.pos_points_delivery.read,
      }),
      general: z.object({ fast_payment: z.boolean() }),
      reward: z.object({
        thermal_printer: z.boolean(),
        reward_active: z.boolean(),
        points_payment: z.boolean(),
      }),
    }),
    /** The smallest and the largest receipt; 0 is no limit. */
    store_settings: z.object({ min_amount_limit: z.number(), max_amount_limit: z.number() }),
    updated_at: version,
  })
  .meta({ id: 'LoadedStore' });
export type LoadedStore = z.infer<typeof loaded>;

const common = { tag: 'store-settings', reply: loaded } as const;

export const loadStore = endpoint({
  ...common,
  method: 'GET',
  path: '/stores/{storeId}',
  access: 'settings.read',
  summary: 'the store and how it awards points and takes receipts',
});

export const changeFastPayment = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/flags',
  access: 'settings.reward',
  summary: 'whether a receipt needs no more than an amount and a customer',
  body: z.object({ fast_payment: on }),
});

/** "This store awards points" and "customers may pay with points here". */
export const activators = ['reward_active', 'points_payment'] as const;
const rewardFlags = ['thermal_printer', ...activators] as const;

export const changeRewardFlag = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/flags/reward',
  access: 'settings.reward',
  summary: 'the thermal printer, or one activator with the channel that tells of new points',
  body: z
    .object({
      thermal_printer: on.optional(),
      reward_active: on.optional(),
      points_payment: on.optional(),
      system_notification_id: z.int().positive().nullable().optional(),
    })
    .superRefine((body, context) => {
      const [first, second] = rewardFlags.filter((name) => body[name] !== undefined);
      const missing = { code: 'invalid_type', expected: 'boolean', input: undefined } as const;
      if (!first) context.addIssue({ ...missing, path: [rewardFlags[0]] });
      if (second) context.addIssue({ code: 'custom', path: [second] });
      if (first === 'thermal_printer' && body.system_notification_id !== undefined)
        context.addIssue({ code: 'custom', path: ['system_notification_id'] });
    }),
});

export const changeRewardPoints = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/flags/reward-points',
  access: 'settings.reward',
  summary: 'how many points an amount is worth, and whether they are whole',
  body: z.object({
    reward_points: points().value,
    reward_amount: amount.refine((value) => value > 0, { params: { rule: 'above_zero' } }),
    reward_floor: on,
    updated_at: version.optional(),
  }),
});

const bound = z.preprocess((sent) => (sent === '' || sent === null ? 0 : sent), amount).default(0);

/** Both bounds, 0 for a missing one (transaction-limit-both); the largest is not below the smallest. */
const transactionLimits = z
  .object({ min_amount_limit: bound, max_amount_limit: bound, updated_at: version.optional() })
  .superRefine(({ min_amount_limit: minimum, max_amount_limit: most }, context) => {
    if (most === 0 || most >= minimum) return;
    const path = ['max_amount_limit'];
    context.addIssue({
      code: 'too_small',
      origin: 'number',
      minimum,
      inclusive: true,
      path,
      input: most,
    });
  });

export const changeTransactionLimits = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/store-settings',
  access: 'settings.reward',
  summary: 'the smallest and the largest receipt, 0 for no limit',
  body: transactionLimits,
});

export const storeSettingsCalls = [
  loadStore,
  changeFastPayment,
  changeRewardFlag,
  changeRewardPoints,
  changeTransactionLimits,
];
