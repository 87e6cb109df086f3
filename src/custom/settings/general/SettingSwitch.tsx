import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSwitch } from '../../../resources/pieces/use-switch.ts';
import { filled, request } from '../../../session/api.ts';
import { useForms } from './forms.ts';
import type { Change } from './SettingsForm.tsx';

interface Props {
  readonly name: string;
  readonly saved: boolean;
  readonly change: Change;
  /** What is sent, where that is not the flag itself. */
  readonly toSend?: (on: boolean) => object;
}

/** A switch that is saved at once, and put back when that fails (activator-toggle-reverted). */
export function SettingSwitch({ name, saved, change, toSend }: Props) {
  const translate = useTranslate();
  const { words, params, may, show } = useForms();
  const id = useId();
  const {
    on,
    busy,
    change: toggle,
  } = useSwitch({
    saved,
    send: async (wanted) => {
      const body = toSend?.(wanted) ?? { [name]: wanted };
      show(await request(change.method, filled(change.path, params), { body }));
    },
    done: `${words}.done.${name}`,
  });
  return (
    <div>
      <FormControlLabel
        label={translate(`${words}.fields.${name}`)}
        control={
          <Switch
            checked={on}
            disabled={!may || busy}
            onChange={(_, wanted) => toggle(wanted)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: 0, ml: 5.75 }}>
        {translate(`${words}.hints.${name}`)}
      </FormHelperText>
    </div>
  );
}
