import { FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { createGoalSum, goalCoupons } from '../../../../contract/coupons/coupons.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOneKey } from '../../../resources/form/use-one-key.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { AmountField } from '../../../resources/inputs/AmountField.tsx';
import { DayField } from '../../../resources/inputs/DayField.tsx';
import { CategoryField } from '../../../resources/list/CategoryField.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

type GoalType = 'transactions' | 'sum';
type Typed = number | string | null;

interface Draft {
  goal_sequence: Typed;
  goal_minimum_amount: Typed;
  goal_max_days: Typed;
  goal_sum_sequence: Typed;
  gift_category_id: number | null;
  gift_title: string;
  gift_description: string;
  maximum: Typed;
  per_customer: Typed;
  start_date: string | null;
  expiration_date: string | null;
}

const empty: Draft = {
  goal_sequence: 10,
  goal_minimum_amount: null,
  goal_max_days: null,
  goal_sum_sequence: 100,
  gift_category_id: null,
  gift_title: '',
  gift_description: '',
  maximum: null,
  per_customer: null,
  start_date: null,
  expiration_date: null,
};

/** What each kind of goal sends, and nothing of the other (goal-create-omits, goal-sum-create-omits). */
function toSend(type: GoalType, draft: Draft) {
  const { goal_sequence, goal_minimum_amount, goal_max_days, goal_sum_sequence, ...gift } = draft;
  if (type === 'sum') return { ...gift, goal_sum_sequence };
  return { ...gift, goal_sequence, goal_minimum_amount, goal_max_days };
}

function useGoalForm(type: GoalType, onCreated: () => unknown) {
  const { store } = usePanel();
  const { once } = useOneKey();
  const params = { storeId: store.store_id };
  const endpoint = type === 'sum' ? createGoalSum : goalCoupons.calls.create;
  return useOwnForm({
    saved: empty,
    rule: endpoint.body,
    toSend: (draft: Draft) => toSend(type, draft),
    send: async (body) => {
      await once((idempotencyKey) =>
        send<typeof endpoint>('POST', endpoint.path, {
          params,
          body,
          idempotencyKey,
        }),
      );
      await onCreated();
    },
    done: 'coupons.done.goalCreated',
    again: () => undefined,
  });
}

type Form = ReturnType<typeof useGoalForm>;
type DayName = 'start_date' | 'expiration_date';
type Name = Exclude<keyof Draft, 'gift_category_id' | DayName>;
type None = 'limit' | 'minimum' | 'start' | 'end';

interface NumberProps {
  readonly form: Form;
  readonly name: Name;
  readonly money?: true;
  /** What an empty field means. */
  readonly without?: None;
}

function NumberField({ form, name, money, without }: NumberProps) {
  const translate = useTranslate();
  return (
    <AmountField
      label={translate(`resources.${resourceOf('goal-coupons')}.fields.${name}`)}
      unit={money ? 'money' : 'points'}
      value={form.value[name]}
      onChange={(value) => form.set({ [name]: value })}
      error={form.said(name)}
      {...(without ? { none: translate(`shell.without.${without}`) } : {})}
    />
  );
}

function Day({ form, name, without }: { form: Form; name: DayName; without: None }) {
  const translate = useTranslate();
  return (
    <DayField
      label={translate(`resources.${resourceOf('goal-coupons')}.fields.${name}`)}
      day={form.value[name] ?? undefined}
      onChange={(day) => form.set({ [name]: day ?? null })}
      error={form.said(name)}
      none={translate(`shell.without.${without}`)}
    />
  );
}

function WordsField({ form, name, lines }: { form: Form; name: Name; lines?: number }) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate(`resources.${resourceOf('goal-coupons')}.fields.${name}`)}
      value={form.value[name]}
      onChange={(event) => form.set({ [name]: event.target.value })}
      error={Boolean(form.said(name))}
      helperText={form.said(name)}
      {...(lines ? { multiline: true, minRows: lines } : {})}
    />
  );
}

function Filling({ form, type }: { form: Form; type: GoalType }) {
  if (type === 'sum') return <NumberField form={form} name="goal_sum_sequence" money />;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <NumberField form={form} name="goal_sequence" />
      <NumberField form={form} name="goal_minimum_amount" money without="minimum" />
      <NumberField form={form} name="goal_max_days" without="limit" />
    </Stack>
  );
}

/** Makes the goal of a store that has none. */
export function GoalForm({ onCreated }: { onCreated: () => unknown }) {
  const translate = useTranslate();
  const [type, setType] = useState<GoalType>('transactions');
  const form = useGoalForm(type, onCreated);
  return (
    <OwnForm
      title={translate('coupons.goal.new')}
      hint={translate(`resources.${resourceOf('goal-coupons')}.texts.about`)}
      form={form}
      may
    >
      <div>
        <Typography id="goal-type" variant="body2" color="text.secondary">
          {translate(`resources.${resourceOf('goal-coupons')}.fields.goal_type`)}
        </Typography>
        <RadioGroup
          row
          aria-labelledby="goal-type"
          value={type}
          onChange={(_, wanted) => setType(wanted as GoalType)}
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
      <Filling form={form} type={type} />
      <WordsField form={form} name="gift_title" />
      <WordsField form={form} name="gift_description" lines={3} />
      <CategoryField
        label={translate(`resources.${resourceOf('goal-coupons')}.fields.gift_category_id`)}
        value={form.value.gift_category_id}
        onChange={(gift_category_id) => form.set({ gift_category_id })}
        error={form.said('gift_category_id')}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <NumberField form={form} name="maximum" without="limit" />
        <NumberField form={form} name="per_customer" without="limit" />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Day form={form} name="start_date" without="start" />
        <Day form={form} name="expiration_date" without="end" />
      </Stack>
    </OwnForm>
  );
}
