import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  customerTimeline,
  customerYear,
  StoryKind,
} from '../../../../contract/customers/customer-story.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/customers/{id}';

/** What happened with a customer, page by page, newest first; of one kind or of all. */
export function useTimeline(id: number, kind: StoryKind | undefined) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useInfiniteQuery({
    queryKey: ['customers', store.store_id, id, 'timeline', kind ?? 'all'],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (
        await send<typeof customerTimeline>('GET', `${path}/timeline`, {
          params,
          query: { ...(kind ? { kind } : {}), ...(pageParam ? { before: pageParam } : {}) },
          signal,
        })
      ).data,
    getNextPageParam: ({ next }) => next,
  });
}

/** The last twelve months of a customer, and how far the next tier is. */
export function useYear(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery({
    queryKey: ['customers', store.store_id, id, 'year'],
    queryFn: async ({ signal }) =>
      (await send<typeof customerYear>('GET', `${path}/year`, { params, signal })).data,
  });
}
