import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ledgerVerification,
  Verification,
  verifyLedger,
} from '../../../../contract/reports/reports.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/ledger/verification';
const lookAgainMs = 1000;

/** The latest verification of the company's ledger, looked at again while it is under way; and how to start one. */
export function useVerification() {
  const { store } = usePanel();
  const queries = useQueryClient();
  const params = { storeId: store.store_id };
  const queryKey = ['ledger-verification', store.store_id];
  const latest = useQuery<Verification | null>({
    queryKey,
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookAgainMs : false),
    queryFn: async ({ signal }) =>
      (await send<typeof ledgerVerification>('GET', path, { params, signal })).data.verification,
  });
  const start = useMutation({
    mutationFn: async () =>
      (await send<typeof verifyLedger>('POST', path, { params, body: {} })).data.verification,
    onSuccess: (verification) => queries.setQueryData(queryKey, verification),
  });
  return { latest, start };
}
