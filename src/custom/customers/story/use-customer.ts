import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { customers } from '../../../../contract/customers/company-customers.ts';
import type {
  adjustPoints,
  attachCard,
  detachCard,
} from '../../../../contract/customers/customer-desk.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/customers';

/** One customer with their points by lot. */
export function useCustomer(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery({
    queryKey: ['customers', store.store_id, id],
    queryFn: async ({ signal }) =>
      (await send<typeof customers.calls.read>('GET', `${path}/{id}`, { params, signal })).data,
  });
}

/** Fetches anew whatever shows this customer: their page, its parts, the lists. */
export function useCustomerChanged() {
  const queries = useQueryClient();
  const shows = /^(customers|redemptions|audit-log)(\/|$)/;
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => shows.test(String(queryKey[0])) });
}

/** What is done with a customer; each answers them as they are then. */
export function useCustomerCalls(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return {
    adjust: (body: { points: number; reason: string }, idempotencyKey: string) =>
      send<typeof adjustPoints>('POST', `${path}/{id}/points/adjust`, {
        params,
        body,
        idempotencyKey,
      }),
    attach: (body: { card_number: string }) =>
      send<typeof attachCard>('POST', '/companies/{companyId}/customers/{id}/loyalty-card', {
        params: { companyId: store.store_id, id },
        body,
      }),
    detach: (body: { card_number: string }) =>
      send<typeof detachCard>('PUT', `${path}/detach-card/{id}`, { params, body }),
  };
}
