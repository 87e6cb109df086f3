import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { GoalFields } from './GoalFields.tsx';
import type { GoalType } from './goal-draft.ts';
import type { Goal } from './use-goal.ts';
import { useGoalChange, useNewGoal } from './use-goal-form.ts';

/** Makes the goal of a store that has none. */
export function GoalCreate({ onCreated }: { onCreated: () => unknown }) {
  const translate = useTranslate();
  const [type, setType] = useState<GoalType>('transactions');
  const form = useNewGoal(type, onCreated);
  const set: typeof form.set = (change) => {
    if (change.goal_type) setType(change.goal_type);
    form.set(change);
  };
  return (
    <OwnForm
      title={translate('coupons.goal.new')}
      hint={translate(`resources.${resourceOf('goal-coupons')}.texts.about`)}
      form={form}
      may
    >
      <GoalFields form={{ ...form, set }} />
    </OwnForm>
  );
}

interface Props {
  readonly goal: Goal;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/** Changes the goal of a store: all of it until customers are filling it, and then what they do not fill. */
export function GoalEdit({ goal, onChanged, onClose }: Props) {
  const translate = useTranslate();
  const onSaved = async () => {
    await onChanged();
    onClose();
  };
  const form = useGoalChange(goal, { onSaved, onChanged });
  return (
    <OwnForm title={translate('coupons.goal.edit')} form={form} may onCancel={onClose}>
      <GoalFields form={form} settled={goal.under_way} />
    </OwnForm>
  );
}
