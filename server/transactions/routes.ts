import { cancelPayment, confirmPayment } from '../../contract/transactions/pending-payments.ts';
import { postQueued, tillKey } from '../../contract/transactions/queued-receipts.ts';
import {
  createTransaction,
  type PostedReceipt,
  quoteTransaction,
  readTransaction,
} from '../../contract/transactions/transaction-calls.ts';
import { quoteReturn, returnTransaction } from '../../contract/transactions/transaction-returns.ts';
import { undoTransaction } from '../../contract/transactions/transaction-undo.ts';
import { pendingPayments, transactions } from '../../contract/transactions/transactions.ts';
import { sayRefusal } from '../../contract/words/say.ts';
import type { AnyCall } from '../http/call.ts';
import { allowed, type Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { withCurrency } from '../http/with-currency.ts';
import { contextFrom } from '../ledger/context.ts';
import { receiptPageOf } from '../receipts/read.ts';
import { pendingRows, transactionRows } from '../receipts/rows.ts';
import { moneyReply, pointsOf } from '../runtime/units.ts';
import { tellOrdersOn } from '../suppliers/tell-orders.ts';
import { listReceipts } from './list.ts';
import { cancelPending, confirmPending, keepPending } from './pending.ts';
import { postReceipt } from './post-receipt.ts';
import { quoteReceipt } from './quote.ts';
import { newReceipt, receiptInput, receiptRow } from './receipts.ts';
import { quoteReturn as planned, postReturn } from './returns.ts';
import { assertNewNumber } from './same-number.ts';
import { holdSignature, tillKeyOf } from './till-key.ts';
import { undoReceipt } from './undo.ts';

type ReceiptReply = Pick<PostedReceipt, 'transaction_id'> &
  Partial<Pick<PostedReceipt, 'vouchers'>>;

/** Tells the store's panels that something about a receipt is new, and suppliers what its coupons order. */
function tell(call: AnyCall, { transaction_id, vouchers = [] }: ReceiptReply) {
  call.realtime.publish(call.scope, 'new-transaction', { transaction_id });
  if (vouchers.length) tellOrdersOn(call, transaction_id);
}

/** Online receipts wait for the store's word unless it takes payments as they come (fast_payment). */
async function waits({ database, scope }: AnyCall, channel: 'offline' | 'online') {
  if (channel === 'offline') return false;
  const { rows } = await database.pool.query<{ fast_payment: boolean }>(
    'select fast_payment from store_settings where company_id = $1 and store_id = $2',
    [scope.companyId, scope.storeId],
  );
  return !rows[0]?.fast_payment;
}

function mountPosting(api: Api) {
  serve(
    api,
    createTransaction,
    async (call) => {
      const { body, database, query } = call;
      if (query.new_number === 'true') await assertNewNumber(call, body.receipt_number);
      const receipt = newReceipt(call, body);
      const pending = body.pending || (await waits(call, body.channel));
      const posted = pending
        ? await keepPending(database, receipt)
        : await postReceipt(database, receipt, () => allowed(contextFrom(call.along)));
      if (!posted.replayed) tell(call, posted);
      return posted;
    },
    receiptInput,
  );
  serve(api, quoteTransaction, async (call) => {
    const receipt = newReceipt(call, call.body);
    const { balance, usable, plan, campaigns, left, refusal } = await quoteReceipt(
      call.database,
      receipt,
    );
    const said = refusal && ((await withCurrency(call, refusal)) as Refusal);
    const earned = (plan?.points ?? 0) + (plan?.carried?.points ?? 0);
    const change = plan ? earned - receipt.points_used : 0;
    const given = campaigns.reduce((sum, { points }) => sum + points, 0);
    return {
      points: pointsOf(plan?.points ?? 0),
      carried: pointsOf(plan?.carried?.points ?? 0),
      ...moneyReply({ ...left, covered: plan?.covered ?? 0 }),
      points_usable: pointsOf(usable),
      balance: pointsOf(balance),
      campaigns,
      balance_after: pointsOf(balance + change) + given,
      rules: plan?.rules ?? [],
      refused: said
        ? { error: said.id, message: sayRefusal(call.language, said.id, said.details) }
        : null,
    };
  });
}

function mountQueue(api: Api) {
  serve(api, tillKey, async ({ scope, caller, settings }) => ({
    user_id: caller.userId,
    key: tillKeyOf(settings.secret, scope, caller.userId),
  }));
  serve(api, postQueued, async (call) => {
    const { queued, signature } = call.body;
    holdSignature(call.settings.secret, call.scope, queued, signature, call.now());
    const posted = await postReceipt(call.database, receiptRow(call, queued));
    if (!posted.replayed) tell(call, posted);
    return posted;
  });
}

function mountReturns(api: Api) {
  const wanted = ({ scope, caller, now, idempotency }: AnyCall, transactionId: number) => ({
    companyId: scope.companyId,
    storeId: scope.storeId,
    transactionId,
    userId: caller.userId,
    tillId: scope.tillId ?? null,
    nowMs: now(),
    idempotency,
  });
  serve(api, undoTransaction, async (call) => {
    const { reason } = call.body;
    const registerId = call.scope.cashRegisterId ?? null;
    const which = { ...wanted(call, call.params.id), registerId };
    const done = await undoReceipt(call.database, { ...which, reason });
    if (!done.replayed) tell(call, done);
    return done;
  });
  serve(api, returnTransaction, async (call) => {
    const done = await postReturn(call.database, {
      ...wanted(call, call.params.id),
      body: call.body,
    });
    if (!done.replayed) tell(call, { transaction_id: call.params.id });
    return done;
  });
  serve(api, quoteReturn, (call) =>
    planned(call.database, {
      ...wanted(call, call.params.id),
      body: call.body,
    }),
  );
}

function mountPending(api: Api) {
  serve(api, confirmPayment, async (call) => {
    const { scope, params, caller, database, now } = call;
    const posted = await confirmPending(
      database,
      { ...scope, transactionId: params.id },
      caller.userId,
      now(),
    );
    tell(call, { transaction_id: params.id });
    return posted;
  });
  serve(api, cancelPayment, async (call) => {
    const cancelled = await cancelPending(call.database, {
      ...call.scope,
      transactionId: call.params.id,
    });
    tell(call, { transaction_id: call.params.id });
    return cancelled;
  });
}

/** The receipts of a store: posted, quoted, listed, returned. */
export function mountTransactions(api: Api) {
  serve(api, transactions.calls.list, ({ database, scope, query, language }) =>
    listReceipts(transactionRows, database, scope, query, language),
  );
  serve(api, pendingPayments.calls.list, ({ database, scope, query, language }) =>
    listReceipts(pendingRows, database, scope, query, language),
  );
  serve(api, readTransaction, ({ database, scope, params, language }) =>
    receiptPageOf(database, scope, params.id, language),
  );
  mountPosting(api);
  mountQueue(api);
  mountReturns(api);
  mountPending(api);
}
