import { Button, Card, List, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRecordContext, useTranslate } from 'react-admin';
import type { TillDevice } from '../../../../contract/tills/tills.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { DeviceRow } from '../../../resources/pieces/DeviceRow.tsx';
import { useCan } from '../../../shell/context.ts';
import { PairingCode } from './PairingCode.tsx';
import { useDevices } from './use-devices.ts';

interface DeviceProps {
  readonly device: TillDevice;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Device({ device, busy, onEnd }: DeviceProps) {
  const translate = useTranslate();
  const name = device.device ?? translate('tills.unknown');
  const facts = [
    translate('tills.seen', { date: formatDateTime(device.seen_at) }),
    translate('tills.pairedBy', {
      date: formatDateTime(device.paired_at),
      name: device.paired_by,
    }),
    device.address,
  ];
  return (
    <DeviceRow words="tills" {...{ name, facts }} button={{ disabled: busy, onClick: onEnd }} />
  );
}

function Known({ of }: { of: ReturnType<typeof useDevices> }) {
  const translate = useTranslate();
  const { devices, fetched, busy, signOutOne } = of;
  if (fetched.error && !fetched.data)
    return <ListFailed onRetry={fetched.refetch} error={fetched.error} />;
  if (fetched.data && !devices.length)
    return <Typography color="text.secondary">{translate('tills.none')}</Typography>;
  return (
    <List disablePadding>
      {devices.map((device) => (
        <Device
          key={device.device_id}
          device={device}
          busy={busy}
          onEnd={() => signOutOne(device.device_id)}
        />
      ))}
    </List>
  );
}

function DevicesOf({ id, name }: { id: number; name: string }) {
  const translate = useTranslate();
  const of = useDevices(id);
  const { busy, pairing, pair, signOut, close } = of;
  const [asking, setAsking] = useState(false);
  return (
    <Card component="section" aria-labelledby="devices" sx={{ p: 3, mt: 2 }}>
      <Typography id="devices" variant="h4" component="h2" gutterBottom>
        {translate('tills.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {translate('tills.hint')}
      </Typography>
      <Known of={of} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" disabled={busy} onClick={() => pair()}>
          {translate('tills.pair')}
        </Button>
        <Button color="error" disabled={busy} onClick={() => setAsking(true)}>
          {translate('tills.signOut')}
        </Button>
      </Stack>
      <Confirm
        isOpen={asking}
        title="tills.signOut"
        content="tills.signOutText"
        contentTranslateOptions={{ name }}
        onConfirm={() => {
          setAsking(false);
          signOut();
        }}
        onClose={() => setAsking(false)}
      />
      {pairing ? (
        <PairingCode pairing={pairing} name={name} onAgain={pair} onClose={close} />
      ) : null}
    </Card>
  );
}

/** The devices that are tills of a cash register: when each was last used; one more is paired, one or all are signed out. */
export function Devices() {
  const record = useRecordContext();
  const may = useCan('settings.cash_registers.update');
  if (!record || !may) return null;
  return <DevicesOf id={Number(record.id)} name={String(record.friendly_name)} />;
}
