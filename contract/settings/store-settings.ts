import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { flag, money, points } from '../engine/fields.ts';
import { loadedStore } from '../organisations/loaded-store.ts';

const on = flag(false).value;
const amount = money().value;
const version = z.iso.datetime();

const common = { tag: 'store-settings', reply: loadedStore } as const;

export const loadStore = endpoint({
  ...common,
  method: 'GET',
  path: '/stores/{storeId}',
  access: 'settings.read',
  paysFirst: true,
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

/** Above it a till asks before it posts; 0 is no question, and empty 20 times the mean receipt, at least 500. */
const question = z.preprocess((sent) => (sent === '' ? null : sent), amount.nullable()).optional();

/** Both bounds, 0 for a missing one (transaction-limit-both); the largest is not below the smallest. */
const transactionLimits = z
  .object({
    min_amount_limit: bound,
    max_amount_limit: bound,
    ask_above_amount: question,
    updated_at: version.optional(),
  })
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
  summary: 'the smallest and the largest receipt, 0 for no limit, and above which sum a till asks',
  body: transactionLimits,
});

export const storeSettingsCalls = [
  loadStore,
  changeFastPayment,
  changeRewardFlag,
  changeRewardPoints,
  changeTransactionLimits,
];
