import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { PlanKind } from '../../../../contract/billing/limits.ts';
import type { PermissionTree } from '../../../../contract/permissions/permissions.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { PlanFields } from './PlanFields.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { useMostRights } from './use-lookups.ts';
import { useNewPlan } from './use-plan-form.ts';

function NewForm({ kind, most }: { kind: PlanKind; most: PermissionTree }) {
  const form = useNewPlan(kind, most);
  return <PlanFields form={form} kind={kind} most={most} may />;
}

/** A plan that is new, of the kind that the address names. */
export function NewPlanPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'company' ? 'company' : 'store';
  const query = useMostRights();
  return (
    <PlanFrame title={translate(`plans.new.${kind}`)}>
      <Answered query={query} height={420}>
        {(most) => <NewForm kind={kind} most={most[`${kind}_permissions`]} />}
      </Answered>
    </PlanFrame>
  );
}
