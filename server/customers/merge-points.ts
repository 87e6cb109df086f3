import type { Queryable } from '../db/transaction.ts';
import { allowed } from '../http/refusal.ts';
import { type Context, readContext } from '../ledger/context.ts';
import { type Entry, type Lot, movement } from '../ledger/lots.ts';
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

/** Everything of an account goes: what its lots hold, and what it owes. */
const emptied = ({ lots, deficit }: Side, companyId: number): Entry[] => [
  ...lots.flatMap((lot) => movement(lot.lot_id, -lot.points_left, 'adjusted', lot.store_id)),
  ...(deficit ? movement(null, deficit, 'adjusted', companyId) : []),
];

/** The points of the lots come back into them, once the account's own debt is filled; then the other account's debt is added. */
function filled({ lots, deficit }: Side, own: number, companyId: number): Entry[] {
  let owed = own;
  const into = ({ lot_id, store_id, points_left }: Lot): Entry[] => {
    const fills = Math.min(owed, points_left);
    owed -= fills;
    const rest = points_left - fills;
    return [
      ...(fills ? movement(null, fills, 'adjusted', store_id) : []),
      ...(rest ? movement(lot_id, rest, 'adjusted', store_id) : []),
    ];
  };
  return [
    ...lots.flatMap(into),
    ...(deficit ? movement(null, -deficit, 'adjusted', companyId) : []),
  ];
}

const lotsOf = {
  name: 'move-lots',
  text: 'update lots set user_account_id = $3 where company_id = $1 and user_account_id = $2',
};
const lotsBack = {
  name: 'move-lots-back',
  text: `update lots l set user_account_id = $3 from postings p where l.company_id = $1 and l.user_account_id = $2
    and p.company_id = l.company_id and p.posting_id = l.posting_id and p.user_account_id = any(accounts_of($1, $3))`,
};

/** The lots of an account go to the other one and stay what they are: a receipt that opened or spent one still finds it. */
export async function movePoints(client: Queryable, by: By, from: Side, to: Side) {
  const { companyId } = by;
  await postMerge(client, by, from.user_account_id, () => ({
    entries: emptied(from, companyId),
    reason: reason(to.user_account_id),
  }));
  await client.query({ ...lotsOf, values: [companyId, from.user_account_id, to.user_account_id] });
  await postMerge(client, by, to.user_account_id, ({ deficit }) => ({
    entries: filled(from, deficit, companyId),
    reason: reason(from.user_account_id),
  }));
}

/** The reverse, while the lots hold nothing of what moved: those that the merged account opened, or took over earlier. */
export const moveLotsBack = (client: Queryable, companyId: number, kept: number, merged: number) =>
  client.query({ ...lotsBack, values: [companyId, kept, merged] });

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

const visits = `update accounts a set last_transaction_at = t.last, first_transaction_store_id = t.first
  from (select max(created_at) as last, (array_agg(store_id order by created_at, transaction_id))[1] as first from transactions
    where company_id = $1 and user_account_id = any(accounts_of($1, $2)) and status = 'posted') t
  where a.company_id = $1 and a.user_account_id = $2`;

/** When a person bought last and where first, under any of their accounts, after those changed. */
export const moveVisits = (client: Queryable, companyId: number, accountId: number) =>
  client.query(visits, [companyId, accountId]);

/** The last posting of an account: any later one means that it was used. */
export async function lastPostingOf(client: Queryable, companyId: number, accountId: number) {
  const { rows } = await client.query<{ last: number | null }>(
    'select max(posting_id) as last from postings where company_id = $1 and user_account_id = $2',
    [companyId, accountId],
  );
  return rows[0]?.last ?? null;
}
