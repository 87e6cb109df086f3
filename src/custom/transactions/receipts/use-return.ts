import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import {
  type quoteReturn,
  type ReturnBody,
  returnTransaction,
} from '../../../../contract/transactions/transaction-returns.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import { useReceiptsChanged } from './use-receipt.ts';

export const returnModes = ['whole', 'amount', 'lines'] as const;
type Quantities = Readonly<Record<number, number>>;
interface Wanted {
  mode: (typeof returnModes)[number];
  amount: number | string | null;
  /** How many of each product come back. */
  lines: Quantities;
  reason: string;
}

const path = '/stores/{storeId}/transactions/{id}/returns';
const nothing: Wanted = { mode: 'whole', amount: null, lines: {}, reason: '' };

/** How many of each product are left to return. */
export const linesLeft = ({ lines, returns }: ReceiptPage) =>
  lines
    .map(({ product_id, name, quantity }) => {
      const gone = returns
        .flatMap((each) => each.lines)
        .filter((line) => line.product_id === product_id)
        .reduce((sum, line) => sum + line.quantity, 0);
      return { product_id, name, left: quantity - gone };
    })
    .filter(({ left }) => left > 0);

const linesOf = (quantities: Quantities) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ product_id: Number(id), quantity }));

// Lines have no prices of their own: whoever returns them says what was paid back for them.
const bodyOf = ({ mode, amount, lines, reason }: Wanted) =>
  ({
    ...(mode === 'whole' ? {} : { amount }),
    lines: mode === 'lines' ? linesOf(lines) : [],
    ...(reason.trim() ? { reason: reason.trim() } : {}),
  }) as ReturnBody;

const isWhole = ({ mode, amount, lines }: Wanted) =>
  mode === 'whole' ||
  (typeof amount === 'number' && (mode === 'amount' || linesOf(lines).length > 0));

/** What the server says that a return would do, a moment after the last change. */
function usePreview(id: number, value: Wanted) {
  const { store } = usePanel();
  const now = JSON.stringify(bodyOf({ ...value, reason: '' }));
  const request = useSettled(now);
  const wanted = isWhole(value);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['transactions', 'return-quote', store.store_id, id, request],
    enabled: wanted && request === now,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof quoteReturn>('POST', `${path}/quote`, {
          params: { storeId: store.store_id, id },
          body: JSON.parse(request) as ReturnBody,
          signal,
        })
      ).data,
  });
  const isCurrent = wanted && request === now && !isPlaceholderData && !error;
  return { preview: wanted && !error ? data : undefined, error, isCurrent };
}

/** The return of a receipt: what is wanted, what it will do, and doing it once. */
export function useReturn({ transaction }: ReceiptPage, onDone: () => void) {
  const { store } = usePanel();
  const changed = useReceiptsChanged();
  const { once, lost } = useOneKey();
  const id = transaction.transaction_id;
  const form = useOwnForm({
    saved: nothing,
    rule: returnTransaction.body,
    toSend: bodyOf,
    send: async (body) => {
      const params = { storeId: store.store_id, id };
      await once((idempotencyKey) =>
        send<typeof returnTransaction>('POST', path, { params, body, idempotencyKey }),
      );
      await changed();
      onDone();
    },
    done: 'returning.done',
    again: changed,
  });
  return { ...form, lost, ...usePreview(id, form.value) };
}
export type Returning = ReturnType<typeof useReturn>;
