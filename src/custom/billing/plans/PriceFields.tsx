import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { intervals } from '../../../../contract/billing/periods.ts';
import { Beside, Select } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import type { PlanForm } from './use-plan-form.ts';

/** What it costs, how often. */
export function PriceFields({ form: { value, set, said } }: { form: PlanForm }) {
  const translate = useTranslate();
  return (
    <>
      <Beside>
        <NumberField
          name="plan_price"
          label={translate('plans.price')}
          value={value.plan_price}
          onChange={(plan_price) => set({ plan_price })}
          error={said('plan_price')}
          hint={translate('plans.priceHint')}
        />
        <NumberField
          name="interval_count"
          unit="points"
          label={translate('plans.every')}
          value={value.interval_count}
          onChange={(interval_count) => set({ interval_count })}
          error={said('interval_count')}
        />
        <Select
          label={translate('plans.interval')}
          value={value.interval}
          onChange={(id) => set({ interval: intervals.find((each) => each === id) ?? 'month' })}
          choices={intervals.map((id) => ({ id, name: translate(`plans.intervals.${id}`) }))}
          error={said('interval')}
        />
      </Beside>
      <FormControlLabel
        label={translate('plans.vatIncluded')}
        control={
          <Checkbox
            checked={value.vat_included}
            onChange={(_, vat_included) => set({ vat_included })}
          />
        }
      />
    </>
  );
}
