import { type UndoneReceipt, undoMinutes } from '../../contract/transactions/transaction-undo.ts';
import type { Database } from '../db/connection.ts';
import type { Queryable } from '../db/transaction.ts';
import { actorText } from '../engine/actor.ts';
import { Refusal } from '../http/refusal.ts';
import type { NewReturn } from '../ledger/returns.ts';
import { pointsOf } from '../runtime/units.ts';
import { isWholeBack } from '../tables/ledger-sql.ts';
import { cancelPending } from './pending.ts';
import { postReturn } from './returns.ts';

/** What is undone: all of a receipt. */
export interface Undoing extends Omit<NewReturn, 'body'> {
  reason: string | null | undefined;
  /** The cash register whose device asks, where it is paired. */
  registerId: number | null;
}

interface Facts {
  status: UndoneReceipt['status'];
  age_ms: number;
  is_own: boolean;
  is_built_upon: boolean;
  /** Who took all of it back, and when by the company's clock; nothing where some of it still counts. */
  returned: { name: string; date: string; time: string } | null;
  balance: number;
}

// What came later on the account may stand on these points: a gift for them, a tier, a reward of its goal.
const read = {
  name: 'undoable-receipt',
  text: `select t.status, extract(epoch from $4::timestamptz - t.created_at) * 1000 as age_ms, a.balance,
      coalesce(t.user_id = $5 and t.till_id is null and $6::bigint is null or t.cash_register_id = $7, false) as is_own,
      t.returned_amount > 0 or ${isWholeBack('t')}
        or exists (select 1 from postings p join postings own on own.company_id = p.company_id and own.transaction_id = t.transaction_id
            and own.kind = 'receipt' where p.company_id = t.company_id and p.user_account_id = t.user_account_id
            and p.posting_id > own.posting_id and p.transaction_id is distinct from t.transaction_id)
        or exists (select 1 from claims c where c.company_id = t.company_id and c.transaction_id = t.transaction_id
            and c.kind = 'goal' and c.state = 'redeemed') as is_built_upon,
      case when ${isWholeBack('t')} then (select json_build_object('name', coalesce(nullif(${actorText('r')}, ''), '–'),
          'date', to_char(r.created_at at time zone cs.time_zone, 'YYYY-MM-DD'), 'time', to_char(r.created_at at time zone cs.time_zone, 'HH24:MI'))
        from transaction_returns r join company_settings cs on cs.company_id = r.company_id where r.company_id = t.company_id
          and r.transaction_id = t.transaction_id order by r.return_id desc limit 1) end as returned
    from transactions t join accounts a on a.company_id = t.company_id and a.user_account_id = t.user_account_id
    where t.company_id = $1 and t.store_id = $2 and t.transaction_id = $3`,
};

async function factsOf(client: Queryable, wanted: Undoing): Promise<Facts> {
  const { companyId, storeId, transactionId, nowMs, userId, tillId, registerId } = wanted;
  const values = [companyId, storeId, transactionId, new Date(nowMs), userId, tillId, registerId];
  const { rows } = await client.query<Facts>({ ...read, values });
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Throws undo_not_yours, already_returned, undo_too_late and undo_built_upon. */
function assertMay({ age_ms, is_own, is_built_upon, returned }: Facts) {
  const details = { minutes: undoMinutes };
  if (!is_own) throw new Refusal('undo_not_yours');
  if (returned) throw new Refusal('already_returned', { details: returned });
  if (Number(age_ms) > undoMinutes * 60_000) throw new Refusal('undo_too_late', { details });
  if (is_built_upon) throw new Refusal('undo_built_upon');
}

/** A payment that waits has moved nothing yet; one that was cancelled before is answered again. */
async function cancel(database: Database, wanted: Undoing, facts: Facts): Promise<UndoneReceipt> {
  const replayed = facts.status === 'cancelled';
  if (!replayed) await cancelPending(database, wanted);
  return {
    transaction_id: wanted.transactionId,
    status: 'cancelled',
    money_back: 0,
    points_taken: 0,
    points_given_back: 0,
    balance_after: pointsOf(facts.balance),
    replayed,
  };
}

/**
 * Takes back all of a receipt by whoever posted it, or at the till that did, within two minutes and while
 * nothing came after it. It is a return like any other: its coupons go back with it.
 */
export async function undoReceipt(database: Database, wanted: Undoing): Promise<UndoneReceipt> {
  const facts = await factsOf(database.pool, wanted);
  if (facts.status !== 'posted') {
    assertMay(facts);
    return cancel(database, wanted, facts);
  }
  const { reason, registerId: _, ...which } = wanted;
  const body = { lines: [], reason: reason ?? null };
  // Asked again under the lock, and not at all of a key that was answered before.
  const may = async (client: Queryable) => assertMay(await factsOf(client, wanted));
  const done = await postReturn(database, { ...which, body }, may);
  const { money_back, points_taken, points_given_back, balance_after } = done.return;
  return {
    transaction_id: wanted.transactionId,
    status: 'posted',
    money_back,
    points_taken,
    points_given_back,
    balance_after,
    replayed: done.replayed,
  };
}
