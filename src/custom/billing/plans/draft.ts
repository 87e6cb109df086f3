import type { PlanAttributes, PlanKind } from '../../../../contract/billing/limits.ts';
import type { Interval } from '../../../../contract/billing/periods.ts';
import type { SubscriptionPlan } from '../../../../contract/billing/plans.ts';
import type { Localized } from '../../../../contract/engine/languages.ts';
import { pathsIn, treeWith, wholeIn } from '../../../../contract/permissions/permission-trees.ts';
import type { PermissionTree } from '../../../../contract/permissions/permissions.ts';

type Typed = number | string | null;

/** A plan as it is typed. */
export interface PlanDraft {
  readonly plan_name: Localized;
  readonly plan_description: Localized;
  readonly plan_price: Typed;
  readonly interval: Interval;
  readonly interval_count: Typed;
  readonly vat_included: boolean;
  readonly reward_points: Typed;
  readonly reward_type_id: number | null;
  readonly store_payment_methods: readonly number[];
  readonly is_public: boolean;
  readonly is_pos: boolean;
  readonly attributes: Readonly<Record<string, Typed>>;
  readonly permissions: readonly string[];
}

const nothing: Localized = { el: '', en: '', it: '' };

/** A new plan: with all that plans of its kind may give. */
export const newDraft = (most: PermissionTree): PlanDraft => ({
  plan_name: nothing,
  plan_description: nothing,
  plan_price: null,
  interval: 'month',
  interval_count: 1,
  vat_included: true,
  reward_points: 0,
  reward_type_id: null,
  store_payment_methods: [],
  is_public: true,
  is_pos: false,
  attributes: {},
  permissions: pathsIn(most),
});

export const draftOf = (plan: SubscriptionPlan): PlanDraft => ({
  plan_name: plan.plan_name,
  plan_description: plan.plan_description,
  plan_price: plan.plan_price,
  interval: plan.interval,
  interval_count: plan.interval_count,
  vat_included: plan.vat_included,
  reward_points: plan.reward_points,
  reward_type_id: plan.reward_type_id,
  store_payment_methods: plan.store_payment_methods,
  is_public: plan.is_public,
  is_pos: plan.extra_properties.is_pos,
  attributes: { ...plan.attributes },
  permissions: pathsIn(plan.permissions),
});

/** The limits that were typed; none at all is left out, where none is to be taken away (plan-attributes-omitted). */
function limitsOf(typed: PlanDraft['attributes'], had: boolean): { attributes?: PlanAttributes } {
  const set = Object.entries(typed).filter(([, most]) => most !== null);
  return set.length || had ? { attributes: Object.fromEntries(set) as PlanAttributes } : {};
}

/**
 * A plan as it is sent, over the one that was there. What is no number yet is sent as it is, for the contract to
 * say so.
 */
export function sentOf(kind: PlanKind, draft: PlanDraft, before?: SubscriptionPlan) {
  const { is_pos, attributes, permissions, ...own } = draft;
  const whole = before ? wholeIn(before.permissions, new Set(permissions)) : [];
  return {
    ...own,
    plan_price: own.plan_price as number,
    interval_count: own.interval_count as number,
    reward_points: (own.reward_points ?? 0) as number,
    store_payment_methods: [...own.store_payment_methods],
    extra_properties: { is_pos, is_brand: kind === 'company' },
    ...limitsOf(attributes, before?.attributes !== undefined),
    permissions: treeWith(permissions, whole),
  };
}
