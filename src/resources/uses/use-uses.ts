import { useQuery } from '@tanstack/react-query';
import {
  type DataProvider,
  type Identifier,
  useDataProvider,
  useResourceContext,
} from 'react-admin';
import type { Uses } from '../../../contract/common/uses.ts';
import { filled, request } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

const now = { gcTime: 0, retry: false } as const;

/** The query of what uses any of some records, as the server counts it now. */
export const usesOf = (provider: DataProvider, resource: string, ids: readonly Identifier[]) => ({
  ...now,
  queryKey: ['uses', resource, ...ids],
  queryFn: (): Promise<Uses> => provider.uses(resource, ids),
});

function useFound(query: ReturnType<typeof usesOf>) {
  // Once the record is gone nothing can be counted: what a deletion refreshes leaves this out.
  const { data, isLoading, error } = useQuery({ ...query, staleTime: 'static' });
  const uses = data?.uses ?? [];
  const isRefused = uses.some(({ outcome }) => outcome === 'refuses');
  return { uses, isRefused, isCounted: isLoading, error };
}
export type FoundUses = ReturnType<typeof useFound>;

/** Of what is not deleted, nothing has to be counted. */
export const noUses: FoundUses = { uses: [], isRefused: false, isCounted: false, error: null };

/** What uses any of some records of the list or form around. */
export const useUses = (ids: readonly Identifier[]) =>
  useFound(usesOf(useDataProvider(), useResourceContext() ?? '', ids));

/** What uses the record that a call deletes, of whom the panel is open for. */
export function useUsesAt(path: string, id: number) {
  const { store } = usePanel();
  const queryFn = async () =>
    (await request('GET', filled(`${path}/uses`, { storeId: store.store_id, id }))).data as Uses;
  return useFound({ ...now, queryKey: ['uses', path, id], queryFn });
}
