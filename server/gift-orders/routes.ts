import {
  cancelRedemption as cancelCall,
  giftOrders,
  moveOrders as moveCall,
  moveSuppliedOrders,
  readOrder,
  readSuppliedOrder,
  suppliedOrders,
} from '../../contract/gift-orders/gift-orders.ts';
import {
  companyInvoiceFile,
  companyInvoices,
  payInvoice,
  suppliedInvoiceFile,
  suppliedInvoices,
  supplierGifts,
  uploadInvoice,
} from '../../contract/gift-orders/supplier-invoices.ts';
import { crud } from '../engine/crud.ts';
import type { AnyCall } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import { minorOf, pointsOf } from '../runtime/units.ts';
import { tellOrders } from '../suppliers/tell-orders.ts';
import { invoiceFileOf, keepInvoice, reportsOf } from './invoices.ts';
import { cancelRedemption, type Move, moveOrders } from './move.ts';
import { markPaid } from './pay-invoice.ts';
import { orderPageOf } from './read.ts';
import {
  invoiceRows,
  orderRows,
  ordersOf,
  paidTo,
  suppliedInvoiceRows,
  suppliedOrderRows,
} from './rows.ts';

const by = (call: AnyCall) => ({
  companyId: call.scope.companyId,
  storeId: call.scope.storeId,
  userId: call.caller.userId,
  language: call.language,
  nowMs: call.now(),
  idempotency: call.idempotency,
});

function mountCompany(api: Api) {
  crud(api, giftOrders, orderRows);
  crud(api, companyInvoices, invoiceRows);
  serve(api, readOrder, ({ database, scope, params }) =>
    orderPageOf(database, scope, 'company', params.id),
  );
  serve(api, moveCall, async (call) => {
    const { order_ids: orderIds, status, note = null } = call.body;
    const wanted = { who: 'company', orderIds, status, note } as const;
    const move: Move = { ...by(call), ...wanted };
    const moved = await moveOrders(call.database, move);
    tellOrders(call, orderIds);
    return { moved };
  });
  serve(api, cancelCall, async (call) => {
    const { transaction_id, reason: note = null } = call.body;
    const cancel = { ...by(call), claimId: transaction_id, note };
    const { returned, balance, orderId } = await cancelRedemption(call.database, cancel);
    if (orderId) tellOrders(call, [orderId]);
    return {
      transaction_id,
      points_returned: pointsOf(returned),
      balance_after: balance === null ? null : pointsOf(balance),
    };
  });
  serve(api, payInvoice, markPaid);
  serve(api, companyInvoiceFile, ({ database, files, scope, params }) =>
    invoiceFileOf(database, files, scope.companyId, params.id, null),
  );
}

function mountSupplier(api: Api) {
  serve(api, suppliedOrders.calls.list, ({ database, scope, query, language }) =>
    suppliedOrderRows.list(database, scope, query, language, { where: ordersOf(scope.storeId) }),
  );
  serve(api, suppliedInvoices.calls.list, ({ database, scope, query, language }) =>
    suppliedInvoiceRows.list(database, scope, query, language, {
      where: paidTo(scope.storeId),
    }),
  );
  serve(api, readSuppliedOrder, ({ database, scope, params }) =>
    orderPageOf(database, scope, 'supplier', params.orderId),
  );
  serve(api, moveSuppliedOrders, async (call) => {
    const { order_ids: orderIds, status, note = null } = call.body;
    const wanted = { who: 'supplier', orderIds, status, note } as const;
    const move: Move = { ...by(call), ...wanted };
    const moved = await moveOrders(call.database, move);
    tellOrders(call, orderIds);
    return { moved };
  });
  serve(api, supplierGifts, async ({ database, scope, query }) => ({
    supplier_gifts: await reportsOf(database, scope, query),
  }));
  serve(api, uploadInvoice, async (call) => {
    const { database, files, scope, caller, params, query, upload, now } = call;
    const { orderIds, ...report } = await keepInvoice(database, files, {
      companyId: scope.companyId,
      storeId: scope.storeId,
      giftId: params.giftId,
      userId: caller.userId,
      number: query.number ?? null,
      amount: query.amount === undefined ? null : minorOf(query.amount),
      differs: query.confirm_difference === 'true',
      bytes: upload?.bytes ?? new Uint8Array(),
      nowMs: now(),
    });
    tellOrders(call, orderIds);
    return report;
  });
  serve(api, suppliedInvoiceFile, ({ database, files, scope, params }) =>
    invoiceFileOf(database, files, scope.companyId, params.invoiceId, scope.storeId),
  );
}

/** Gifts that suppliers deliver: their orders, and the invoices that cover them. */
export function mountGiftOrders(api: Api) {
  mountCompany(api);
  mountSupplier(api);
}
