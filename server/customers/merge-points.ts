import type { Queryable } from '../db/transaction.ts';
import { allowed } from '../http/refusal.ts';
import { type Context, readContext } from '../ledger/context.ts';
import { credit, type Entry, movement } from '../ledger/lots.ts';
import { writePosting } from '../ledger/write.ts';
import type { Side } from './merge-sides.ts';

export interface Sums {
  earned: number;
  redeemed: number;
  total_amount: number;
  total_transactions: number;
  /** What rounding had cut off; merges of before it was kept have none. */
  remainder?: number;
}

interface By {
  companyId: number;
  userId: number;
  nowMs: number;
}

interface Posting {
  entries: Entry[];
  reason: string;
  activeFrom?: Date;
  expiresAt?: Date | null;
  reverses?: number | null;
}

const contextOf = (client: Queryable, { companyId, nowMs }: By, accountId: number) =>
  readContext(client, {
    companyId,
    storeId: companyId,
    nowMs,
    customer: { user_account_id: accountId },
  }).then(allowed);

/** Posts one movement of a merge on one account, planned with its deficit as it is now. */
export async function postMerge(
  client: Queryable,
  by: By,
  accountId: number,
  plan: (context: Context) => Posting,
) {
  const context = await contextOf(client, by, accountId);
  const { entries, ...posting } = plan(context);
  if (!entries.length) return;
  await writePosting(client, {
    ...posting,
    companyId: by.companyId,
    accountId,
    kind: 'merge',
    storeId: by.companyId,
    userId: by.userId,
    pointValue: context.point_value,
    nowMs: by.nowMs,
    deficit: context.deficit,
    entries,
    tier: { id: context.store_point_title_id, until: context.tier_until },
  });
}

const reason = (account: number) => `#${account}`;
const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

/** Everything of an account goes: what its lots hold, and what it owes. */
const emptied = ({ lots, deficit }: Side, companyId: number): Entry[] => [
  ...lots.flatMap((lot) => movement(lot.lot_id, -lot.points_left, 'adjusted', lot.store_id)),
  ...(deficit ? movement(null, deficit, 'adjusted', companyId) : []),
];

const owed = (points: number, companyId: number) => movement(null, -points, 'adjusted', companyId);

/** The same points on the other account: a lot for each lot, with its days, and what was owed. */
export async function movePoints(client: Queryable, by: By, from: Side, to: Side) {
  const { companyId } = by;
  await postMerge(client, by, from.user_account_id, () => ({
    entries: emptied(from, companyId),
    reason: reason(to.user_account_id),
  }));
  for (const lot of from.lots)
    await postMerge(client, by, to.user_account_id, ({ deficit }) => ({
      entries: credit(deficit, lot.points_left, 'adjusted', lot.store_id),
      reason: reason(from.user_account_id),
      activeFrom: new Date(lot.active_from),
      expiresAt: dateOf(lot.expires_at),
    }));
  if (from.deficit)
    await postMerge(client, by, to.user_account_id, () => ({
      entries: owed(from.deficit, companyId),
      reason: reason(from.user_account_id),
    }));
}

const move = `update accounts set earned = earned + $3, redeemed = redeemed + $4, total_amount = total_amount + $5,
  total_transactions = total_transactions + $6 where company_id = $1 and user_account_id = $2`;

const moveRemainder = `with account as (update accounts set remainder = remainder + $3 where company_id = $1 and user_account_id = $2)
  insert into remainders (company_id, user_account_id, cut, points) values ($1, $2, $3, 0)`;

/** What was bought counts for the account that took it over. */
export async function moveSums(
  client: Queryable,
  companyId: number,
  from: number,
  to: number,
  { earned, redeemed, total_amount, total_transactions, remainder = 0 }: Sums,
) {
  const sums = [earned, redeemed, total_amount, total_transactions];
  await client.query(move, [companyId, from, ...sums.map((sum) => -sum)]);
  await client.query(move, [companyId, to, ...sums]);
  if (!remainder) return;
  await client.query(moveRemainder, [companyId, from, -remainder]);
  await client.query(moveRemainder, [companyId, to, remainder]);
}

/** The last posting of an account: any later one means that it was used. */
export async function lastPostingOf(client: Queryable, companyId: number, accountId: number) {
  const { rows } = await client.query<{ last: number | null }>(
    'select max(posting_id) as last from postings where company_id = $1 and user_account_id = $2',
    [companyId, accountId],
  );
  return rows[0]?.last ?? null;
}
