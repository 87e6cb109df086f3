import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { type Entry, movement } from '../ledger/lots.ts';
import { databaseError, uniqueViolation } from '../runtime/database-errors.ts';
import type { Taken } from '../tables/customers.ts';
import { moveEffectsBack } from './merge-effects.ts';
import { lastPostingOf, moveLotsBack, moveSums, moveVisits, postMerge } from './merge-points.ts';

interface Undoing {
  companyId: number;
  userId: number;
  nowMs: number;
  mergeId: number;
}

interface MergeRow {
  kept_id: number;
  merged_id: number;
  taken: Taken;
  last_posting_id: number | null;
  created_at: Date;
  undone_at: Date | null;
}

async function mergeOf(client: Queryable, { companyId, mergeId }: Undoing) {
  const { rows } = await client.query<MergeRow>(
    'select kept_id, merged_id, taken, last_posting_id, created_at, undone_at from customer_merges where company_id = $1 and merge_id = $2 for update',
    [companyId, mergeId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Throws merge_used once the account that took over was used or forgotten, or the merge was undone. */
async function assertUnused(client: Queryable, companyId: number, merge: MergeRow) {
  const last = await lastPostingOf(client, companyId, merge.kept_id);
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select 1 from claims where company_id = $1 and user_account_id = $2 and created_at > $3)
      or exists (select 1 from claims where company_id = $1 and claim_id = any($4::bigint[]) and state <> 'claimed')
      or exists (select 1 from customers where company_id = $1 and user_account_id = $2 and anonymised_at is not null) as used`,
    [companyId, merge.kept_id, merge.created_at, merge.taken.claims ?? []],
  );
  if (merge.undone_at || rows[0]?.used || last !== merge.last_posting_id)
    throw new Refusal('merge_used');
}

const postedBy = `select e.lot_id as lot, e.store_id as store, e.amount from postings p
  join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
  where p.company_id = $1 and p.user_account_id = $2 and p.kind = 'merge' and p.created_at = $3 and e.side = 'customer'
  order by p.posting_id, e.entry_no`;

/** The opposite of what a merge posted on one account. */
async function reversed(client: Queryable, companyId: number, accountId: number, at: Date) {
  const { rows } = await client.query<{ lot: number | null; store: number; amount: number }>(
    postedBy,
    [companyId, accountId, at],
  );
  return rows.flatMap(({ lot, store, amount }): Entry[] =>
    movement(lot, -amount, 'adjusted', store),
  );
}

async function comeBack(client: Queryable, companyId: number, merge: MergeRow) {
  try {
    await client.query(
      'update customers set deleted_at = null, merged_into = null, updated_at = now() where company_id = $1 and user_account_id = $2',
      [companyId, merge.merged_id],
    );
  } catch (error) {
    if (databaseError(error)?.code === uniqueViolation)
      throw new Refusal('already_exists', { fields: { mobile: [{ name: 'taken' }] } });
    throw error;
  }
}

const emptyAttributes = `update customers k set updated_at = now(), extra_attributes =
    (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(k.extra_attributes) e
      where $4::jsonb ? e.key or e.value is distinct from m.extra_attributes -> e.key)
  from customers m where k.company_id = $1 and k.user_account_id = $2 and m.company_id = $1 and m.user_account_id = $3`;

/** What was filled in from the other account goes, unless it was changed since. */
async function emptyFilled(
  client: Queryable,
  companyId: number,
  { kept_id, merged_id, taken }: MergeRow,
) {
  for (const [column, value] of Object.entries(taken.filled))
    await client.query(
      `update customers set ${column} = null where company_id = $1 and user_account_id = $2 and ${column}::text = $3`,
      [companyId, kept_id, String(value)],
    );
  // A birthday comes back only where no date was given since: that empties it, and changes nothing.
  for (const [column, value] of Object.entries(taken.emptied ?? {}))
    await client.query(
      `update customers set ${column} = $3 where company_id = $1 and user_account_id = $2 and ${column} is null`,
      [companyId, kept_id, value],
    );
  const before = JSON.stringify(taken.attributes);
  await client.query(emptyAttributes, [companyId, kept_id, merged_id, before]);
}

/**
 * Takes a merge back, within the client's transaction; answers the account that had taken over.
 * Throws not_found, merge_used, and already_exists where somebody else registered the mobile since.
 */
export async function undoMerge(client: Queryable, undoing: Undoing): Promise<number> {
  const { companyId, mergeId, nowMs } = undoing;
  const merge = await mergeOf(client, undoing);
  const ids = [merge.kept_id, merge.merged_id].toSorted((one, other) => one - other);
  for (const id of ids) await lockAccount(client, companyId, id);
  await assertUnused(client, companyId, merge);
  await comeBack(client, companyId, merge);
  const postBack = async (id: number) => {
    const entries = await reversed(client, companyId, id, merge.created_at);
    await postMerge(client, undoing, id, () => ({ entries, reason: `#${mergeId}` }));
  };
  await postBack(merge.kept_id);
  await moveLotsBack(client, companyId, merge.kept_id, merge.merged_id);
  await postBack(merge.merged_id);
  await moveSums(client, companyId, merge.kept_id, merge.merged_id, merge.taken.sums);
  for (const id of ids) await moveVisits(client, companyId, id);
  await client.query(
    'update loyalty_cards set user_account_id = $3 where company_id = $1 and user_account_id = $2 and card_number = any($4::text[])',
    [companyId, merge.kept_id, merge.merged_id, merge.taken.cards],
  );
  const move = { companyId, from: merge.kept_id, to: merge.merged_id };
  await moveEffectsBack(client, move, merge.taken.claims ?? []);
  await emptyFilled(client, companyId, merge);
  await client.query(
    'update customer_merges set undone_at = $3 where company_id = $1 and merge_id = $2',
    [companyId, mergeId, new Date(nowMs)],
  );
  return merge.kept_id;
}
