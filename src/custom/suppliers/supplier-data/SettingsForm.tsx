import {
  Alert,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  changeSupplierSettings,
  exportColumns,
  type SupplierSettings,
} from '../../../../contract/suppliers/suppliers.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError, send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

type Mail = 'primary_email' | 'secondary_email';
const mails: readonly Mail[] = ['primary_email', 'secondary_email'];

function useSave(onSaved: () => void) {
  const notify = useNotify();
  const { store } = usePanel();
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const save = async (body: SupplierSettings) => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { method, path } = changeSupplierSettings;
      await send<typeof changeSupplierSettings>(method, path, {
        params: { id: store.store_id },
        body,
      });
      notify('done.settingsUpdated', { type: 'success' });
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else setRefused(error);
      if (error.status === 409) onSaved();
    } finally {
      setBusy(false);
    }
  };
  return { save, refused, busy };
}

interface ColumnsProps {
  value: SupplierSettings;
  onChange: (value: SupplierSettings) => void;
  disabled: boolean;
}

function Columns({ value, onChange, disabled }: ColumnsProps) {
  const translate = useTranslate();
  const chosen = value.export_csv_settings;
  const set = (name: (typeof exportColumns)[number], on: boolean) =>
    onChange({ ...value, export_csv_settings: { ...chosen, [name]: on } });
  return (
    <FormControl component="fieldset" disabled={disabled}>
      <FormLabel component="legend">{translate('supplierData.columns')}</FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        {exportColumns.map((name) => (
          <FormControlLabel
            key={name}
            label={translate(`supplierData.column.${name}`)}
            control={<Checkbox checked={chosen[name]} onChange={(_, on) => set(name, on)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

/** Where the supplier's reports go, and which columns their CSV files have. */
export function SettingsForm({ saved, onSaved }: { saved: SupplierSettings; onSaved: () => void }) {
  const translate = useTranslate();
  const may = useCan('supplier.settings.update');
  const [value, setValue] = useState(saved);
  const { save, refused, busy } = useSave(onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ ...value, updated_at: saved.updated_at }).catch(() => undefined);
  };
  const said = (field: Mail) => refused?.errors?.[field]?.[0];
  return (
    <Stack component="form" spacing={2.5} onSubmit={submit} noValidate>
      <Typography variant="h4" component="h2">
        {translate('supplierData.settings')}
      </Typography>
      {refused && !refused.errors ? (
        <Alert severity="error">{translate(refused.said)}</Alert>
      ) : null}
      {mails.map((name) => (
        <TextField
          key={name}
          type="email"
          label={translate(`supplierData.${name}`)}
          value={value[name] ?? ''}
          disabled={!may}
          error={Boolean(said(name))}
          helperText={said(name)}
          onChange={(event) => setValue({ ...value, [name]: event.target.value || null })}
          sx={{ maxWidth: 480 }}
        />
      ))}
      <Columns value={value} onChange={setValue} disabled={!may} />
      {may ? (
        <div>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('ra.action.save')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
