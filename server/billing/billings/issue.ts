import type { BillingKind, BillingLine, Parties } from '../../../contract/billing/billings.ts';
import { sumOf } from '../../../contract/billing/money.ts';
import { paymentCodeOf } from '../../../contract/billing/payment-code.ts';
import type { Period } from '../../../contract/billing/periods.ts';
import type { Executor } from '../../db/executor.ts';
import { billingsTable } from '../../tables/billing.ts';
import { type BillingRow, isoOf, type Subscription } from '../core/rows.ts';
import { type Seller, takeNumbers } from '../core/sellers.ts';
import { partiesOf, taxationBetween } from './parties.ts';

export interface NewBilling {
  readonly sub: Subscription;
  readonly kind: BillingKind;
  readonly period: Period;
  readonly lines: readonly BillingLine[];
  readonly issued: number;
  readonly due: number;
  /** The plans that it changes from and to, once it is paid. */
  readonly change?: { readonly from: number; readonly to: number };
}

/**
 * Issues billings of a seller, all in one statement, each with the next number of the series. Whoever calls
 * holds their subscriptions locked: that, and a unique index, is what bills a period once.
 */
export async function issueBillings(
  tx: Executor,
  seller: Seller,
  wanted: readonly NewBilling[],
): Promise<BillingRow[]> {
  if (!wanted.length) return [];
  const parties = await partiesOf(
    tx,
    seller.companyId,
    wanted.map(({ sub }) => sub.store_id),
  );
  const isReversed = (of: Parties, lines: readonly BillingLine[]) =>
    taxationBetween(of, seller.vatRate).reverse_charge && lines.some((line) => !line.vat_rate);
  const first = await takeNumbers(tx, seller.companyId, wanted.length);
  return tx
    .insert(billingsTable)
    .values(
      wanted.map(({ sub, kind, period, lines, issued, due, change }, index) => ({
        company_id: seller.companyId,
        subscription_id: sub.subscription_id,
        store_id: sub.store_id,
        buyer_company_id: sub.buyer_company_id,
        number: first + index,
        kind,
        from_plan_id: change?.from ?? null,
        to_plan_id: change?.to ?? null,
        period_from: isoOf(period.from),
        period_to: isoOf(period.to),
        currency: seller.currency,
        vat_rate: lines.find(({ total }) => total > 0)?.vat_rate ?? seller.vatRate,
        lines: [...lines],
        parties: parties(sub.store_id),
        reverse_charge: isReversed(parties(sub.store_id), lines),
        ...sumOf(lines),
        payment_code: paymentCodeOf(seller.companyId, first + index),
        store_payment_method_id: sub.store_payment_method_id,
        issued_at: isoOf(issued),
        due_at: isoOf(due),
      })),
    )
    .returning();
}
