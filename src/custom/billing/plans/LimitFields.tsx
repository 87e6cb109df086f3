import { useTranslate } from 'react-admin';
import type { PlanKind } from '../../../../contract/billing/limits.ts';
import { Beside } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useLimits } from './use-lookups.ts';
import type { PlanForm } from './use-plan-form.ts';

interface Props {
  readonly form: PlanForm;
  readonly kind: PlanKind;
}

/** How much of what it lets be used; an empty one is no limit. */
export function LimitFields({ form: { value, set, said }, kind }: Props) {
  const translate = useTranslate();
  const limits = useLimits(kind);
  return (
    <Beside>
      {limits.map(({ attribute, name }) => (
        <NumberField
          key={attribute}
          name={attribute}
          unit="points"
          label={name}
          value={value.attributes[attribute]}
          onChange={(most) => set({ attributes: { ...value.attributes, [attribute]: most } })}
          error={said(`attributes.${attribute}`)}
          hint={translate('plans.noLimit')}
        />
      ))}
    </Beside>
  );
}
