import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { taxesOf } from '../../../contract/billing/amounts/credit-notes.ts';
import type { BillingLine, Billing as Told } from '../../../contract/billing/billings.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import {
  type FailureReason,
  failureReasons,
  type Payment,
  type Refund,
} from '../../../contract/billing/payments.ts';
import { owedStatuses, refundableOf } from '../../../contract/billing/states.ts';
import { itemsPerPage } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { billingsTable } from '../../tables/billing.ts';
import { billingPaymentsTable, billingRefundsTable } from '../../tables/billing-payments.ts';
import type { BillingRow, Buyer, Subscription } from '../core/rows.ts';

export type PaymentRow = typeof billingPaymentsTable.$inferSelect;
export type RefundRow = typeof billingRefundsTable.$inferSelect;

const reasonOf = (text: string | null): FailureReason | null =>
  failureReasons.find((reason) => reason === text) ?? null;

/** An attempt as its payer sees it. */
export const paymentOf = (row: PaymentRow): Payment => ({
  payment_id: row.payment_id,
  billing_id: row.billing_id,
  state: row.state,
  amount: amountOf(row.amount, row.currency),
  refunded: amountOf(row.refunded, row.currency),
  currency: row.currency,
  failure: reasonOf(row.failure),
  is_test: row.is_test,
  created_at: row.created_at,
});

const refundOf = (row: RefundRow, currency: string): Refund => ({
  refund_id: row.refund_id,
  state: row.state,
  amount: amountOf(row.amount, currency),
  credit_note_number: row.credit_note_number,
  reason: row.reason,
  created_at: row.created_at,
  settled_at: row.settled_at,
});

/** Sums as they are told. */
export const sumsOf = (sums: Pick<BillingLine, 'net' | 'vat' | 'total'>, currency: string) => ({
  net: amountOf(sums.net, currency),
  vat: amountOf(sums.vat, currency),
  total: amountOf(sums.total, currency),
});

/** A rate as it is told: hundredths of a percent in percent. */
export const percentOf = (rate: number) => rate / 100;

/** A line as it is told. */
export const lineOf = (line: BillingLine, currency: string, language: Language) => ({
  kind: line.kind,
  text: line.text[language],
  period: { from: line.from, to: line.to },
  vat_rate: percentOf(line.vat_rate),
  ...sumsOf(line, currency),
});

/** What lines were taxed at each rate, as it is told. */
export const taxesTold = ({ lines, currency }: Pick<BillingRow, 'lines' | 'currency'>) =>
  taxesOf(lines).map(({ vat_rate, ...sums }) => ({
    vat_rate: percentOf(vat_rate),
    ...sumsOf(sums, currency),
  }));

interface Parts {
  payments: Payment[];
  refunds: Refund[];
}

const toldOf = (row: BillingRow, { payments, refunds }: Parts, language: Language): Told => ({
  billing_id: row.billing_id,
  number: row.number,
  kind: row.kind,
  changes_plan: row.from_plan_id !== null,
  status: row.status,
  period: { from: row.period_from, to: row.period_to },
  currency: row.currency,
  vat_rate: percentOf(row.vat_rate),
  lines: row.lines.map((line) => lineOf(line, row.currency, language)),
  ...sumsOf(row, row.currency),
  taxes: taxesTold(row),
  refunded: amountOf(row.refunded, row.currency),
  refunding: amountOf(row.refunding, row.currency),
  refundable: amountOf(refundableOf(row), row.currency),
  refunds,
  payment_code: row.payment_code,
  store_payment_method_id: row.store_payment_method_id,
  reverse_charge: row.reverse_charge,
  is_test: row.is_test,
  reason: row.reason,
  issued_at: row.issued_at,
  due_at: row.due_at,
  paid_at: row.paid_at,
  payments,
  updated_at: row.updated_at,
});

/** Billings of one seller as they are told, each with its attempts. */
export async function toldBillings(
  tx: Executor,
  rows: readonly BillingRow[],
  language: Language,
): Promise<Told[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map((row) => row.billing_id);
  const of = <T extends typeof billingPaymentsTable | typeof billingRefundsTable>(table: T) =>
    and(eq(table.company_id, first.company_id), inArray(table.billing_id, ids));
  const payments = await tx
    .select()
    .from(billingPaymentsTable)
    .where(of(billingPaymentsTable))
    .orderBy(asc(billingPaymentsTable.payment_id));
  const refunds = await tx
    .select()
    .from(billingRefundsTable)
    .where(of(billingRefundsTable))
    .orderBy(asc(billingRefundsTable.refund_id));
  return rows.map((row) => {
    const isOwn = (part: { billing_id: number }) => part.billing_id === row.billing_id;
    const parts = {
      payments: payments.filter(isOwn).map(paymentOf),
      refunds: refunds.filter(isOwn).map((refund) => refundOf(refund, row.currency)),
    };
    return toldOf(row, parts, language);
  });
}

export const toldBilling = async (tx: Executor, row: BillingRow, language: Language) =>
  (await toldBillings(tx, [row], language))[0] as Told;

/** The billings of a buyer or of a subscription, the newest first. */
export const billingsWhere = (tx: Executor, where: SQL | undefined, page: number) =>
  tx
    .select()
    .from(billingsTable)
    .where(where)
    .orderBy(desc(billingsTable.issued_at), desc(billingsTable.billing_id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);

export const ofBuyer = ({ companyId, storeId }: Buyer) =>
  and(eq(billingsTable.buyer_company_id, companyId), eq(billingsTable.store_id, storeId));

/** Whatever a subscription's buyer may still pay, the shop's too, the oldest first. */
export const payableBillings = (
  tx: Executor,
  { company_id, subscription_id }: Subscription,
  of?: SQL,
): Promise<BillingRow[]> =>
  tx
    .select()
    .from(billingsTable)
    .where(
      and(
        eq(billingsTable.company_id, company_id),
        eq(billingsTable.subscription_id, subscription_id),
        inArray(billingsTable.status, owedStatuses),
        of,
      ),
    )
    .orderBy(asc(billingsTable.issued_at), asc(billingsTable.billing_id));

/** What a subscription owes, the oldest first: by that it goes on or ends. What was bought in the shop, and a change that waits, are not of it. */
export const owedBillings = (tx: Executor, sub: Subscription) =>
  payableBillings(tx, sub, eq(billingsTable.kind, 'period'));
