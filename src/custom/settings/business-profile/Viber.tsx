import { Alert, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import {
  cancelViberAlias,
  confirmViberAlias,
  requestViberAlias,
} from '../../../../contract/messages/messaging-calls.ts';
import type { CompanySettings } from '../../../../contract/settings/company-settings.ts';
import { digitsOf } from '../../../i18n/shape/digits.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useForms } from '../general/forms.ts';
import { type Change, useSettingsForm } from '../general/SettingsForm.tsx';

interface StepProps {
  readonly name: 'viberRequest' | 'viberConfirm';
  readonly field: 'alias_name' | 'code';
  readonly change: Change;
  readonly maxLength: number;
}

/** One step forward: the alias that is asked for, or the code that confirms it. */
function Step({ name, field, change, maxLength }: StepProps) {
  const translate = useTranslate();
  const { form } = useSettingsForm({
    name,
    change,
    saved: { [field]: '' },
    toSend: (value: Record<string, string>) => value,
  });
  const { value, set, said, save, busy, refused } = form;
  const isCode = field === 'code';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save().catch(() => undefined);
  };
  const wrong = said(field) ?? said('primary_phone') ?? refused;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: 'start' }}
    >
      <TextField
        label={translate(`businessProfile.fields.${field}`)}
        value={value[field]}
        error={Boolean(wrong)}
        helperText={
          said('primary_phone')
            ? translate('businessProfile.noPhone')
            : (wrong ?? translate(`businessProfile.hints.${field}`))
        }
        onChange={({ target }) =>
          set({ [field]: isCode ? digitsOf(target.value, maxLength) : target.value })
        }
        slotProps={{
          htmlInput: isCode ? { inputMode: 'numeric' } : { maxLength },
        }}
        sx={{ flexGrow: 1, maxWidth: 420, width: '100%' }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={busy}
        disabled={!value[field]}
        sx={{ mt: 1 }}
      >
        {translate(`businessProfile.${name}`)}
      </Button>
    </Stack>
  );
}

/** Gives the alias up. */
function Cancel() {
  const translate = useTranslate();
  const { form } = useSettingsForm({
    name: 'viberCancel',
    change: cancelViberAlias,
    saved: {},
    toSend: () => ({}),
  });
  return (
    <div>
      {form.refused ? (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {form.refused}
        </Alert>
      ) : null}
      <Button
        color="error"
        variant="outlined"
        loading={form.busy}
        onClick={() => void form.save().catch(() => undefined)}
      >
        {translate('businessProfile.viberCancel')}
      </Button>
    </div>
  );
}

const colours = { none: 'default', requested: 'warning', confirmed: 'success' } as const;

/** The alias of Viber messages: asked for, confirmed with the code, given up (viber-alias-transitions). */
export function Viber({ saved }: { saved: CompanySettings }) {
  const translate = useTranslate();
  const { may } = useForms();
  const { state, alias_name } = saved.viber_configuration;
  return (
    <Section title={translate('businessProfile.titles.viber')}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          {alias_name ? <Typography sx={{ fontWeight: 650 }}>{alias_name}</Typography> : null}
          <Chip
            size="small"
            color={colours[state]}
            variant="outlined"
            label={translate(`businessProfile.viberStates.${state}`)}
          />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {translate('businessProfile.texts.viber')}
        </Typography>
        {may && state === 'requested' ? (
          <Step name="viberConfirm" field="code" change={confirmViberAlias} maxLength={6} />
        ) : null}
        {may && state === 'none' ? (
          <Step name="viberRequest" field="alias_name" change={requestViberAlias} maxLength={28} />
        ) : null}
        {may && state !== 'none' ? <Cancel /> : null}
      </Stack>
    </Section>
  );
}
