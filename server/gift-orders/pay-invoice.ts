import { eq, isNull, sql } from 'drizzle-orm';
import type { payInvoice } from '../../contract/gift-orders/supplier-invoices.ts';
import type { Call } from '../http/call.ts';
import { supplierInvoicesTable as table } from '../tables/gift-orders.ts';
import { invoiceRows } from './rows.ts';

/** Notes that an invoice was paid, by whom and when, or that it was not; one that was paid before stays as it is. */
export const markPaid = ({ database, scope, caller, params, body, now }: Call<typeof payInvoice>) =>
  database.db.transaction(async (tx) => {
    await invoiceRows.read(tx, scope, params.id);
    const paid = { paid_at: new Date(now()).toISOString(), paid_by_id: caller.userId };
    await tx
      .update(table)
      .set(body.paid ? paid : { paid_at: null, paid_by_id: null })
      .where(
        sql`${invoiceRows.within(scope)} and ${eq(table.invoice_id, params.id)}
          and ${body.paid ? isNull(table.paid_at) : sql`true`}`,
      );
    return invoiceRows.read(tx, scope, params.id);
  });
