import { useQuery } from '@tanstack/react-query';
import type {
  listCharacteristics,
  listConditions,
  listStatuses,
  listTypes,
} from '../../../contract/campaigns/lookups.ts';
import type { campaignChannels } from '../../../contract/campaigns/making.ts';
import { send } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

/** What campaigns are put together from is the server's to say, in the reader's language. */
function useLookup<T>(
  name: string,
  of: number | null | undefined,
  read: (params: { storeId: number }, signal: AbortSignal) => Promise<T>,
) {
  const { store, lang } = usePanel();
  return useQuery({
    queryKey: ['campaign-lookups', name, store.store_id, lang, of],
    enabled: of !== null,
    queryFn: ({ signal }) => read({ storeId: store.store_id }, signal),
  });
}

export const useTypes = () =>
  useLookup('types', undefined, async (params, signal) => {
    const path = '/companies/{storeId}/campaign-types';
    return (await send<typeof listTypes>('GET', path, { params, signal })).data.campaign_types;
  });

export const useStatuses = () =>
  useLookup('statuses', undefined, async (params, signal) => {
    const path = '/companies/{storeId}/statuses';
    return (await send<typeof listStatuses>('GET', path, { params, signal })).data.statuses;
  });

export const useChannels = () =>
  useLookup('channels', undefined, async (params, signal) => {
    const path = '/companies/{storeId}/campaign-system-notifications';
    const { data } = await send<typeof campaignChannels>('GET', path, { params, signal });
    return data.system_notifications;
  });

const byType = (id: number | null) => ({ 'campaign-type-id': String(id) });

export const useConditions = (typeId: number | null) =>
  useLookup('conditions', typeId, async (params, signal) => {
    const path = '/companies/{storeId}/campaign-conditions';
    const query = byType(typeId);
    const { data } = await send<typeof listConditions>('GET', path, { params, query, signal });
    return data.campaign_conditions;
  });

export const useCharacteristics = (typeId: number | null) =>
  useLookup('characteristics', typeId, async (params, signal) => {
    const path = '/companies/{storeId}/campaign-client-characteristics';
    const query = byType(typeId);
    const { data } = await send<typeof listCharacteristics>('GET', path, { params, query, signal });
    return data.campaign_client_characteristics;
  });
