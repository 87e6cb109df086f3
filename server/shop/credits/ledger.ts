import { sql } from 'drizzle-orm';
import type { Credit } from '../../../contract/shop/kinds.ts';
import type { Executor } from '../../db/executor.ts';

/** Whose credits, and of which kind. */
export interface Account {
  readonly companyId: number;
  readonly storeId: number;
  readonly credit: Credit;
}

/** The order that credits came by: the seller's tenant and its number there. */
export interface Source {
  readonly sellerId: number;
  readonly orderId: number;
}

const ofAccount = ({ companyId, storeId, credit }: Account) =>
  sql`company_id = ${companyId} and store_id = ${storeId} and credit = ${credit}`;

/** Locks the balance, which is made where there is none yet: whoever moves credits does this first. */
const lockBalance = (tx: Executor, { companyId, storeId, credit }: Account) =>
  tx.execute(sql`insert into credit_balances (company_id, store_id, credit) values (${companyId}, ${storeId}, ${credit})
    on conflict (company_id, store_id, credit) do update set updated_at = now()`);

interface Move extends Source {
  readonly move: 'bought' | 'expired' | 'refunded';
  readonly amount: number;
}

/** Writes down what came or went, with the balance; `amount` is negative for what went. */
async function note(tx: Executor, account: Account, { move, amount, sellerId, orderId }: Move) {
  const { companyId, storeId, credit } = account;
  await tx.execute(sql`insert into credit_entries (company_id, store_id, credit, move, amount, seller_company_id, shop_order_id)
    values (${companyId}, ${storeId}, ${credit}, ${move}, ${amount}, ${sellerId}, ${orderId})`);
  await tx.execute(
    sql`update credit_balances set balance = balance + ${amount}, updated_at = now() where ${ofAccount(account)}`,
  );
}

/** Gives the credits of an order, once for each order. `expiresAt` is null where they are never lost. */
export async function giveCredits(
  tx: Executor,
  account: Account,
  given: Source & { readonly amount: number; readonly expiresAt: string | null },
) {
  const { companyId, storeId, credit } = account;
  const { sellerId, orderId, amount, expiresAt } = given;
  await lockBalance(tx, account);
  const { rows } =
    await tx.execute(sql`insert into credit_lots (company_id, store_id, credit, seller_company_id, shop_order_id, amount,
      remaining, expires_at)
    values (${companyId}, ${storeId}, ${credit}, ${sellerId}, ${orderId}, ${amount}, ${amount}, ${expiresAt}::timestamptz)
    on conflict (seller_company_id, shop_order_id) do nothing returning credit_lot_id`);
  if (rows.length) await note(tx, account, { move: 'bought', amount, sellerId, orderId });
}

/** Takes what is left of an order's credits: its money went back. What was used stays used. */
export async function takeBackCredits(tx: Executor, account: Account, source: Source) {
  await lockBalance(tx, account);
  const { rows } = await tx.execute<{ remaining: number }>(
    sql`update credit_lots l set remaining = 0 from credit_lots b
      where l.seller_company_id = ${source.sellerId} and l.shop_order_id = ${source.orderId} and l.remaining > 0
        and b.company_id = l.company_id and b.store_id = l.store_id and b.credit_lot_id = l.credit_lot_id
      returning b.remaining::int as remaining`,
  );
  for (const { remaining } of rows)
    await note(tx, account, { move: 'refunded', amount: -remaining, ...source });
}

/** How many there are of a kind. */
export async function balanceOf(tx: Executor, account: Account): Promise<number> {
  const { rows } = await tx.execute<{ balance: number }>(
    sql`select balance::int as balance from credit_balances where ${ofAccount(account)}`,
  );
  return rows[0]?.balance ?? 0;
}

/** Takes those of one account whose time is over. */
export async function expireOf(tx: Executor, account: Account, now: string) {
  await lockBalance(tx, account);
  const { rows } = await tx.execute<{ remaining: number; seller: number; id: number }>(
    sql`update credit_lots l set remaining = 0 from credit_lots b
      where l.company_id = ${account.companyId} and l.store_id = ${account.storeId} and l.credit = ${account.credit}
        and l.remaining > 0 and l.expires_at <= ${now}::timestamptz
        and b.company_id = l.company_id and b.store_id = l.store_id and b.credit_lot_id = l.credit_lot_id
      returning b.remaining::int as remaining, l.seller_company_id::int as seller, l.shop_order_id::int as id`,
  );
  for (const { remaining, seller, id } of rows)
    await note(tx, account, {
      move: 'expired',
      amount: -remaining,
      sellerId: seller,
      orderId: id,
    });
}
