import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../../contract/billing/payment-methods.ts';
import { Beside, Select, SomeOf } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useRewardTypes } from './use-lookups.ts';
import type { PlanForm } from './use-plan-form.ts';

/** By which of the seller's ways it is paid; none chosen are all. */
function Ways({ form: { value, set, said } }: { form: PlanForm }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { data: ways = [] } = useGetList<RaRecord & PaymentMethod>(
    'subscriptions/payment-methods',
    { pagination: { page: 1, perPage: 100 } },
  );
  return (
    <SomeOf
      label={translate('plans.ways')}
      hint={translate('plans.waysHint')}
      error={said('store_payment_methods')}
      value={value.store_payment_methods.map(String)}
      onChange={(ids) => set({ store_payment_methods: ids.map(Number) })}
      choices={ways.map(({ store_payment_method_id, name }) => ({
        id: String(store_payment_method_id),
        name: name[lang],
      }))}
    />
  );
}

/** To whom it is offered, how it is paid and what a payment earns. */
export function OfferFields({ form }: { form: PlanForm }) {
  const { value, set, said } = form;
  const translate = useTranslate();
  const seesWays = useCan('subscriptions.store_payment_methods.read');
  const rewards = useRewardTypes();
  return (
    <>
      <Stack>
        <FormControlLabel
          label={translate('plans.isPublic')}
          control={
            <Checkbox checked={value.is_public} onChange={(_, is_public) => set({ is_public })} />
          }
        />
        <FormControlLabel
          label={translate('plans.isPos')}
          control={<Checkbox checked={value.is_pos} onChange={(_, is_pos) => set({ is_pos })} />}
        />
      </Stack>
      {seesWays ? <Ways form={form} /> : null}
      <Beside>
        <Select
          label={translate('plans.reward')}
          none={translate('plans.noReward')}
          value={value.reward_type_id}
          onChange={(id) => set({ reward_type_id: id ? Number(id) : null })}
          choices={rewards.map(({ reward_type_id, name }) => ({
            id: String(reward_type_id),
            name,
          }))}
          error={said('reward_type_id')}
        />
        <NumberField
          name="reward_points"
          unit="points"
          label={translate('plans.points')}
          value={value.reward_points}
          onChange={(reward_points) => set({ reward_points })}
          error={said('reward_points')}
          hint={translate('plans.pointsHint')}
        />
      </Beside>
    </>
  );
}
