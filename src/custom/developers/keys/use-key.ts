import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  apiKeyRequests,
  apiKeys,
  createApiKey,
  revokeApiKey,
  rotateApiKey,
} from '../../../../contract/developers/api-keys.ts';
import type { PermissionTree } from '../../../../contract/permissions/permissions.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/developers/api-keys';

/** What a form of a key sends. */
export type KeyBody = {
  readonly name: string;
  readonly permissions: PermissionTree;
  readonly store_ids: number[];
  readonly allowed_addresses: string[];
  readonly rate_limit: number;
  readonly expires_at: string | null;
};

/** What can be done with the keys of a company. */
export function useKeyCalls() {
  const { store } = usePanel();
  const storeId = store.store_id;
  const at = (id: number) => ({ params: { storeId, id } });
  return {
    create: (body: KeyBody) =>
      send<typeof createApiKey>('POST', path, { params: { storeId }, body }),
    change: (id: number, body: Partial<KeyBody> & { updated_at: string }) =>
      send<(typeof apiKeys)['calls']['update']>('PUT', `${path}/{id}`, { ...at(id), body }),
    rotate: (id: number) => send<typeof rotateApiKey>('POST', `${path}/{id}/rotate`, at(id)),
    revoke: (id: number) => send<typeof revokeApiKey>('DELETE', `${path}/{id}`, at(id)),
    requests: (id: number, page: number, signal: AbortSignal) =>
      send<typeof apiKeyRequests>('GET', `${path}/{id}/requests`, {
        ...at(id),
        query: { page: String(page) },
        signal,
      }),
  };
}

/** Where the keys are in the panel. */
export const keysResource = () => resourceOf('api-keys');

/** One key, as it is now. */
export function useKey(id: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: [keysResource(), store.store_id, id],
    queryFn: async ({ signal }) =>
      (
        await send<(typeof apiKeys)['calls']['read']>('GET', `${path}/{id}`, {
          params: { storeId: store.store_id, id },
          signal,
        })
      ).data,
  });
}

/** Fetches anew what shows a key. */
export function useKeyChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [keysResource()] });
}
