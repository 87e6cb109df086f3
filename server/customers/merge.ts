import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../http/call.ts';
import { claimKey, onceBy } from '../http/once.ts';
import { lockAccount } from '../ledger/context.ts';
import type { Taken } from '../tables/customers.ts';
import { moveEffects } from './merge-effects.ts';
import { lastPostingOf, movePoints, moveSums, moveVisits, type Sums } from './merge-points.ts';
import { fillable, type Side, sidesOf } from './merge-sides.ts';
import { keepOff } from './turn-on.ts';

export interface Merging {
  companyId: number;
  userId: number;
  nowMs: number;
  mobiles: [string, string];
}

/** The values that the account that stays has none of, and the attributes of both. */
export function filledFrom(survivor: Side, merged: Side): Record<string, unknown> {
  const empty = fillable.filter(
    (name) =>
      survivor[name] === null &&
      merged[name] !== null &&
      !(name === 'birthday' && survivor.birth_date !== null),
  );
  return Object.fromEntries(empty.map((name) => [name, merged[name]]));
}

/** A birthday without a year gives way to the whole date of the other account. */
const emptiedBy = (survivor: Side, merged: Side): Record<string, unknown> =>
  survivor.birthday !== null && merged.birth_date !== null ? { birthday: survivor.birthday } : {};

const takeOver = `update customers set ${fillable
  .map((name) => `${name} = coalesce(customers.${name}, m.${name})`)
  .join(
    ', ',
  )}, extra_attributes = m.extra_attributes || customers.extra_attributes, updated_at = now()
  from customers m where customers.company_id = $1 and customers.user_account_id = $2 and m.company_id = $1 and m.user_account_id = $3`;

async function moveCards(client: Queryable, companyId: number, survivor: number, cards: string[]) {
  await client.query(
    'update loyalty_cards set user_account_id = $2 where company_id = $1 and card_number = any($3::text[])',
    [companyId, survivor, cards],
  );
}

const sumsOf = ({ earned, redeemed, total_amount, total_transactions, remainder }: Side): Sums => ({
  earned,
  redeemed,
  total_amount,
  total_transactions,
  remainder,
});

async function keepMerge(
  client: Queryable,
  merging: Merging,
  survivor: Side,
  merged: Side,
  taken: Taken,
) {
  const { companyId, userId, nowMs } = merging;
  const last = await lastPostingOf(client, companyId, survivor.user_account_id);
  const { rows } = await client.query<{ merge_id: number }>(
    `insert into customer_merges (company_id, kept_id, merged_id, user_id, taken, last_posting_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) returning merge_id`,
    [
      ...[companyId, survivor.user_account_id, merged.user_account_id, userId],
      ...[JSON.stringify(taken), last, new Date(nowMs)],
    ],
  );
  return rows[0]?.merge_id ?? 0;
}

/** Locks two accounts in one order, whoever asks for which: two merges at once never wait for each other. */
async function lockBoth(client: Queryable, companyId: number, ids: number[]) {
  for (const id of ids.toSorted((one, other) => one - other))
    await lockAccount(client, companyId, id);
}

async function merge(client: Queryable, merging: Merging) {
  const { companyId, nowMs, mobiles } = merging;
  const accounts = await sidesOf(client, companyId, mobiles);
  await lockBoth(
    client,
    companyId,
    accounts.map(({ user_account_id }) => user_account_id),
  );
  const [survivor, merged] = await sidesOf(client, companyId, mobiles);
  const [survivorId, mergedId] = [survivor.user_account_id, merged.user_account_id];
  const taken: Taken = {
    filled: filledFrom(survivor, merged),
    emptied: emptiedBy(survivor, merged),
    attributes: survivor.extra_attributes,
    cards: merged.card_numbers,
    claims: await moveEffects(client, { companyId, from: mergedId, to: survivorId }),
    points: merged.lots.reduce((sum, lot) => sum + lot.points_left, 0),
    deficit: merged.deficit,
    sums: sumsOf(merged),
  };
  await movePoints(client, merging, merged, survivor);
  await moveSums(client, companyId, mergedId, survivorId, taken.sums);
  await moveCards(client, companyId, survivorId, taken.cards);
  await client.query(takeOver, [companyId, survivorId, mergedId]);
  await client.query(
    'update customers set deleted_at = $3, merged_into = $4 where company_id = $1 and user_account_id = $2',
    [companyId, mergedId, new Date(nowMs), survivorId],
  );
  await moveVisits(client, companyId, survivorId);
  await keepOff(client, companyId, survivorId);
  return keepMerge(client, merging, survivor, merged, taken);
}

/**
 * Lets the account of the first mobile take over cards, points and attributes of the second's, once
 * for each key; answers the merge. Throws unknown_customer and same_account.
 */
export function mergeOnce(
  database: Database,
  merging: Merging,
  idempotency: Idempotency | undefined,
): Promise<number> {
  const keyed = { companyId: merging.companyId, nowMs: merging.nowMs, idempotency };
  return onceBy(
    database,
    keyed,
    () =>
      withTransaction(database, async (client) => {
        const id = await merge(client, merging);
        await claimKey(client, keyed, id);
        return id;
      }),
    async (id) => id,
  );
}
