import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  createPairing,
  tillDevices,
  unpair,
  unpairDevice,
} from '../../../../contract/tills/tills.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import type { Pairing } from './PairingCode.tsx';

const register = '/stores/{storeId}/cash-registers/{id}';
/** While a code is shown: whoever typed it sees at once that it worked. */
const lookEveryMs = 2000;

/** The devices of a cash register: who they are, one more that is being paired, and how they are signed out. */
export function useDevices(id: number) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  const queryKey = ['till-devices', store.store_id, id];
  const [busy, setBusy] = useState(false);
  const [pairing, setPairing] = useState<Pairing & { before: readonly number[] }>();
  const fetched = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await send<typeof tillDevices>('GET', `${register}/devices`, { params, signal })).data
        .devices,
    refetchInterval: pairing ? lookEveryMs : false,
  });
  const devices = fetched.data ?? [];
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
      await queries.invalidateQueries({ queryKey });
    }
  };
  const pair = () =>
    tried(async () => {
      const path = `${register}/pairing` as const;
      const { data } = await send<typeof createPairing>('POST', path, { params, body: {} });
      setPairing({ ...data, before: devices.map(({ device_id }) => device_id) });
    });
  const countText = (count: number) =>
    notify('tills.signedOut', { type: 'success', messageArgs: { smart_count: count } });
  const signOut = () =>
    tried(async () => {
      const { data } = await send<typeof unpair>('DELETE', `${register}/pairing`, { params });
      countText(data.devices);
    });
  const signOutOne = (deviceId: number) =>
    tried(async () => {
      const path = `${register}/devices/{deviceId}` as const;
      await send<typeof unpairDevice>('DELETE', path, { params: { ...params, deviceId } });
      countText(1);
    });
  const isPaired = devices.some(({ device_id }) => !pairing?.before.includes(device_id));
  return {
    ...{ devices, fetched, busy, pair, signOut, signOutOne },
    pairing: pairing && { ...pairing, isPaired },
    close() {
      setPairing(undefined);
      queries.invalidateQueries({ queryKey }).catch(() => undefined);
    },
  };
}
