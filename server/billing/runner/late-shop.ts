import { and, asc, eq, gt, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { shopTermDays } from '../../../contract/shop/kinds.ts';
import { billingsTable } from '../../tables/billing.ts';
import { billingPaymentsTable } from '../../tables/billing-payments.ts';
import { liveAttempt } from '../billings/live.ts';
import { ofBuyer } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import { type BillingRow, type Buyer, billingRow, isoOf, soldSubscription } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { byHandMs } from '../payments/replaced.ts';
import { giveUp } from '../payments/settle.ts';

const some = 100;
const termMs = shopTermDays * 24 * 3_600_000;

type Why = 'payment_failed' | 'not_paid_in_time';

/** What nobody has paid in time: a change of plan when it is due, what was bought in the shop after a term more. */
const dueBefore = (now: number) =>
  or(
    and(eq(billingsTable.kind, 'shop'), lt(billingsTable.due_at, isoOf(now - termMs))),
    and(
      eq(billingsTable.kind, 'change'),
      lt(billingsTable.due_at, isoOf(now)),
      gt(billingsTable.due_at, billingsTable.issued_at),
    ),
  );

/**
 * What was to be paid by a card at once whose bank is asked no more, since that moment at least: another card has taken
 * its place, which nobody charges for it by itself.
 */
function abandonedBefore(moment: number) {
  const { company_id, billing_id, due_at, issued_at } = billingsTable;
  const payments = sql`select 1 from ${billingPaymentsTable} p where p.company_id = ${company_id} and p.billing_id = ${billing_id}`;
  return and(
    lte(due_at, issued_at),
    sql`exists (${payments})`,
    sql`not exists (${payments} and (p.state <> 'failed' or p.settled_at > ${isoOf(moment)}::timestamptz))`,
  );
}

/** Billings of the shop, and changes of plans, of which something is so, those after one. */
const waiting = ({ database: { db } }: Billing, where: SQL | undefined, after: number) => {
  const { kind, status, billing_id } = billingsTable;
  return db
    .select()
    .from(billingsTable)
    .where(and(ne(kind, 'period'), eq(status, 'open'), gt(billing_id, after), where))
    .orderBy(asc(billing_id))
    .limit(some);
};

/** Gives one up, unless it was paid meanwhile or its bank is being asked. */
const giveUpOne = (
  billing: Billing,
  { company_id, billing_id, subscription_id }: BillingRow,
  why: Why,
) =>
  billing.database.db.transaction(async (tx) => {
    const sub = await soldSubscription(tx, company_id, subscription_id, true);
    const row = await billingRow(tx, company_id, billing_id, true);
    if (row.status !== 'open' || (await liveAttempt(tx, row))) return;
    const seller = await sellerOf(tx, company_id);
    const { publicUrl } = billing.settings;
    const settling = { tx, seller, sub, billing: row, publicUrl, now: billing.now() };
    await giveUp(settling, why);
  });

async function giveUpAll(billing: Billing, why: Why, where: SQL | undefined, signal?: AbortSignal) {
  for (let after = 0; !signal?.aborted; ) {
    const rows = await waiting(billing, where, after);
    for (const row of rows) await giveUpOne(billing, row, why);
    after = rows.at(-1)?.billing_id ?? 0;
    if (rows.length < some) return;
  }
}

/** Gives up what was bought in the shop, or changes a plan, and is not paid, nor will be: stock is for others again, plans stay. */
export async function giveUpLate(billing: Billing, signal?: AbortSignal) {
  const now = billing.now();
  await giveUpAll(billing, 'not_paid_in_time', dueBefore(now), signal);
  await giveUpAll(billing, 'payment_failed', abandonedBefore(now - byHandMs), signal);
}

/** Gives up at once what a buyer does not pay any more: something else is bought in its place. */
export const giveUpAbandoned = (billing: Billing, buyer: Buyer) =>
  giveUpAll(billing, 'payment_failed', and(ofBuyer(buyer), abandonedBefore(billing.now())));
