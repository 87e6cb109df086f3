import { Card, FormControlLabel, FormGroup, Switch, Typography } from '@mui/material';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { isOn } from '../../../../contract/engine/fields.ts';
import type { appSettings } from '../../../../contract/organisations/stores.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useSwitch } from '../../../resources/pieces/use-switch.ts';
import { send as call } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

const names = ['show_on_map', 'online_payment_processing', 'pos_points_delivery'] as const;
type Name = (typeof names)[number];

/** What the record says of a switch, and changing it. */
function useSetting(name: Name) {
  const refresh = useRefresh();
  const { store } = usePanel();
  const record = useRecordContext();
  const send = async (on: boolean) => {
    await call<typeof appSettings>('PUT', '/companies/{storeId}/stores/{id}/app-settings', {
      params: { storeId: store.store_id, id: Number(record?.id) },
      body: { [name]: on ? 'true' : 'false' },
    });
    refresh();
  };
  return useSwitch({
    saved: isOn(record?.[name]),
    send,
    done: `resources.${resourceOf('stores')}.texts.updated`,
  });
}

function Setting({ name, disabled }: { name: Name; disabled: boolean }) {
  const translate = useTranslate();
  const { on, busy, change } = useSetting(name);
  return (
    <FormControlLabel
      label={translate(`resources.${resourceOf('stores')}.fields.${name}`)}
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
