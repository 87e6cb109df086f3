import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { changeRewardPoints } from '../../../../contract/settings/store-settings.ts';
import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import type { PartProps } from './use-loaded-store.ts';

interface Terms {
  reward_points: number | string | null;
  reward_amount: number | string | null;
  reward_floor: boolean;
}

const examples = [10, 27.9];

/** What an amount earns, as the server counts it: in hundredths, rounded down once, at the end. */
function earned(amount: number, { reward_points, reward_amount, reward_floor }: Terms) {
  if (typeof reward_points !== 'number' || typeof reward_amount !== 'number') return undefined;
  const [cents, points, each] = [amount, reward_points, reward_amount].map((value) =>
    Math.round(value * 100),
  ) as [number, number, number];
  if (each <= 0 || points < 0) return undefined;
  const hundredths = Math.floor((cents * points) / each);
  return reward_floor ? Math.floor(hundredths / 100) : hundredths / 100;
}

/** What receipts would earn by what is typed, before anything is saved. */
function Examples({ terms, currency }: { terms: Terms; currency: string }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const rows = examples.map((amount) => {
    const points = earned(amount, terms);
    return points === undefined
      ? undefined
      : translate('storeSettings.points.example', {
          amount: formatMoney(amount, currency, lang),
          points: formatNumber(points, lang),
          smart_count: points,
        });
  });
  if (rows.includes(undefined)) return null;
  return (
    <Stack role="status" sx={{ bgcolor: 'action.hover', borderRadius: 2, px: 2, py: 1.5 }}>
      {rows.map((line) => (
        <Typography key={line} sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 550 }}>
          {line}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary">
        {translate('storeSettings.points.before')}
      </Typography>
    </Stack>
  );
}

/** How many points an amount is worth. */
export function PointsForm({ store, change, again, onDirty }: PartProps) {
  const translate = useTranslate();
  const { reward_points, reward_amount, reward_floor, updated_at, currency } = store;
  const saved: Terms = { reward_points, reward_amount, reward_floor };
  const { method, path, body: rule } = changeRewardPoints;
  const params = { storeId: store.store_id };
  const form = useOwnForm({
    saved,
    rule,
    toSend: (value) => ({ ...value, updated_at }),
    send: (body) => change(send<typeof changeRewardPoints>(method, path, { params, body })),
    done: 'storeSettings.points.done',
    again,
  });
  const { value, set, said, theirs } = form;
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty]);
  return (
    <OwnForm title={translate('storeSettings.points.title')} form={form} may>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 560 }}>
        <NumberField
          label={translate('storeSettings.points.reward_points')}
          unit="points"
          value={value.reward_points}
          onChange={(reward_points) => set({ reward_points })}
          error={said('reward_points')}
          hint={theirs('reward_points')}
        />
        <NumberField
          label={translate('storeSettings.points.reward_amount')}
          value={value.reward_amount}
          onChange={(reward_amount) => set({ reward_amount })}
          error={said('reward_amount')}
          hint={theirs('reward_amount')}
        />
      </Stack>
      <FormControlLabel
        label={translate('storeSettings.points.reward_floor')}
        control={
          <Checkbox checked={value.reward_floor} onChange={(_, on) => set({ reward_floor: on })} />
        }
      />
      <Examples terms={value} currency={currency} />
    </OwnForm>
  );
}
