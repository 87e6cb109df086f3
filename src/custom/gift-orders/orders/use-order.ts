import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  moveOrders,
  moveSuppliedOrders,
  readOrder,
  readSuppliedOrder,
} from '../../../../contract/gift-orders/gift-orders.ts';
import type {
  companyInvoiceFile,
  suppliedInvoiceFile,
} from '../../../../contract/gift-orders/supplier-invoices.ts';
import { send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { moves, states } from './moves.data.ts';

/** What is sent to move orders. */
export interface MoveBody {
  readonly order_ids: number[];
  readonly status: number;
  readonly note?: string;
}

/** The calls about orders, of whichever side this panel is. */
export function useOrderCalls() {
  const { panel, store } = usePanel();
  const id = store.store_id;
  if (panel === 'supplierPanel')
    return {
      read: (orderId: number, signal: AbortSignal) =>
        send<typeof readSuppliedOrder>('GET', '/suppliers/{id}/orders/{orderId}', {
          params: { id, orderId },
          signal,
        }),
      move: (body: MoveBody, idempotencyKey: string) =>
        send<typeof moveSuppliedOrders>('POST', '/suppliers/{id}/orders/move', {
          params: { id },
          body,
          idempotencyKey,
        }),
      invoice: (invoiceId: number) =>
        download<typeof suppliedInvoiceFile>('/suppliers/{id}/invoices/{invoiceId}/file', {
          id,
          invoiceId,
        }),
    };
  const params = { storeId: id };
  return {
    read: (orderId: number, signal: AbortSignal) =>
      send<typeof readOrder>('GET', '/companies/{storeId}/gifts-to-suppliers/{id}', {
        params: { ...params, id: orderId },
        signal,
      }),
    move: (body: MoveBody, idempotencyKey: string) =>
      send<typeof moveOrders>('POST', '/companies/{storeId}/gifts-to-suppliers/move', {
        params,
        body,
        idempotencyKey,
      }),
    invoice: (invoiceId: number) =>
      download<typeof companyInvoiceFile>('/companies/{storeId}/supplier-invoices/{id}/file', {
        ...params,
        id: invoiceId,
      }),
  };
}

/** One order with its timeline, its invoice and its next states. */
export function useOrder(orderId: number) {
  const { store } = usePanel();
  const { read } = useOrderCalls();
  return useQuery({
    queryKey: ['redemptions', 'order', store.store_id, orderId],
    queryFn: async ({ signal }) => (await read(orderId, signal)).data,
  });
}

/** Which of the states that the rules allow this person may move orders to. */
export function useMayMove() {
  const { panel } = usePanel();
  const isSupplier = panel === 'supplierPanel';
  const mayMove = useCan(isSupplier ? 'supplier.send_reports.update' : 'redemptions.update');
  const mayCancel = useCan('redemptions.cancel') || isSupplier;
  const rules = isSupplier ? moves.supplier : moves.company;
  const allowed = (to: number) => mayMove && (to !== states.cancelled || mayCancel);
  return { movesFrom: (status: number) => (rules[status] ?? []).filter(allowed), allowed };
}

// A resource is its path: what changes an order changes all lists below these.
const shows = /^(redemptions|send-reports)(\/|$)/;

/** Fetches anew what shows orders, claims and invoices. */
export function useOrdersChanged() {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => shows.test(String(queryKey[0])) });
}
