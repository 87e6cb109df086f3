import { FormControlLabel, Switch } from '@mui/material';
import type { ComponentType } from 'react';
import type { CampaignType } from '../../../../contract/campaigns/kinds.ts';
import { Beside } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { RecordsField } from '../../../resources/inputs/RecordsField.tsx';
import type { Options, PartForm } from '../draft/part.ts';
import { CampaignListField } from './CampaignListField.tsx';
import {
  BalanceOptions,
  BirthdayOptions,
  Choose,
  Count,
  InactivityOptions,
  ScheduledOptions,
} from './ClockOptions.tsx';
import { useWord } from './pieces.tsx';
import { ReceiptOptions } from './ReceiptOptions.tsx';

interface Props {
  readonly form: PartForm<Options>;
}

/** Any of some tiers. */
export function TiersField({ form: { value, set, said }, hint }: Props & { hint?: string }) {
  const word = useWord();
  return (
    <RecordsField
      of="point-titles"
      label={word('options.store_point_title_ids')}
      value={(value.store_point_title_ids ?? []) as number[]}
      onChange={(store_point_title_ids) => set({ store_point_title_ids })}
      error={said('store_point_title_ids')}
      hint={hint}
    />
  );
}

function TierOptions({ form }: Props) {
  const word = useWord();
  return <TiersField form={form} hint={word('hints.tiers')} />;
}

function DrawOptions({ form }: Props) {
  const word = useWord();
  const { value, set, said } = form;
  return (
    <>
      <Choose form={form} name="per" ids={['receipt', 'amount']} />
      <Beside>
        {value.per === 'amount' ? (
          <NumberField
            label={word('options.amount')}
            value={(value.amount ?? null) as number | string | null}
            onChange={(amount) => set({ amount })}
            error={said('amount')}
          />
        ) : null}
        <Count form={form} name="most_per_customer" />
        <Count form={form} name="winners" />
        <Count form={form} name="alternates" />
      </Beside>
      <FormControlLabel
        label={word('options.without_earlier_winners')}
        control={
          <Switch
            checked={value.without_earlier_winners === true}
            onChange={(_, on) => set({ without_earlier_winners: on })}
          />
        }
      />
    </>
  );
}

const optionsOf: Readonly<Record<CampaignType, ComponentType<Props> | null>> = {
  transaction: ReceiptOptions,
  registration: null,
  birthday: BirthdayOptions,
  inactivity: InactivityOptions,
  tier_reached: TierOptions,
  balance: BalanceOptions,
  scheduled: ScheduledOptions,
  list: CampaignListField,
  draw: DrawOptions,
};

/** What a type of campaign asks beside what it waits for. */
export function TypeOptions({ type, form }: Props & { type: CampaignType }) {
  const Own = optionsOf[type];
  return Own ? <Own form={form} /> : null;
}
