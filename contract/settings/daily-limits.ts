import { z } from 'zod';
import { printable } from '../engine/characters.ts';
import { endpoint, pageText, pagination } from '../engine/endpoint.ts';
import { money, points } from '../engine/fields.ts';

const amount = money().value;
const pointsRule = points().value;

/** The most of a day, 0 for no limit. */
const limit = z.object({ amount, points: pointsRule });
/** What a store sets for itself; null follows the company's default. */
const ownLimit = z.object({ amount: amount.nullable(), points: pointsRule.nullable() });

const companyLimits = z.object({ offline: limit, online: limit });
const ownLimits = z.object({ offline: ownLimit, online: ownLimit });

const storeLimits = ownLimits
  .extend({
    store_id: z.int(),
    name: z.string(),
    app_name: z.string().nullable(),
    /** Whether the store sets any limit itself. */
    own: z.boolean(),
  })
  .meta({ id: 'DailyLimit' });
export type StoreLimits = z.infer<typeof storeLimits>;
export type CompanyLimits = z.infer<typeof companyLimits>;

const common = { tag: 'company-stores' } as const;

export const listDailyLimits = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{storeId}/stores/daily-limits',
  access: 'stores.financial_limits.read',
  summary: 'what the stores may take in a day: the company’s default and each store’s own',
  query: z.strictObject({
    page: pageText.optional(),
    q: z.string().trim().max(100).regex(printable).optional(),
  }),
  reply: z.object({ default: companyLimits, stores: z.array(storeLimits), pagination }),
});

export const changeDefaultLimits = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{storeId}/stores/daily-limits',
  access: 'stores.financial_limits.update',
  foresees: ['limited_stores'],
  summary: 'the daily limits of every store that has none of its own',
  body: z.object({ offline: limit.partial().optional(), online: limit.partial().optional() }),
  reply: companyLimits,
});

export const changeStoreLimits = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{storeId}/stores/{id}/daily-limits',
  access: 'stores.financial_limits.update',
  summary: 'one store’s own daily limits; null follows the default, 0 is no limit',
  body: z.object({ offline: ownLimit.partial().optional(), online: ownLimit.partial().optional() }),
  reply: storeLimits,
});

export const dailyLimitCalls = [listDailyLimits, changeDefaultLimits, changeStoreLimits];
