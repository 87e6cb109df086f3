import { orderStates } from '../../contract/gift-orders/gift-orders.ts';
import type { SupplierReport } from '../../contract/gift-orders/supplier-invoices.ts';
import { invoicedStatus } from '../../contract/gift-orders/supplier-invoices.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { literally } from '../engine/list.ts';
import { isPdf } from '../files/pdf.ts';
import type { FileStore } from '../files/store.ts';
import { Refusal } from '../http/refusal.ts';
import { moneyOf } from '../runtime/units.ts';
import { addEvent } from '../suppliers/order-gift.ts';

interface Supplier {
  companyId: number;
  /** The supplier. */
  storeId: number;
}

const reports = {
  name: 'supplier-reports',
  text: `select o.gift_id, max(o.title) as title, max(g.image) as image, max(o.printed_catalog_code) as printed_catalog_code, o.status,
      count(*)::int as redemptions, coalesce(sum(o.cost), 0) / 100.0 as cost, min(o.created_at) as first_at, max(o.created_at) as last_at, o.invoice_id
    from gift_orders o left join gifts g on g.company_id = o.company_id and g.gift_id = o.gift_id
    where o.company_id = $1 and o.store_supplier_id = $2 and ($3::int is null or o.status = $3)
      and ($4 = '' or fold(concat_ws(' ', o.title, o.printed_catalog_code)) like '%' || fold($4) || '%')
    group by o.gift_id, o.status, o.invoice_id order by max(o.created_at) desc, o.gift_id limit 500`,
};

type Row = Omit<SupplierReport, 'first_at' | 'last_at'> & { first_at: Date; last_at: Date };

/** The redeemed gifts of a supplier by gift, state and invoice. */
export async function reportsOf(
  { pool }: Database,
  { companyId, storeId }: Supplier,
  filter: { status?: number | undefined; q?: string | undefined },
): Promise<SupplierReport[]> {
  const values = [companyId, storeId, filter.status ?? null, literally(filter.q ?? '')];
  const { rows } = await pool.query<Row>({ ...reports, values });
  return rows.map((row) => ({
    ...row,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
  }));
}

interface Order {
  order_id: number;
  title: string;
  cost: number;
}

const delivered = {
  name: 'orders-to-invoice',
  text: `select order_id, title, coalesce(cost, 0) as cost from gift_orders where company_id = $1 and store_supplier_id = $2 and gift_id = $3
    and status = ${orderStates.delivered} order by order_id for update`,
};
const insert = {
  name: 'insert-supplier-invoice',
  text: `insert into supplier_invoices (company_id, number, gift_id, title, supplier_store_id, redemptions, cost, amount, difference, created_at, file, user_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning invoice_id`,
};
const cover = {
  name: 'cover-by-invoice',
  text: `update gift_orders set status = ${invoicedStatus}, invoice_id = $3, updated_at = $4 where company_id = $1 and order_id = any($2)`,
};

export interface Invoice extends Supplier {
  giftId: number;
  userId: number;
  number: string | null;
  /** Minor units; null where the supplier did not tell it. */
  amount: number | null;
  /** Whether it may ask for something else than was agreed. */
  differs: boolean;
  bytes: Uint8Array;
  nowMs: number;
}

// Two of the same number at once: the second waits for the first, and finds it.
const oneAtATime = {
  name: 'lock-invoicing-supplier',
  text: 'select 1 from stores where company_id = $1 and store_id = $2 for no key update',
};
const sameNumber = {
  name: 'invoice-by-number',
  text: `select title from supplier_invoices where company_id = $1 and supplier_store_id = $2 and fold(number) = fold($3) limit 1`,
};

/** Throws invoice_number_used where the supplier has sent one with this number, however it is written. */
async function assertNewNumber(client: Queryable, { companyId, storeId, number }: Invoice) {
  if (number === null) return;
  await client.query({ ...oneAtATime, values: [companyId, storeId] });
  const values = [companyId, storeId, number];
  const { rows } = await client.query<{ title: string }>({ ...sameNumber, values });
  const [used] = rows;
  if (used) throw new Refusal('invoice_number_used', { field: 'number', details: { ...used } });
}

async function write(client: Queryable, invoice: Invoice, file: string) {
  const { companyId, storeId, giftId, userId, number, amount, nowMs } = invoice;
  const now = new Date(nowMs);
  await assertNewNumber(client, invoice);
  const values = [companyId, storeId, giftId];
  const { rows: orders } = await client.query<Order>({ ...delivered, values });
  const [first] = orders;
  if (!first) throw new Refusal('nothing_to_invoice', { field: 'invoice' });
  const cost = orders.reduce((sum, order) => sum + order.cost, 0);
  const difference = amount === null ? null : amount - cost;
  if (difference && !invoice.differs) {
    const details = {
      amount: moneyOf(amount ?? 0),
      cost: moneyOf(cost),
      difference: moneyOf(difference),
    };
    throw new Refusal('invoice_differs', { field: 'amount', details: details });
  }
  const figures = [orders.length, cost, amount, difference, now, file, userId];
  const { rows } = await client.query<{ invoice_id: number }>({
    ...insert,
    values: [companyId, number, giftId, first.title, storeId, ...figures],
  });
  const invoice_id = rows[0]?.invoice_id ?? 0;
  const ids = orders.map(({ order_id }) => order_id);
  await client.query({ ...cover, values: [companyId, ids, invoice_id, now] });
  for (const id of ids) {
    const event = [companyId, id, invoicedStatus, userId, storeId, number, now];
    await client.query({ ...addEvent, values: event });
  }
  const money = (minor: number | null) => (minor === null ? null : moneyOf(minor));
  return {
    invoice_id,
    orderIds: ids,
    redemptions: orders.length,
    cost: moneyOf(cost),
    amount: money(amount),
    difference: money(difference),
  };
}

/**
 * Keeps the invoice of the delivered redemptions of a gift and moves them to status 6
 * (supplier-invoice-status-6). Throws not_a_pdf and nothing_to_invoice; then nothing is kept.
 */
export async function keepInvoice(database: Database, files: FileStore, invoice: Invoice) {
  if (!isPdf(invoice.bytes)) throw new Refusal('not_a_pdf', { field: 'invoice' });
  const file = await files.save(invoice.bytes, 'pdf');
  try {
    return await withTransaction(database, (client) => write(client, invoice, file));
  } catch (error) {
    await files.remove(file);
    throw error;
  }
}

const fileOf = {
  name: 'invoice-file',
  text: `select file, number from supplier_invoices where company_id = $1 and invoice_id = $2 and ($3::bigint is null or supplier_store_id = $3)`,
};

/** The PDF of an invoice; of a supplier only its own. Throws not_found. */
export async function invoiceFileOf(
  { pool }: Database,
  files: FileStore,
  companyId: number,
  invoiceId: number,
  supplierId: number | null,
) {
  const values = [companyId, invoiceId, supplierId];
  const { rows } = await pool.query<{ file: string }>({ ...fileOf, values });
  const body = rows[0] && (await files.read(rows[0].file));
  if (!body) throw new Refusal('not_found');
  return { body, name: `invoice-${invoiceId}.pdf` };
}
