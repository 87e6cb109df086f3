// Without zod: the till signs with it before a panel is loaded.
import type { ReceiptToQueue } from './queued-receipts.ts';

/** The text that is signed: the same on the device and on the server. */
export const signedText = ({ user_id, idempotency_key, occurred_at, receipt }: ReceiptToQueue) =>
  JSON.stringify([
    user_id,
    idempotency_key,
    occurred_at,
    receipt.user_account_id ?? null,
    receipt.mobile ?? null,
    receipt.card_number ?? null,
    receipt.qr_code ?? null,
    receipt.code ?? null,
    receipt.amount,
    receipt.cash_register_id ?? null,
    receipt.receipt_number ?? null,
    (receipt.lines ?? []).map(({ product_id, quantity }) => [product_id, quantity]),
  ]);
