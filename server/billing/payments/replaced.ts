import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { logged } from '../../runtime/log-error.ts';
import { billingPaymentsTable } from '../../tables/billing-payments.ts';
import type { PaymentRow } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import { atAccount, lookUp } from '../providers/at-account.ts';
import { activeCard } from './attempt.ts';
import { book } from './events.ts';

/**
 * Whoever keeps a card has the page before them and pays by a press of their own, where their bank may ask them; so long
 * after it the card is charged for what is still due of the plan, and what was bought in the shop is given up.
 */
export const byHandMs = 10 * 60_000;

/** Attempts of a buyer that wait for the bank of another card than the one that is charged now. */
async function waitingWithAnother(tx: Executor, companyId: number, storeId: number) {
  const card = await activeCard(tx, companyId, storeId);
  if (!card) return [];
  const { company_id, store_id, state, card_id, provider_ref } = billingPaymentsTable;
  return tx
    .select()
    .from(billingPaymentsTable)
    .where(
      and(
        eq(company_id, companyId),
        eq(store_id, storeId),
        eq(state, 'requires_action'),
        ne(card_id, card.card_id),
        sql`${provider_ref} is not null`,
      ),
    );
}

async function giveUp(billing: Billing, payment: PaymentRow) {
  const ref = payment.provider_ref ?? '';
  // Its bank may have said yes meanwhile: then it is paid, and that is what is read.
  await atAccount(billing, payment, (provider) => provider.abandon(ref)).catch(() => undefined);
  const found = await lookUp(billing, payment);
  if (found) await book(billing, payment.company_id, found.facts);
}

/** Whoever chose another card is not asked any more by the bank of the one before: what waits for it is given up. */
export async function giveUpReplaced(billing: Billing, companyId: number, storeId: number) {
  for (const payment of await waitingWithAnother(billing.database.db, companyId, storeId)) {
    try {
      await giveUp(billing, payment);
    } catch (error) {
      const { payment_id: paymentId } = payment;
      billing.log.warn({ paymentId, err: logged(error) }, 'a waiting payment was not given up');
    }
  }
}
