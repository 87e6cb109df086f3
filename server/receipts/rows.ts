import { and, desc, eq, sql } from 'drizzle-orm';
import { pendingPayments, transactions } from '../../contract/transactions/transactions.ts';
import type { Database } from '../db/connection.ts';
import { actorOf } from '../engine/actor.ts';
import { rowsOf } from '../engine/rows.ts';
import { transactionsTable } from '../tables/ledger.ts';
import { isWholeBack } from '../tables/ledger-sql.ts';

const computed = {
  customer: sql`(select concat_ws(' ', c.first_name, c.last_name) from customers c
    where c.company_id = transactions.company_id and c.user_account_id = transactions.user_account_id)`,
  gross_amount: sql`transactions.amount + transactions.discount_amount`,
  left_to_pay: sql`transactions.amount - transactions.covered_amount`,
  // As much of the points that paid came back as of the whole; see moneyBack of the ledger.
  money_back: sql`transactions.returned_amount - case when transactions.returned_amount = 0 then 0
    else div(transactions.covered_amount::numeric * transactions.returned_amount, transactions.amount) end`,
  points_kept: sql`(transactions.points - transactions.points_taken) / 100.0`,
  standing: sql`case when ${sql.raw(isWholeBack('transactions'))} then 'returned'
    when transactions.returned_amount > 0 then 'partly_returned' else transactions.status end`,
  cashier: actorOf('transactions'),
};

export const transactionRows = rowsOf(transactions, transactionsTable, { computed });
export const pendingRows = rowsOf(pendingPayments, transactionsTable, {
  computed,
  only: eq(transactionsTable.status, 'pending'),
});

/** A customer's last five receipts, in any store of the company. */
export async function lastReceipts({ db }: Database, companyId: number, accountId: number) {
  const { company_id, user_account_id, created_at, transaction_id } = transactionsTable;
  const selection = transactionRows.selection;
  const rows = await db
    .select(selection)
    .from(transactionsTable)
    .where(and(eq(company_id, companyId), eq(user_account_id, accountId)))
    .orderBy(desc(created_at), desc(transaction_id))
    .limit(5);
  return transactions.read.array().parse(rows);
}
