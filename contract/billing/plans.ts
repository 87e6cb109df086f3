import { z } from 'zod';
import { changesOf, endpoint, nothing, pageText, pagination } from '../engine/endpoint.ts';
import { optional, points } from '../engine/fields.ts';
import { localizedAny, localizedOptional } from '../engine/localized-fields.ts';
import { grantedTree, permissionTree } from '../permissions/permission-schemas.ts';
import { type PlanKind, planKinds } from './limits.ts';
import { intervals } from './periods.ts';
import { attributesOf, planAttributes } from './plan-attributes.ts';
import { planLookups } from './plan-lookups.ts';

const path = '/companies/{storeId}/subscriptions';
const tag = 'subscriptions';

/** What points of a plan are given for: each payment, or each unit of money that is paid. */
export const planRewardTypeIds = { payment: 1, amount: 2 } as const;

const name = localizedAny(120);
const description = localizedOptional(2000);
/** As many decimals as the seller's currency has. */
const price = z.number().min(0).max(10_000_000);

/** What everybody may know of a plan. */
export const publicPlan = z
  .object({
    store_subscription_plan_id: z.int(),
    plan_name: name.read,
    plan_description: description.read,
    plan_price: z.number(),
    currency: z.string(),
    interval: z.enum(intervals),
    interval_count: z.int(),
    vat_included: z.boolean(),
    vat_rate: z.number().describe('In percent, as the seller has set it.'),
    /** Left out where it limits nothing. */
    attributes: planAttributes.optional(),
  })
  .meta({ id: 'PublicPlan' });

/** A plan as its seller sees it. */
export const subscriptionPlan = publicPlan
  .extend({
    reward_points: z.number(),
    reward_type_id: z.int().nullable(),
    /** Of these its buyers choose; of all that the seller has where there is none. */
    store_payment_methods: z.array(z.int()),
    is_public: z.boolean(),
    /** A plan with is_brand is one for companies, any other one for stores (plan-kind). */
    extra_properties: z.object({ is_pos: z.boolean(), is_brand: z.boolean() }),
    permissions: permissionTree,
    /** Whoever has it keeps it; nobody new gets it. */
    withdrawn: z.boolean(),
    subscribers: z.int(),
    /** What those of them who are active or overdue pay in a month. */
    monthly_revenue: z.number(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SubscriptionPlan' });
export type SubscriptionPlan = z.output<typeof subscriptionPlan>;

const extraProperties = (kind: PlanKind) =>
  z
    .strictObject({
      is_pos: z.boolean().default(false),
      is_brand: z.literal(kind === 'company').default(kind === 'company'),
    })
    .default({ is_pos: false, is_brand: kind === 'company' });

const written = (kind: PlanKind) => ({
  plan_name: name.value,
  plan_description: description.value,
  plan_price: price,
  interval: z.enum(intervals),
  interval_count: z.int().min(1).max(36),
  vat_included: z.boolean(),
  reward_points: points().value,
  reward_type_id: optional({ kind: 'integer', value: z.int().min(1).max(2), read: z.int() }).value,
  store_payment_methods: z.array(z.int().positive()).max(20),
  is_public: z.boolean(),
  extra_properties: extraProperties(kind),
  attributes: attributesOf(kind),
  permissions: grantedTree,
});

const initially = {
  plan_description: { el: '', en: '', it: '' },
  interval: 'month',
  interval_count: 1,
  vat_included: true,
  reward_points: 0,
  reward_type_id: null,
  store_payment_methods: [],
  is_public: true,
} as const;

const body = (kind: PlanKind) => {
  const fields = written(kind);
  return z.object({
    ...fields,
    plan_description: fields.plan_description.prefault(initially.plan_description),
    interval: fields.interval.default(initially.interval),
    interval_count: fields.interval_count.default(initially.interval_count),
    vat_included: fields.vat_included.default(initially.vat_included),
    reward_points: fields.reward_points.default(initially.reward_points),
    reward_type_id: fields.reward_type_id.default(initially.reward_type_id),
    store_payment_methods: fields.store_payment_methods.default([]),
    is_public: fields.is_public.default(initially.is_public),
    extra_properties: fields.extra_properties,
  });
};
const change = (kind: PlanKind) =>
  z.object({
    ...changesOf(written(kind)),
    updated_at: z.iso.datetime().optional(),
  });
export type NewPlan = z.output<ReturnType<typeof body>>;
export type PlanChange = z.output<ReturnType<typeof change>>;

const create = <const K extends PlanKind>(kind: K) =>
  endpoint({
    method: 'POST',
    path: `${path}/${kind}-plan`,
    access: 'subscriptions.plans.create',
    tag,
    status: 201,
    summary: `make a plan for ${kind === 'store' ? 'the stores of the company' : 'companies; the platform alone does'}`,
    body: body(kind),
    reply: subscriptionPlan,
  });
const update = <const K extends PlanKind>(kind: K) =>
  endpoint({
    method: 'PUT',
    path: `${path}/${kind}-plan/{id}`,
    access: 'subscriptions.plans.update',
    tag,
    summary:
      'change a plan; a new price is one of the next period, of which its subscribers are written to',
    body: change(kind),
    reply: subscriptionPlan,
  });

export const createStorePlan = create('store');
export const createCompanyPlan = create('company');
export const updateStorePlan = update('store');
export const updateCompanyPlan = update('company');

export const listPlans = endpoint({
  method: 'GET',
  path: `${path}/plans`,
  access: 'subscriptions.plans.read',
  tag,
  summary: 'the plans that the company sells',
  query: z.strictObject({
    page: pageText.optional(),
    q: z.string().trim().max(100).optional(),
    kind: z.enum(planKinds).optional(),
    withdrawn: z.enum(['true', 'false']).optional(),
  }),
  reply: z.object({ plans: z.array(subscriptionPlan), pagination }),
});
export const readPlan = endpoint({
  method: 'GET',
  path: `${path}/plans/{id}`,
  access: 'subscriptions.plans.read',
  tag,
  summary: 'a plan, with how many have it and what they pay',
  reply: subscriptionPlan,
});
export const deletePlan = endpoint({
  method: 'DELETE',
  path: `${path}/plans/{id}`,
  access: 'subscriptions.plans.delete',
  retires: 'subscription_plans',
  tag,
  summary:
    'delete a plan that nobody ever had; any other is withdrawn, and its subscribers keep it',
  reply: nothing,
});

const offered = z.object({
  seller: z.object({ store_id: z.int(), name: z.string() }),
  plans: z.array(publicPlan),
});
export const publicStorePlans = endpoint({
  method: 'GET',
  path: '/common/companies/{id}/subscription-plans',
  access: 'public',
  tag: 'common',
  summary: 'the plans that a company offers to stores, or the one that is asked for',
  query: z.strictObject({
    plan: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number)
      .optional(),
  }),
  reply: offered,
});
export const publicCompanyPlans = endpoint({
  method: 'GET',
  path: '/common/companies/{id}/company-subscription-plans',
  access: 'public',
  tag: 'common',
  summary: 'the plans that the platform offers to companies',
  reply: offered,
});

export const planCalls = [
  ...planLookups,
  listPlans,
  readPlan,
  createStorePlan,
  createCompanyPlan,
  updateStorePlan,
  updateCompanyPlan,
  deletePlan,
  publicStorePlans,
  publicCompanyPlans,
];
