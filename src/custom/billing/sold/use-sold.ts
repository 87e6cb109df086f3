import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { readFigures } from '../../../../contract/billing/figures.ts';
import type { listPlans, readPlan } from '../../../../contract/billing/plans.ts';
import type {
  cancelBilling,
  changeBilling,
  changeSubscription,
  creditNoteDocument,
  listSubscriptions,
  notifyPaymentCode,
  readSubscription,
} from '../../../../contract/billing/subscriptions.ts';
import { send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/subscriptions';

function useSeller() {
  const { store, lang } = usePanel();
  const params = { storeId: store.store_id };
  return {
    params,
    keyOf: (...part: readonly unknown[]) => ['sold', store.store_id, lang, ...part],
  };
}

/** Has everything about what was sold asked anew. */
export function useSoldChanged() {
  const queries = useQueryClient();
  const { keyOf } = useSeller();
  return () => queries.invalidateQueries({ queryKey: keyOf() });
}

type Query = NonNullable<Parameters<typeof send<typeof listSubscriptions>>[2]>['query'];

/** Who has subscribed, a page at a time. */
export function useSold(query: NonNullable<Query>) {
  const { params, keyOf } = useSeller();
  return useQuery({
    queryKey: keyOf('list', query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send<typeof listSubscriptions>('GET', path, { params, query, signal })).data,
  });
}

/** What is earned with plans, and what is owed. */
export function useFigures() {
  const { params, keyOf } = useSeller();
  return useQuery({
    queryKey: keyOf('figures'),
    queryFn: async ({ signal }) =>
      (await send<typeof readFigures>('GET', `${path}/figures`, { params, signal })).data,
  });
}

/** One subscription with its billings. */
export function useOneSold(id: number, page: number) {
  const { params, keyOf } = useSeller();
  const query = { page: String(page) };
  const one = { params: { ...params, id }, query };
  return useQuery({
    queryKey: keyOf('one', id, page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send<typeof readSubscription>('GET', `${path}/{id}`, { ...one, signal })).data,
  });
}

/** Saves the credit note of a refund, in the language of the page. */
export function useSoldNote() {
  const { params } = useSeller();
  return (id: number) =>
    download<typeof creditNoteDocument>(`${path}/credit-notes/{id}/document`, { ...params, id });
}

/** The plans that are sold; of one kind, where it is named. */
export function usePlans(query: {
  page?: string;
  kind?: 'store' | 'company';
  withdrawn?: 'true' | 'false';
}) {
  const { params, keyOf } = useSeller();
  return useQuery({
    queryKey: keyOf('plans', query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send<typeof listPlans>('GET', `${path}/plans`, { params, query, signal })).data,
  });
}

export function usePlan(id: number) {
  const { params, keyOf } = useSeller();
  return useQuery({
    queryKey: keyOf('plan', id),
    queryFn: async ({ signal }) =>
      (
        await send<typeof readPlan>('GET', `${path}/plans/{id}`, {
          params: { ...params, id },
          signal,
        })
      ).data,
  });
}

type Body<E extends { readonly body?: z.ZodType | undefined }> = z.input<NonNullable<E['body']>>;

/** What a seller does about a subscription and its billings (billings-transitions). */
export function useSoldCalls() {
  const { params } = useSeller();
  const changed = useSoldChanged();
  const then = async (call: Promise<unknown>) => {
    await call;
    await changed();
  };
  const billing = `${path}/billings/{id}` as const;
  return {
    change: (id: number, body: Body<typeof changeSubscription>) =>
      then(
        send<typeof changeSubscription>('PATCH', `${path}/{id}/settings`, {
          params: { ...params, id },
          body,
        }),
      ),
    changeBilling: (id: number, body: Body<typeof changeBilling>) =>
      then(send<typeof changeBilling>('PATCH', billing, { params: { ...params, id }, body })),
    cancelBilling: (id: number, body: Body<typeof cancelBilling>) =>
      then(
        send<typeof cancelBilling>('POST', `${billing}/cancel`, {
          params: { ...params, id },
          body,
        }),
      ),
    notify: (billingId: number) =>
      then(
        send<typeof notifyPaymentCode>('POST', `${path}/payment-code/billing/{billingId}/notify`, {
          params: { ...params, billingId },
        }),
      ),
  };
}
