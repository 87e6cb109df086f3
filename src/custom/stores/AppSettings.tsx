import { Card, FormControlLabel, FormGroup, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { isOn } from '../../../contract/fields.ts';
import type { appSettings } from '../../../contract/stores.ts';
import { showForbidden } from '../../authProvider/forbidden.ts';
import { useCan, usePanel } from '../../panels/context.ts';
import { ApiError, send } from '../../session/api.ts';

const names = ['show_on_map', 'online_payment_processing', 'pos_points_delivery'] as const;
type Name = (typeof names)[number];

/** One switch: shown at once, and put back when the server refuses it. */
function useSwitch(name: Name) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { store } = usePanel();
  const record = useRecordContext();
  const saved = isOn(record?.[name]);
  const [wanted, setWanted] = useState<boolean>();
  const change = async (on: boolean) => {
    setWanted(on);
    try {
      await send<typeof appSettings>('PUT', '/companies/{storeId}/stores/{id}/app-settings', {
        params: { storeId: store.store_id, id: Number(record?.id) },
        body: { [name]: on ? 'true' : 'false' },
      });
      notify('resources.stores/stores-tab.texts.updated', { type: 'success' });
      refresh();
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) showForbidden();
      else
        notify(error instanceof ApiError && error.message ? error.message : 'shell.unreachable', {
          type: 'error',
        });
    } finally {
      setWanted(undefined);
    }
  };
  return { on: wanted ?? saved, busy: wanted !== undefined, change };
}

function Setting({ name, disabled }: { name: Name; disabled: boolean }) {
  const translate = useTranslate();
  const { on, busy, change } = useSwitch(name);
  return (
    <FormControlLabel
      label={translate(`resources.stores/stores-tab.fields.${name}`)}
      control={
        <Switch
          checked={on}
          disabled={disabled || busy}
          onChange={(_, checked) => change(checked)}
        />
      }
    />
  );
}

/** The switches a company sets per store (toggles-as-strings). */
export function AppSettings() {
  const translate = useTranslate();
  const may = useCan('stores.app_settings');
  return (
    <Card component="section" aria-labelledby="app-settings" sx={{ p: 3, mt: 2 }}>
      <Typography id="app-settings" variant="h4" component="h2" gutterBottom>
        {translate('stores.switches')}
      </Typography>
      <FormGroup>
        {names.map((name) => (
          <Setting key={name} name={name} disabled={!may} />
        ))}
      </FormGroup>
    </Card>
  );
}
