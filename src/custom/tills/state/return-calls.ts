import type { z } from 'zod';
import type { readTransaction } from '../../../../contract/transactions/transaction-calls.ts';
import type {
  quoteReturn,
  returnTransaction,
} from '../../../../contract/transactions/transaction-returns.ts';
import type { transactions } from '../../../../contract/transactions/transactions.ts';
import { send } from '../../../session/api.ts';
import { noted, patience } from './network.ts';
import type { TillSession } from './till-session.ts';

export type ListedReceipt = z.output<typeof transactions.read>;
export type ReturnWanted = z.input<typeof returnTransaction.body & z.ZodType>;

/** The calls of a till that find receipts and take them back. */
export function returnCalls({ token, storeId }: Pick<TillSession, 'token' | 'storeId'>) {
  const own = () => ({ token, signal: AbortSignal.timeout(patience) });
  const of = (id: number) => ({ ...own(), params: { storeId, id } });
  const path = '/stores/{storeId}/transactions';
  return {
    /** The newest receipts of the store, or those of a number or a customer. */
    receipts: (q = '') =>
      noted(
        send<typeof transactions.calls.list>('GET', path, {
          ...own(),
          params: { storeId },
          ...(q ? { query: { q } } : {}),
        }),
      ).then((page) => (page as { transactions: ListedReceipt[] }).transactions),
    receipt: (id: number) => noted(send<typeof readTransaction>('GET', `${path}/{id}`, of(id))),
    quoteReturn: (id: number, body: ReturnWanted) =>
      noted(send<typeof quoteReturn>('POST', `${path}/{id}/returns/quote`, { ...of(id), body })),
    postReturn: (id: number, body: ReturnWanted, idempotencyKey: string) =>
      noted(
        send<typeof returnTransaction>('POST', `${path}/{id}/returns`, {
          ...of(id),
          body,
          idempotencyKey,
        }),
      ),
  };
}
