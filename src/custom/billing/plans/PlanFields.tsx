import { useTranslate } from 'react-admin';
import type { PlanKind } from '../../../../contract/billing/limits.ts';
import { pathsIn } from '../../../../contract/permissions/permission-trees.ts';
import type { PermissionTree as Tree } from '../../../../contract/permissions/permissions.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { PermissionTree } from '../../people/rights/PermissionTree.tsx';
import { NameFields } from '../shared/NameFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { Part } from './Part.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { PlanForm } from './use-plan-form.ts';

interface Props {
  readonly form: PlanForm;
  readonly kind: PlanKind;
  /** The most that it may give. */
  readonly most: Tree;
  readonly may: boolean;
}

/** What a plan lets its subscribers do (plan-carries-permissions). */
function Rights({ form, most, may }: Omit<Props, 'kind'>) {
  const translate = useTranslate();
  const paths: readonly string[] = pathsIn(most);
  const { permissions } = form.value;
  const setRights = (changed: readonly string[], on: boolean) =>
    form.set({
      permissions: on
        ? [...new Set([...permissions, ...changed])]
        : permissions.filter((path) => !changed.includes(path)),
    });
  return (
    <PermissionTree
      label={translate('plans.parts.rights')}
      paths={[...new Set([...paths, ...permissions])]}
      rights={{
        has: (path) => permissions.includes(path),
        holds: (path) => paths.includes(path),
        setRights,
      }}
      may={may}
    />
  );
}

/** The form of a plan: what it is called, costs, is offered to, limits and gives. */
export function PlanFields({ form, kind, most, may }: Props) {
  const translate = useTranslate();
  const { value, set, said } = form;
  return (
    <OwnForm title={translate(`plans.kinds.${kind}`)} form={form} may={may}>
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <Part word="words">
        <NameFields
          label={translate('plans.name')}
          value={value.plan_name}
          onChange={(plan_name) => set({ plan_name })}
          said={(language) => said(`plan_name.${language}`)}
          max={120}
        />
        <NameFields
          label={translate('plans.description')}
          value={value.plan_description}
          onChange={(plan_description) => set({ plan_description })}
          said={(language) => said(`plan_description.${language}`)}
          max={2000}
          lines={3}
        />
      </Part>
      <Part word="price">
        <PriceFields form={form} />
      </Part>
      <Part word="offer">
        <OfferFields form={form} />
      </Part>
      <Part word="limits">
        <LimitFields form={form} kind={kind} />
      </Part>
      <Part word="rights">
        <Rights form={form} most={most} may={may} />
      </Part>
    </OwnForm>
  );
}
