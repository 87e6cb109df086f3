import { Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { createPairing, unpair } from '../../../contract/tills.ts';
import { showForbidden } from '../../authProvider/forbidden.ts';
import { useCan, usePanel } from '../../panels/context.ts';
import { ApiError, send } from '../../session/api.ts';
import { type Pairing, PairingCode } from './PairingCode.tsx';

const path = '/stores/{storeId}/cash-registers/{id}/pairing';

function useDevices(id: number) {
  const notify = useNotify();
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  const [busy, setBusy] = useState(false);
  const [pairing, setPairing] = useState<Pairing>();
  const tried = async (call: () => Promise<void>) => {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else notify(error.said, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const pair = () =>
    tried(async () => {
      const { data } = await send<typeof createPairing>('POST', path, { params, body: {} });
      setPairing(data);
    });
  const signOut = () =>
    tried(async () => {
      const { data } = await send<typeof unpair>('DELETE', path, { params });
      notify('tills.signedOut', {
        type: 'success',
        messageArgs: { smart_count: data.devices },
      });
    });
  return { busy, pairing, pair, signOut, close: () => setPairing(undefined) };
}

function DevicesOf({ id, name }: { id: number; name: string }) {
  const translate = useTranslate();
  const { busy, pairing, pair, signOut, close } = useDevices(id);
  const [asking, setAsking] = useState(false);
  return (
    <Card component="section" aria-labelledby="devices" sx={{ p: 3, mt: 2 }}>
      <Typography id="devices" variant="h4" component="h2" gutterBottom>
        {translate('tills.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {translate('tills.hint')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
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

/** The devices that are tills of a cash register: one more is paired, or all are signed out. */
export function Devices() {
  const record = useRecordContext();
  const may = useCan('settings.cash_registers.update');
  if (!record || !may) return null;
  return <DevicesOf id={Number(record.id)} name={String(record.friendly_name)} />;
}
