import { FormControlLabel, FormHelperText, Stack, Switch, TextField } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import {
  changeTierSettings,
  type TierSettings,
  tierModeIds,
  tierSystems,
} from '../../../contract/point-titles/point-titles.ts';
import { tierSettingsToSend } from '../../../contract/point-titles/tiers-to-send.ts';
import { useForesee } from '../../resources/effects/use-foresee.ts';
import { OwnForm } from '../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../resources/form/use-own-form.ts';
import { send } from '../../session/api.ts';
import { useCan, usePanel } from '../../shell/context.ts';

interface Props {
  readonly settings: TierSettings;
  readonly show: (settings: TierSettings) => unknown;
  readonly again: () => unknown;
  readonly onDirty: (isDirty: boolean) => void;
}

interface ChooserProps<V extends string | number> {
  readonly label: string;
  readonly hint: string;
  readonly value: V;
  readonly options: readonly { value: V; word: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: V) => void;
}

function Chooser<V extends string | number>(props: ChooserProps<V>) {
  const { options, onChange, hint, ...field } = props;
  const choose = (sent: string) => {
    const chosen = options.find(({ value }) => String(value) === sent);
    if (chosen) onChange(chosen.value);
  };
  return (
    <TextField
      select
      {...field}
      helperText={hint}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(({ value, word }) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </TextField>
  );
}

interface FlagProps {
  readonly name: 'enabled' | 'package_mode';
  readonly on: boolean;
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}

function Flag({ name, on, disabled, onChange }: FlagProps) {
  const translate = useTranslate();
  const hint = `hint-${name}`;
  return (
    <div>
      <FormControlLabel
        label={translate(`tiers.settings.${name}`)}
        control={
          <Switch
            checked={on}
            disabled={disabled}
            onChange={(_, wanted) => onChange(wanted)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <FormHelperText id={hint} sx={{ mt: 0, ml: 5.75 }}>
        {translate(`tiers.settings.${name}Hint`)}
      </FormHelperText>
    </div>
  );
}

function useTierSettings({ settings, show, again }: Props) {
  const { store } = usePanel();
  const foresee = useForesee();
  const { method, path, body: rule } = changeTierSettings;
  const params = { storeId: store.store_id };
  return useOwnForm({
    saved: settings,
    rule,
    toSend: tierSettingsToSend,
    ask: (body) => foresee(changeTierSettings, params, body),
    send: async (body) => {
      show((await send<typeof changeTierSettings>(method, path, { params, body })).data);
    },
    done: 'tiers.settings.done',
    again,
  });
}

/** Whether there are tiers, what they count, for how long, and what they are for. */
export function TierSettingsForm(props: Props) {
  const { onDirty } = props;
  const translate = useTranslate();
  const may = useCan('point_packages.update');
  const form = useTierSettings(props);
  const { value, set } = form;
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty]);
  const off = !may || !value.enabled;
  const modes = Object.entries(tierModeIds).map(([word, id]) => ({
    value: id,
    word: translate(`tiers.settings.modes.${word}`),
  }));
  const systems = tierSystems.map((each) => ({
    value: each,
    word: translate(`tiers.settings.systems.${each}`),
  }));
  return (
    <OwnForm title={translate('tiers.settings.title')} form={form} may={may}>
      <Flag
        name="enabled"
        on={value.enabled}
        disabled={!may}
        onChange={(enabled) => set({ enabled })}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 720 }}>
        <Chooser
          label={translate('tiers.settings.tier_mode_id')}
          hint={translate('tiers.settings.modeHint')}
          value={value.tier_mode_id}
          options={modes}
          disabled={off}
          onChange={(tier_mode_id) => set({ tier_mode_id })}
        />
        <Chooser
          label={translate('tiers.settings.system')}
          hint={translate(`tiers.settings.systemHints.${value.system}`)}
          value={value.system}
          options={systems}
          disabled={off}
          onChange={(system) => set({ system })}
        />
      </Stack>
      <Flag
        name="package_mode"
        on={value.package_mode}
        disabled={off}
        onChange={(package_mode) => set({ package_mode })}
      />
    </OwnForm>
  );
}
