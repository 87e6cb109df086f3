import { useQuery } from '@tanstack/react-query';
import type { ownStores } from '../../../contract/people/session.ts';
import { send } from '../../session/api.ts';

/** The places that the user may open. */
export const useOwnStores = () =>
  useQuery({
    queryKey: ['own-stores'],
    queryFn: async ({ signal }) =>
      (await send<typeof ownStores>('GET', '/users/stores/all', { signal })).data.stores,
  });
