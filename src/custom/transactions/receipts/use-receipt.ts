import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { readTransaction } from '../../../../contract/transactions/transaction-calls.ts';
import { eventsOf } from '../../../realtime/events.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** One receipt of the store, with the why of its points and what came of it. */
export function useReceipt(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery({
    queryKey: ['transactions', 'receipt', store.store_id, id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof readTransaction>('GET', '/stores/{storeId}/transactions/{id}', {
          params,
          signal,
        })
      ).data,
  });
}

/** Fetches anew what shows receipts, as a push of one would: not everybody has push. */
export function useReceiptsChanged() {
  const queries = useQueryClient();
  const { panel } = usePanel();
  const words = eventsOf(panel)['new-transaction'] ?? [];
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => words.includes(String(queryKey[0])) });
}
