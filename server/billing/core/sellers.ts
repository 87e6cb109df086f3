import { eq, sql } from 'drizzle-orm';
import {
  systemMethods,
  systemPaymentMethodIds,
} from '../../../contract/billing/payment-methods.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { billingSellersTable, paymentMethodsTable } from '../../tables/billing.ts';

/** Who sells, and what all of its billings have from it. */
export interface Seller {
  companyId: number;
  name: string;
  currency: string;
  zone: string;
  /** In hundredths of a percent. */
  vatRate: number;
  graceDays: number;
}

/** Makes a company somebody who sells; a card can be paid with from the beginning, by the test provider. */
export async function makeSeller(tx: Executor, companyId: number) {
  const made = await tx
    .insert(billingSellersTable)
    .values({ company_id: companyId })
    .onConflictDoNothing()
    .returning({ id: billingSellersTable.company_id });
  const { card } = systemPaymentMethodIds;
  const method = systemMethods.find((each) => each.system_payment_method_id === card);
  if (!made.length || !method) return;
  await tx
    .insert(paymentMethodsTable)
    .values({ company_id: companyId, system_payment_method_id: card, name: method.name });
}

type Row = { [N in keyof Seller]: Seller[N] };

/** A seller by its id. Throws not_found. */
export async function sellerOf(tx: Executor, companyId: number): Promise<Seller> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(
    sql`select b.company_id::int as "companyId", s.name, s.currency, cs.time_zone as zone,
        b.vat_rate as "vatRate", b.grace_days as "graceDays"
      from billing_sellers b
      join stores s on s.company_id = b.company_id and s.store_id = b.company_id
      join company_settings cs on cs.company_id = b.company_id
      where b.company_id = ${companyId}`,
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/**
 * Takes so many numbers of a seller's series and answers the first. The row stays locked until the transaction
 * ends, and what is rolled back gives its numbers back: the series has no gap.
 */
export async function takeNumbers(tx: Executor, companyId: number, count: number): Promise<number> {
  const [row] = await tx
    .update(billingSellersTable)
    .set({ last_number: sql`${billingSellersTable.last_number} + ${count}` })
    .where(eq(billingSellersTable.company_id, companyId))
    .returning({ last: billingSellersTable.last_number });
  if (!row) throw new Refusal('not_found');
  return row.last - count + 1;
}

/** Takes the next number of a seller's credit notes, by the same rules. */
export async function takeCreditNoteNumber(tx: Executor, companyId: number): Promise<number> {
  const [row] = await tx
    .update(billingSellersTable)
    .set({ last_credit_note: sql`${billingSellersTable.last_credit_note} + 1` })
    .where(eq(billingSellersTable.company_id, companyId))
    .returning({ last: billingSellersTable.last_credit_note });
  if (!row) throw new Refusal('not_found');
  return row.last;
}
