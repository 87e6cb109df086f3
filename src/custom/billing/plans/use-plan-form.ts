import { useNavigate } from 'react-router';
import type { PlanKind } from '../../../../contract/billing/limits.ts';
import {
  createCompanyPlan,
  createStorePlan,
  type SubscriptionPlan,
  updateCompanyPlan,
  updateStorePlan,
} from '../../../../contract/billing/plans.ts';
import type { PermissionTree } from '../../../../contract/permissions/permissions.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { request } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useSoldChanged } from '../sold/use-sold.ts';
import { draftOf, newDraft, type PlanDraft, sentOf } from './draft.ts';

const creating = { store: createStorePlan.body, company: createCompanyPlan.body } as const;
const changing = { store: updateStorePlan.body, company: updateCompanyPlan.body } as const;

/** The form of a new plan, which is opened once it is made. */
export function useNewPlan(kind: PlanKind, most: PermissionTree) {
  const { store } = usePanel();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const changed = useSoldChanged();
  return useOwnForm({
    saved: newDraft(most),
    rule: creating[kind] as typeof createStorePlan.body,
    toSend: (draft: PlanDraft) => sentOf(kind, draft),
    send: async (body) => {
      const path = `/companies/${store.store_id}/subscriptions/${kind}-plan`;
      const { data } = await request('POST', path, { body });
      await changed();
      const { store_subscription_plan_id: id } = data as SubscriptionPlan;
      navigate(addressOf(`subscriptions/registration-plans/${id}`));
    },
    done: `plans.created.${kind}`,
    again: changed,
  });
}

/** The form of a plan that is there. */
export function usePlanChange(plan: SubscriptionPlan) {
  const { store } = usePanel();
  const changed = useSoldChanged();
  const kind = plan.extra_properties.is_brand ? 'company' : 'store';
  return useOwnForm({
    saved: draftOf(plan),
    rule: changing[kind] as typeof updateStorePlan.body,
    toSend: (draft: PlanDraft) => ({ ...sentOf(kind, draft, plan), updated_at: plan.updated_at }),
    send: async (body) => {
      const path = `/companies/${store.store_id}/subscriptions/${kind}-plan`;
      await request('PUT', `${path}/${plan.store_subscription_plan_id}`, { body });
      await changed();
    },
    done: 'plans.changed',
    again: changed,
  });
}
export type PlanForm = ReturnType<typeof useNewPlan>;
