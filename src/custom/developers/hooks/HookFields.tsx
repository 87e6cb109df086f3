import { FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EventChoice } from './EventChoice.tsx';
import type { HookForm } from './use-hook-form.ts';
import { hooksResource } from './use-hooks.ts';

interface Props {
  readonly form: HookForm;
}

function Text({ form, name, max }: Props & { name: 'name' | 'url'; max: number }) {
  const translate = useTranslate();
  const error = form.said(name);
  return (
    <TextField
      label={translate(`resources.${hooksResource()}.fields.${name}`)}
      value={form.value[name]}
      onChange={({ target }) => form.set({ [name]: target.value })}
      error={Boolean(error)}
      helperText={error ?? translate(`hooks.${name}Hint`)}
      required
      type={name === 'url' ? 'url' : 'text'}
      slotProps={{ htmlInput: { maxLength: max, name, spellCheck: false } }}
    />
  );
}

/** Which program is told, where, and of what. */
export function HookFields({ form }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Text form={form} name="name" max={80} />
      <Text form={form} name="url" max={2000} />
      <div>
        <FormControlLabel
          control={
            <Switch checked={form.value.active} onChange={(_, active) => form.set({ active })} />
          }
          label={translate(`resources.${hooksResource()}.fields.active`)}
        />
        <FormHelperText sx={{ ml: 0 }}>{translate('hooks.activeHint')}</FormHelperText>
      </div>
      <EventChoice form={form} />
    </>
  );
}
