import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  deletePaymentMethod,
  listPaymentMethods,
  systemPaymentMethods,
} from '../../../../contract/billing/payment-methods.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/subscriptions';

function useOwnKey() {
  const { store } = usePanel();
  return {
    params: { storeId: store.store_id },
    key: (...part: readonly unknown[]) => ['ways-to-be-paid', store.store_id, ...part],
  };
}

/** How this seller is paid. */
export function useWays() {
  const { params, key } = useOwnKey();
  return useQuery({
    queryKey: key('own'),
    queryFn: async ({ signal }) =>
      (await send<typeof listPaymentMethods>('GET', `${path}/payment-methods`, { params, signal }))
        .data.store_payment_methods,
  });
}

/** The ways there are, and what each wants to know. */
export function useSystemWays() {
  const { params, key } = useOwnKey();
  return useQuery({
    queryKey: key('system'),
    queryFn: async ({ signal }) =>
      (
        await send<typeof systemPaymentMethods>('GET', `${path}/system-payment-methods`, {
          params,
          signal,
        })
      ).data.system_payment_methods,
  });
}
export type SystemWay = NonNullable<ReturnType<typeof useSystemWays>['data']>[number];

export function useWaysChanged() {
  const queries = useQueryClient();
  const { key } = useOwnKey();
  return () => queries.invalidateQueries({ queryKey: key() });
}

/** The call that takes one away. */
export const onePath = `${path}/payment-methods/{id}` as const;

export function useRemoveWay() {
  const { params } = useOwnKey();
  const changed = useWaysChanged();
  return async (id: number) => {
    const one = { params: { ...params, id } };
    await send<typeof deletePaymentMethod>('DELETE', onePath, one);
    await changed();
  };
}
