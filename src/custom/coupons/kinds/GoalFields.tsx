import { FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { CategoryField } from '../../../resources/inputs/CategoryField.tsx';
import { Day, GoalNumber, useGoalWord } from './GoalInputs.tsx';
import { GoalWords } from './GoalWords.tsx';
import type { GoalType } from './goal-draft.ts';
import { Kept } from './Kept.tsx';
import type { GoalFormState } from './use-goal-form.ts';

interface Props {
  readonly form: GoalFormState;
}

const beside = { direction: { xs: 'column', sm: 'row' }, spacing: 2 } as const;

function Type({ form }: Props) {
  const translate = useTranslate();
  const wordOf = useGoalWord();
  return (
    <div>
      <Typography id="goal-type" variant="body2" color="text.secondary">
        {wordOf('goal_type')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby="goal-type"
        value={form.value.goal_type}
        onChange={(_, wanted) => form.set({ goal_type: wanted as GoalType })}
      >
        {(['transactions', 'sum'] as const).map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={translate(`resources.${resourceOf('goal-coupons')}.texts.choices.${each}`)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}

function Filling({ form }: Props) {
  if (form.value.goal_type === 'sum')
    return <GoalNumber form={form} name="goal_sum_sequence" money />;
  return (
    <Stack {...beside}>
      <GoalNumber form={form} name="goal_sequence" />
      <GoalNumber form={form} name="goal_minimum_amount" money without="minimum" />
      <GoalNumber form={form} name="goal_max_days" without="limit" />
    </Stack>
  );
}

/** What fills a goal, what it gives, and its rules; `settled` where customers are filling it. */
export function GoalFields({ form, settled = false }: Props & { readonly settled?: boolean }) {
  const wordOf = useGoalWord();
  return (
    <>
      <Kept why={settled ? 'coupons.goal.underWay' : undefined}>
        <Stack spacing={2}>
          <Type form={form} />
          <Filling form={form} />
          <CategoryField
            label={wordOf('gift_category_id')}
            value={form.value.gift_category_id}
            onChange={(gift_category_id) => form.set({ gift_category_id })}
            error={form.said('gift_category_id')}
          />
        </Stack>
      </Kept>
      <GoalWords form={form} settled={settled} />
      <Stack {...beside}>
        <GoalNumber form={form} name="maximum" without="limit" />
        <GoalNumber form={form} name="per_customer" without="limit" />
      </Stack>
      <Stack {...beside}>
        <Day form={form} name="start_date" without="start" />
        <Day form={form} name="expiration_date" without="end" />
      </Stack>
    </>
  );
}
