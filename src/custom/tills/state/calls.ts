import type { z } from 'zod';
import type { tillProducts } from '../../../../contract/tills/till-products.ts';
import type { pair, tillFacts } from '../../../../contract/tills/tills.ts';
import type { postQueued, tillKey } from '../../../../contract/transactions/queued-receipts.ts';
import type {
  createTransaction,
  quoteTransaction,
} from '../../../../contract/transactions/transaction-calls.ts';
import type { undoTransaction } from '../../../../contract/transactions/transaction-undo.ts';
import { send } from '../../../session/api.ts';
import { cashierCalls } from './cashier-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { noted, patience } from './network.ts';
import { partnerCalls } from './partner-calls.ts';
import { returnCalls } from './return-calls.ts';
import type { TillSession } from './till-session.ts';
import { voucherCalls } from './voucher-calls.ts';

export type Receipt = z.input<typeof createTransaction.body & z.ZodType>;
type Queued = z.input<typeof postQueued.body & z.ZodType>;

/** Spends a pairing code. */
export const pairDevice = (code: string) =>
  noted(send<typeof pair>('POST', '/points-pos/pair', { body: { code } }));

/** The calls of one till, with its own token. */
export function callsOf({ token, storeId }: TillSession) {
  const own = () => ({ token, params: { storeId }, signal: AbortSignal.timeout(patience) });
  return {
    facts: () => noted(send<typeof tillFacts>('GET', '/stores/{storeId}/till', own())),
    products: (q: string) =>
      noted(
        send<typeof tillProducts>('GET', '/stores/{storeId}/till/products', {
          ...own(),
          query: { q },
        }),
      ),
    productsOf: (code: string) =>
      noted(
        send<typeof tillProducts>('GET', '/stores/{storeId}/till/products', {
          ...own(),
          query: { code },
        }),
      ),
    key: () => noted(send<typeof tillKey>('GET', '/stores/{storeId}/transactions/till-key', own())),
    ...customerCalls({ token, storeId }),
    quote: (body: Receipt) =>
      noted(
        send<typeof quoteTransaction>('POST', '/stores/{storeId}/transactions/quote', {
          ...own(),
          body,
        }),
      ),
    /** `isNew` refuses a number that a receipt of the store has this year. */
    post: (body: Receipt, idempotencyKey: string, isNew = false) =>
      noted(
        send<typeof createTransaction>('POST', '/stores/{storeId}/transactions', {
          ...own(),
          ...(isNew ? { query: { new_number: 'true' } } : {}),
          body,
          idempotencyKey,
        }),
      ),
    undo: (id: number, reason: string, idempotencyKey: string) =>
      noted(
        send<typeof undoTransaction>('POST', '/stores/{storeId}/transactions/{id}/undo', {
          ...own(),
          params: { storeId, id },
          body: { reason },
          idempotencyKey,
        }),
      ),
    ...cashierCalls({ token, storeId }),
    ...voucherCalls({ token, storeId }),
    ...partnerCalls({ token, storeId }),
    ...returnCalls({ token, storeId }),
    postQueued: (body: Queued) =>
      noted(
        send<typeof postQueued>('POST', '/stores/{storeId}/transactions/queued', {
          ...own(),
          body,
        }),
      ),
  };
}
export type TillCalls = ReturnType<typeof callsOf>;
