import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { readLots } from '../ledger/context.ts';
import { type Entry, giveBack, movement, type Spent } from '../ledger/lots.ts';
import { lockBoth, postAt } from './bring.ts';
import { contextAt } from './partners.ts';

interface Undoing {
  companyId: number;
  storeId: number;
  userId: number;
  accountId: number;
  transferId: number;
  nowMs: number;
}

interface Sides {
  posting_id: number;
  to_company_id: number;
  to_posting_id: number;
  to_account_id: number;
  points: number;
  points_there: number;
  company: string;
  partner: string;
}

const find = `select t.posting_id, t.to_company_id, t.to_posting_id, o.user_account_id as to_account_id, t.points,
    o.points as points_there, h.name as company, p.name as partner
  from synergy_transfers t
  join synergy_transfers o on o.company_id = t.to_company_id and o.transfer_id = t.transfer_id
  join stores h on h.company_id = t.company_id and h.store_id = t.company_id
  join stores p on p.company_id = t.to_company_id and p.store_id = t.to_company_id
  join postings g on g.company_id = t.company_id and g.posting_id = t.posting_id and g.store_id = $2
  where t.company_id = $1 and t.transfer_id = $3 and t.user_account_id = $4 and t.direction = 'in'`;

/** SQL: whether a transfer `t` into a company can still be undone: nothing of it was used, and both people are still there. */
export const mayUndo = `t.undo_posting_id is null
  and not exists (select 1 from lots l where l.company_id = t.company_id and l.user_account_id = t.user_account_id
    and l.posting_id = t.posting_id and l.points_left < l.amount)
  and exists (select 1 from customers c where c.company_id = t.company_id and c.user_account_id = t.user_account_id and c.deleted_at is null)
  and exists (select 1 from synergy_transfers u join customers c on c.company_id = u.company_id and c.user_account_id = u.user_account_id
    where u.company_id = t.to_company_id and u.transfer_id = t.transfer_id and c.deleted_at is null and c.anonymised_at is null)`;
const still = `select 1 from synergy_transfers t where t.company_id = $1 and t.transfer_id = $2 and ${mayUndo}`;

const postedBy = `select e.lot_id as lot, e.store_id as store, e.redeem_store_id as redeemer, e.amount from entries e
  where e.company_id = $1 and e.posting_id = $2 and e.side = 'customer' order by e.entry_no`;

async function customersOf(client: Queryable, companyId: number, postingId: number) {
  type Row = Pick<Entry, 'lot' | 'store' | 'redeemer' | 'amount'>;
  const { rows } = await client.query<Row>(postedBy, [companyId, postingId]);
  return rows;
}

/** The opposite of what was given here; where it had filled a deficit, that is owed again. */
async function takeHere(client: Queryable, undoing: Undoing, sides: Sides) {
  const { companyId, storeId, accountId, userId, nowMs } = undoing;
  const customers = await customersOf(client, companyId, sides.posting_id);
  const context = await contextAt(client, companyId, storeId, accountId, nowMs);
  const { posted_id } = await postAt(client, undoing, context, {
    kind: 'synergy_in',
    userId,
    reason: sides.partner,
    reverses: sides.posting_id,
    entries: customers.flatMap(({ lot, store, redeemer, amount }) =>
      movement(lot, -amount, 'synergy', store, redeemer),
    ),
  });
  return posted_id;
}

/** Back to the lots they came from, with their expiry; what has expired meanwhile expires at once. */
async function giveThere(client: Queryable, { nowMs }: Undoing, sides: Sides) {
  const { to_company_id: companyId, to_account_id: accountId } = sides;
  const rows = await customersOf(client, companyId, sides.to_posting_id);
  const spent = rows.map((row): Spent => ({ ...row, lot: row.lot ?? 0, amount: -row.amount }));
  const ids = spent.map(({ lot }) => lot);
  const lots = await readLots(client, companyId, accountId, ids);
  const context = await contextAt(client, companyId, companyId, accountId, nowMs);
  const { deficit } = context;
  const { entries } = giveBack(lots, spent, sides.points_there, deficit, nowMs, 'synergy');
  const at = { companyId, storeId: companyId, accountId, nowMs };
  const { posted_id } = await postAt(client, at, context, {
    kind: 'synergy_out',
    userId: null,
    reason: sides.company,
    reverses: sides.to_posting_id,
    entries,
  });
  return posted_id;
}

const mark =
  'update synergy_transfers set undo_posting_id = $3 where company_id = $1 and transfer_id = $2';

/**
 * Sends what was brought back to where it came from, within the client's transaction. Throws not_found
 * for a transfer of another store, and transfer_used once any of it was used or it was undone.
 */
export async function undoTransfer(client: Queryable, undoing: Undoing) {
  const { companyId, storeId, accountId, transferId } = undoing;
  const { rows } = await client.query<Sides>(find, [companyId, storeId, transferId, accountId]);
  const sides = rows[0];
  if (!sides) throw new Refusal('not_found');
  const there = [sides.to_company_id, sides.to_account_id] as [number, number];
  await lockBoth(client, [companyId, accountId], there);
  if (!(await client.query(still, [companyId, transferId])).rowCount)
    throw new Refusal('transfer_used');
  const here = await takeHere(client, undoing, sides);
  await client.query(mark, [companyId, transferId, here]);
  const back = await giveThere(client, undoing, sides);
  await client.query(mark, [sides.to_company_id, transferId, back]);
}
