import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { billingCardsTable, billingPaymentsTable } from '../../tables/billing-payments.ts';
import { liveAttempt } from '../billings/live.ts';
import type { PaymentRow } from '../billings/tell.ts';
import { installationId } from '../core/installation.ts';
import { type BillingRow, isoOf } from '../core/rows.ts';
import type { Taker } from '../providers/choose.ts';

export type CardRow = typeof billingCardsTable.$inferSelect;

/** The card that a buyer's billings are charged to. */
export async function activeCard(
  tx: Executor,
  companyId: number,
  storeId: number,
): Promise<CardRow | undefined> {
  const [card] = await tx
    .select()
    .from(billingCardsTable)
    .where(
      and(
        eq(billingCardsTable.company_id, companyId),
        eq(billingCardsTable.store_id, storeId),
        eq(billingCardsTable.is_active, true),
        sql`${billingCardsTable.removed_at} is null`,
      ),
    );
  return card;
}

/**
 * Writes down that a billing is about to be charged, before anybody is asked for money: whoever is killed then
 * left the key by which it is asked for again. Call it with the subscription locked; a unique index lets no second
 * attempt begin while one is under way. Throws payment_under_way.
 */
export async function beginAttempt(
  tx: Executor,
  billing: BillingRow,
  card: CardRow,
  provider: Taker,
  { now, scheduled }: { now: number; scheduled: boolean },
): Promise<PaymentRow> {
  if (await liveAttempt(tx, billing)) throw new Refusal('payment_under_way');
  const { company_id, billing_id, store_id, currency } = billing;
  const before = await tx
    .select({ attempt: billingPaymentsTable.attempt })
    .from(billingPaymentsTable)
    .where(
      and(
        eq(billingPaymentsTable.company_id, company_id),
        eq(billingPaymentsTable.billing_id, billing_id),
      ),
    );
  const attempt = before.length + 1;
  const [row] = await tx
    .insert(billingPaymentsTable)
    .values({
      company_id,
      billing_id,
      store_id,
      attempt,
      provider: provider.name,
      account: provider.account,
      idempotency_key: `pistos-${await installationId(tx)}-${company_id}-${billing_id}-${attempt}`,
      amount: billing.total,
      currency,
      card_id: card.card_id,
      is_test: provider.isTest,
      scheduled,
      created_at: isoOf(now),
    })
    .returning();
  if (!row) throw new Refusal('payment_under_way');
  return row;
}

/** An attempt by its id. Throws not_found. */
export async function attemptRow(tx: Executor, companyId: number, id: number): Promise<PaymentRow> {
  const [row] = await tx
    .select()
    .from(billingPaymentsTable)
    .where(
      and(eq(billingPaymentsTable.company_id, companyId), eq(billingPaymentsTable.payment_id, id)),
    );
  if (!row) throw new Refusal('not_found');
  return row;
}
