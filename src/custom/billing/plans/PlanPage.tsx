import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { SubscriptionPlan } from '../../../../contract/billing/plans.ts';
import type { PermissionTree } from '../../../../contract/permissions/permissions.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { useCan } from '../../../shell/context.ts';
import { usePlanWords } from '../shared/use-plan-words.ts';
import { usePlan } from '../sold/use-sold.ts';
import { PlanFields } from './PlanFields.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { useMostRights } from './use-lookups.ts';
import { usePlanChange } from './use-plan-form.ts';

function ChangeForm({ plan, most }: { plan: SubscriptionPlan; most: PermissionTree }) {
  const may = useCan('subscriptions.plans.update');
  const form = usePlanChange(plan);
  const kind = plan.extra_properties.is_brand ? 'company' : 'store';
  return <PlanFields form={form} kind={kind} most={most} may={may} />;
}

/** A plan as it is; a new price begins with the next period of whoever has it. */
export function PlanPage() {
  const translate = useTranslate();
  const { name } = usePlanWords();
  const query = usePlan(Number(useParams().id));
  const rights = useMostRights();
  return (
    <PlanFrame title={query.data ? name(query.data) : translate('plans.plan')}>
      <Answered query={query} height={420}>
        {(plan) => (
          <>
            {plan.subscribers ? (
              <Alert severity="info">
                {translate('plans.inUse', { smart_count: plan.subscribers })}
              </Alert>
            ) : null}
            <Answered query={rights} height={420}>
              {(most) => (
                <ChangeForm
                  key={plan.store_subscription_plan_id}
                  plan={plan}
                  most={
                    plan.extra_properties.is_brand
                      ? most.company_permissions
                      : most.store_permissions
                  }
                />
              )}
            </Answered>
          </>
        )}
      </Answered>
    </PlanFrame>
  );
}
