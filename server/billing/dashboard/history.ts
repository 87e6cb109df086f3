import { and, eq } from 'drizzle-orm';
import type { Dashboard } from '../../../contract/billing/dashboard.ts';
import { paginationOf } from '../../../contract/engine/endpoint.ts';
import { totalOf } from '../../engine/total.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { billingsTable } from '../../tables/billing.ts';
import { billingsWhere, ofBuyer, toldBillings } from '../billings/tell.ts';
import { creditNoteOf, noteOfBuyer } from '../documents/credit-note.ts';
import { documentOf } from '../documents/document.ts';
import { activeCard } from '../payments/attempt.ts';
import { methodsFor, sayWhatIsOwed } from './cards.ts';
import { sellerIdOf } from './current.ts';

/** A billing of the caller's own place, as a document. Throws not_found. */
async function ownDocument({ database, scope, language }: AnyCall, id: number) {
  const own = and(ofBuyer(scope), eq(billingsTable.billing_id, id));
  const [row] = await database.db.select().from(billingsTable).where(own);
  if (!row) throw new Refusal('not_found');
  return documentOf(database.db, row, language);
}

/** What a place was billed, and what it paid. */
export function mountHistory(api: Api, calls: Dashboard) {
  serve(api, calls.creditNote, async ({ database: { db }, scope, params, language }) =>
    creditNoteOf(db, await noteOfBuyer(db, ofBuyer(scope), params.id), language),
  );
  serve(api, calls.document, (call) => ownDocument(call, call.params.id));
  serve(api, calls.history, async (call) => {
    const { database, scope, query, language } = call;
    const { db } = database;
    const { page = 1, status } = query;
    const where = and(ofBuyer(scope), status && eq(billingsTable.status, status));
    const rows = await billingsWhere(db, where, page);
    const total = where ? await totalOf(database, billingsTable, where) : 0;
    const store_payment_methods = await methodsFor(db, scope);
    if (!(await activeCard(db, sellerIdOf(scope), scope.storeId)))
      await sayWhatIsOwed(call, store_payment_methods);
    return {
      billings: await toldBillings(db, rows, language),
      store_payment_methods,
      pagination: paginationOf(page, total, rows.length),
    };
  });
}
