import { Stack } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { changeTransactionLimits } from '../../../../contract/settings/store-settings.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { send } from '../../../session/api.ts';
import type { PartProps } from './use-loaded-store.ts';

const names = ['min_amount_limit', 'max_amount_limit', 'ask_above_amount'] as const;
type Limits = Record<(typeof names)[number], number | string | null>;

// 0 is no limit, and an empty field says so better.
const shown = (limit: number | null) => limit || null;
/** Both are sent, 0 for a missing one (transaction-limit-both). */
const toSend = (limit: number | string | null) => limit ?? 0;

/** The smallest and the largest receipt the store takes, and above which sum its tills ask. */
export function LimitsForm({ store, change, again, onDirty }: PartProps) {
  const translate = useTranslate();
  const { min_amount_limit, max_amount_limit, ask_above_amount } = store.store_settings;
  const saved: Limits = {
    min_amount_limit: shown(min_amount_limit),
    max_amount_limit: shown(max_amount_limit),
    ask_above_amount,
  };
  const { method, path, body: rule } = changeTransactionLimits;
  const params = { storeId: store.store_id };
  const form = useOwnForm({
    saved,
    rule,
    toSend: (value) => ({
      min_amount_limit: toSend(value.min_amount_limit),
      max_amount_limit: toSend(value.max_amount_limit),
      ask_above_amount: value.ask_above_amount,
      updated_at: store.updated_at,
    }),
    send: (body) => change(send<typeof changeTransactionLimits>(method, path, { params, body })),
    done: 'storeSettings.limits.done',
    again,
  });
  const { value, set, said, theirs } = form;
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty]);
  return (
    <OwnForm
      title={translate('storeSettings.limits.title')}
      hint={translate('storeSettings.limits.hint')}
      form={form}
      may
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 840 }}>
        {names.map((name) => (
          <NumberField
            key={name}
            label={translate(`storeSettings.limits.${name}`)}
            value={value[name]}
            onChange={(limit) => set({ [name]: limit })}
            error={said(name)}
            hint={
              theirs(name) ??
              (name === 'ask_above_amount' ? translate('storeSettings.limits.askHint') : undefined)
            }
          />
        ))}
      </Stack>
    </OwnForm>
  );
}
