import {
  Box,
  Card,
  FormControlLabel,
  FormHelperText,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { systemNotifications } from '../../../../contract/common/common.ts';
import { tellingCategory } from '../../../../contract/realtime/channels.ts';
import {
  activators,
  type changeFastPayment,
  type changeRewardFlag,
} from '../../../../contract/settings/store-settings.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { useSwitch } from '../../../resources/pieces/use-switch.ts';
import { send } from '../../../session/api.ts';
import type { PartProps } from './use-loaded-store.ts';

type Part = Pick<PartProps, 'store' | 'change'>;
type Name = 'fast_payment' | 'thermal_printer' | (typeof activators)[number];

const names: readonly Name[] = [...activators, 'fast_payment', 'thermal_printer'];

/** The call that changes a flag: fast payment has one of its own. */
function sendFlag(storeId: number, name: Name, on: boolean) {
  const params = { storeId };
  if (name === 'fast_payment')
    return send<typeof changeFastPayment>('PUT', '/stores/{storeId}/flags', {
      params,
      body: { fast_payment: on },
    });
  return send<typeof changeRewardFlag>('PUT', '/stores/{storeId}/flags/reward', {
    params,
    body: { [name]: on },
  });
}

function Flag({ store, change, name }: Part & { name: Name }) {
  const translate = useTranslate();
  const flags = { ...store.flags.general, ...store.flags.reward };
  const {
    on,
    busy,
    change: toggle,
  } = useSwitch({
    saved: flags[name],
    send: (wanted) => change(sendFlag(store.store_id, name, wanted)),
    done: `storeSettings.flags.done.${name}`,
  });
  const hint = `hint-${name}`;
  return (
    <Box>
      <FormControlLabel
        label={translate(`storeSettings.flags.${name}`)}
        control={
          <Switch
            checked={on}
            disabled={busy}
            onChange={(_, wanted) => toggle(wanted)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <FormHelperText id={hint} sx={{ mt: 0, ml: 5.75 }}>
        {translate(`storeSettings.flags.hints.${name}`)}
      </FormHelperText>
    </Box>
  );
}

/** The channel that tells a customer of new points; it is sent along with the activator. */
function Channel({ store, change }: Part) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: ['system-notifications'],
    queryFn: ({ signal }) =>
      send<typeof systemNotifications>('GET', '/common/system-notifications', { signal }),
  });
  const choose = async (id: string) => {
    const body = {
      reward_active: store.flags.reward.reward_active,
      system_notification_id: Number(id) || null,
    };
    const params = { storeId: store.store_id };
    try {
      await change(
        send<typeof changeRewardFlag>('PUT', '/stores/{storeId}/flags/reward', { params, body }),
      );
      notify('storeSettings.flags.done.channel', { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  };
  return (
    <TextField
      select
      label={translate('storeSettings.flags.channel')}
      value={store.system_notification_id ?? ''}
      disabled={!data || !store.flags.reward.reward_active}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('storeSettings.flags.noChannel')}</option>
      {data?.data.system_notifications
        .filter(({ notification_category_id }) => notification_category_id === tellingCategory)
        .map(({ system_notification_id, name, enabled }) => (
          <option key={system_notification_id} value={system_notification_id}>
            {enabled ? name : translate('storeSettings.flags.notSetUp', { name })}
          </option>
        ))}
    </TextField>
  );
}

/** What the store does with points and at the till; each switch is saved at once. */
export function Switches(part: Part) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="store-flags" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="store-flags" variant="h4" component="h2" gutterBottom>
        {translate('storeSettings.flags.title')}
      </Typography>
      <Stack spacing={1.5}>
        {names.map((name) => (
          <div key={name}>
            <Flag {...part} name={name} />
            {name === 'reward_active' ? (
              <Box sx={{ ml: 5.75, mt: 0.5, maxWidth: 360 }}>
                <Channel {...part} />
              </Box>
            ) : null}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
