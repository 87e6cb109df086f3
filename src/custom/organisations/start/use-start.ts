import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { companyStart } from '../../../../contract/organisations/start.ts';
import { send } from '../../../session/api.ts';
import { onChanged } from '../../../session/heard.ts';

interface Options {
  readonly enabled?: boolean;
  /** Milliseconds after which it is looked at again: what is done elsewhere. */
  readonly every?: number | undefined;
}

/** What of the beginning of a company is done; looked at again whenever this page changed something. */
export function useStart(companyId: number, { enabled = true, every }: Options = {}) {
  const queries = useQueryClient();
  useEffect(
    () =>
      onChanged(() => {
        void queries.invalidateQueries({ queryKey: ['company-home', companyId, 'start'] });
      }),
    [queries, companyId],
  );
  return useQuery({
    enabled,
    // What was done elsewhere is ticked too.
    refetchOnMount: 'always',
    ...(every ? { refetchInterval: every } : {}),
    queryKey: ['company-home', companyId, 'start'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof companyStart>('GET', '/companies/{storeId}/start', {
          params: { storeId: companyId },
          signal,
        })
      ).data,
  });
}
