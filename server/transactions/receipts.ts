import { fillPath } from '../../contract/engine/endpoint.ts';
import type { QueuedReceipt } from '../../contract/transactions/queued-receipts.ts';
import {
  createTransaction,
  type ReceiptBody,
  receiptBody,
} from '../../contract/transactions/transaction-calls.ts';
import { namedBy } from '../customers/find.ts';
import { soughtMobile } from '../engine/mobiles.ts';
import type { AnyCall } from '../http/call.ts';
import { requestHash } from '../http/serve.ts';
import { contextAlong, type Named } from '../ledger/context.ts';
import { hundredthsOf, minorOf } from '../runtime/units.ts';
import type { WithCoupons } from './post-receipt.ts';

type WhoBought = Pick<
  ReceiptBody,
  'user_account_id' | 'mobile' | 'card_number' | 'qr_code' | 'code'
>;

const customerOf = ({ user_account_id, mobile, card_number, qr_code, code }: WhoBought): Named => {
  if (code) return namedBy(code);
  return {
    user_account_id,
    card_number,
    qr_code,
    ...(mobile ? { mobile: soughtMobile(mobile) } : {}),
  };
};

/** What the rules of a receipt look at, read together with who is calling. */
export const receiptInput = (body: ReceiptBody) =>
  contextAlong({
    customer: customerOf(body),
    cashRegisterId: body.cash_register_id,
    productIds: body.lines.map(({ product_id }) => product_id),
  });

/** A till's receipt in the ledger's units, as of now. */
export function newReceipt(
  { scope, caller, now, idempotency }: AnyCall,
  body: ReceiptBody,
): WithCoupons {
  const nowMs = now();
  return {
    companyId: scope.companyId,
    storeId: scope.storeId,
    userId: caller.userId,
    tillId: scope.tillId ?? null,
    customer: customerOf(body),
    amount: minorOf(body.amount),
    channel: body.channel,
    points_used: hundredthsOf(body.points_used),
    discount: 0,
    vouchers: body.vouchers,
    lines: body.lines,
    cashRegisterId: scope.cashRegisterId ?? body.cash_register_id ?? null,
    receiptNumber: body.receipt_number ?? null,
    occurredMs: nowMs,
    nowMs,
    idempotency,
    pendingId: null,
  };
}

/**
 * Who was at the till when a receipt was kept: there is a key to sign with only for whoever signed in or
 * typed their PIN, and for whoever paired the device, in whose place the till itself is named.
 */
function keptBy({ scope, caller }: AnyCall, userId: number) {
  const { cashRegisterId, pairedBy, tillId } = scope;
  const isCashier = caller.userId === userId && tillId === undefined;
  return { userId, tillId: (pairedBy === userId && !isCashier && cashRegisterId) || null };
}

/**
 * What was kept on a device, as the receipt it would have been: earning only. Its request is the same
 * as that of the call it stands for, which may have reached the server before the network went.
 */
export function receiptRow(
  call: AnyCall,
  { receipt, occurred_at, idempotency_key, user_id }: QueuedReceipt,
): WithCoupons {
  const body = receiptBody.parse(receipt);
  const path = `/api${fillPath(createTransaction.path, { storeId: call.scope.storeId })}`;
  return {
    ...newReceipt(call, body),
    ...keptBy(call, user_id),
    occurredMs: Date.parse(occurred_at),
    idempotency: {
      key: idempotency_key,
      requestHash: requestHash(createTransaction.method, path, body),
    },
  };
}
