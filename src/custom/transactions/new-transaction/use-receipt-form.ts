import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import {
  createTransaction,
  type PostedReceipt,
  type quoteTransaction,
} from '../../../../contract/transactions/transaction-calls.ts';
import type { Channel } from '../../../../contract/transactions/transactions.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import { type SameNumber, sameNumberOf } from '../number/same-number.ts';
import { useReceiptsChanged } from '../receipts/use-receipt.ts';

type Sent = z.input<NonNullable<typeof createTransaction.body>>;

/** A product on the receipt that is being entered. */
export interface DraftLine {
  readonly product_id: number;
  readonly name: string;
  readonly quantity: number;
}

interface Draft {
  amount: number | string | null;
  channel: Channel;
  receipt_number: string;
  cash_register_id: number | null;
  points_used: number | string | null;
  lines: readonly DraftLine[];
  /** Coupon codes, with commas between them. */
  codes: string;
  pending: boolean;
}

const path = '/stores/{storeId}/transactions';
const empty: Draft = {
  amount: null,
  channel: 'offline',
  receipt_number: '',
  cash_register_id: null,
  points_used: null,
  lines: [],
  codes: '',
  pending: false,
};

const codesOf = ({ codes, pending }: Draft) =>
  pending
    ? []
    : codes
        .split(/[,;\n]+/)
        .map((code) => code.trim())
        .filter(Boolean);

// Points cannot pay, and coupons cannot take effect on, what is paid later.
const bodyOf = ({ user_account_id }: TillCustomer, draft: Draft) =>
  ({
    user_account_id,
    amount: draft.amount,
    channel: draft.channel,
    ...(draft.cash_register_id ? { cash_register_id: draft.cash_register_id } : {}),
    ...(draft.receipt_number.trim() ? { receipt_number: draft.receipt_number.trim() } : {}),
    ...(draft.points_used !== null && !draft.pending ? { points_used: draft.points_used } : {}),
    lines: draft.lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
    vouchers: codesOf(draft).map((code) => ({ code })),
    pending: draft.pending,
  }) as Sent;

/** What a receipt would earn and why, asked a moment after the last change. */
function useQuote(body: Sent) {
  const { store } = usePanel();
  const now = JSON.stringify(body);
  const request = useSettled(now);
  const mayQuote = typeof body.amount === 'number' && body.amount > 0;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['receipt-quote', store.store_id, request],
    enabled: mayQuote && request === now,
    placeholderData: keepPreviousData,
    // What is wrong with it is told when it is posted, beside its field.
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (
        await send<typeof quoteTransaction>('POST', `${path}/quote`, {
          params: { storeId: store.store_id },
          body: JSON.parse(request) as Sent,
          signal,
        })
      ).data,
  });
  return { quote: mayQuote ? data : undefined, isCurrent: request === now && !isPlaceholderData };
}

interface Options {
  readonly customer: TillCustomer;
  readonly facts: TillFacts;
  readonly onPosted: (posted: PostedReceipt) => void;
}

/** Posts a receipt once. A number that a receipt of the store has this year is refused until it is confirmed. */
function usePost() {
  const { store } = usePanel();
  const { once, lost } = useOneKey();
  const [same, setSame] = useState<SameNumber>();
  const confirmed = useRef<string>(undefined);
  const post = async (body: Sent) => {
    const isNew = body.receipt_number !== confirmed.current;
    try {
      const { data } = await once((idempotencyKey) =>
        send<typeof createTransaction>('POST', path, {
          params: { storeId: store.store_id },
          ...(isNew ? { query: { new_number: 'true' } } : {}),
          body,
          idempotencyKey,
        }),
      );
      confirmed.current = undefined;
      return data;
    } catch (error) {
      setSame(sameNumberOf(error));
      throw error;
    }
  };
  const confirm = () => {
    confirmed.current = same?.number;
  };
  return { post, lost, same, confirm, dismiss: () => setSame(undefined) };
}

/** A receipt being entered: its fields, its quote, posting it once, and the receipt that has its number already. */
export function useReceiptForm({ customer, facts, onPosted }: Options) {
  const changed = useReceiptsChanged();
  const { post, lost, ...number } = usePost();
  const form = useOwnForm({
    saved: { ...empty, cash_register_id: facts.paired_register },
    rule: createTransaction.body,
    toSend: (draft) => bodyOf(customer, draft),
    send: async (body) => {
      const posted = await post(body);
      changed().catch(() => undefined);
      onPosted(posted);
    },
    done: 'newReceipt.done',
    again: () => undefined,
  });
  const repeat = () => {
    number.confirm();
    return form.save();
  };
  return {
    ...form,
    lost,
    same: number.same,
    repeat,
    dismiss: number.dismiss,
    ...useQuote(bodyOf(customer, form.value)),
  };
}
export type ReceiptDraft = ReturnType<typeof useReceiptForm>;
