import { useQuery } from '@tanstack/react-query';
import type { defaultPermissions } from '../../../../contract/people/default-permissions.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export const defaultRightsKey = 'default-permissions';

/** The rights that new people of this company and its stores start with. */
export function useDefaultRights() {
  const { store } = usePanel();
  const query = { 'store-id': String(store.store_id) };
  return useQuery({
    queryKey: [defaultRightsKey, store.store_id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof defaultPermissions>('GET', '/users/default-permissions', {
          query,
          signal,
        })
      ).data,
  });
}
