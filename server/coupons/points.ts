import type { Queryable } from '../db/transaction.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { type Context, readContext, readLots } from '../ledger/context.ts';
import {
  type Against,
  type Entry,
  giveBack,
  type Spent,
  spend,
  spendable,
  takeBack,
} from '../ledger/lots.ts';
import { writePosting } from '../ledger/write.ts';
import { pointsOf } from '../runtime/units.ts';
import { expiredOf } from '../tables/ledger-sql.ts';

/** A claim as its points look at it: points in hundredths. */
export interface Held {
  companyId: number;
  storeId: number;
  accountId: number;
  /** None of what no claim is about. */
  claimId: number | null;
  points: number;
  /** Who does it; null for a job. */
  userId: number | null;
  transactionId?: number | null;
  reason?: string | null;
  nowMs: number;
}

const contextOf = (client: Queryable, { companyId, storeId, accountId, nowMs }: Held) =>
  readContext(client, {
    companyId,
    storeId,
    nowMs,
    customer: { user_account_id: accountId },
    withLots: true,
  }).then(allowed);

type Change = Pick<Parameters<typeof writePosting>[1], 'kind' | 'entries' | 'sums' | 'reverses'>;

async function post(client: Queryable, held: Held, context: Context, change: Change) {
  const { new_balance } = await writePosting(client, {
    ...change,
    companyId: held.companyId,
    accountId: held.accountId,
    storeId: held.storeId,
    userId: held.userId,
    claimId: held.claimId,
    transactionId: held.transactionId ?? null,
    pointValue: context.point_value,
    reason: held.reason ?? null,
    nowMs: held.nowMs,
    deficit: context.deficit,
    tier: { id: context.store_point_title_id, until: context.tier_until },
    activeFrom: new Date(held.nowMs),
    expiresAt: context.expires_at,
  });
  return new_balance;
}

/** Holds the points of a claim; answers the balance. Throws not_enough_points. */
export async function holdPoints(client: Queryable, held: Held): Promise<number> {
  const context = await contextOf(client, held);
  const balance = pointsOf(spendable(context.lots, context.deficit, held.nowMs));
  const entries = spend(context.lots, context.deficit, held.points, null, held.nowMs);
  if (!entries)
    throw new Refusal('not_enough_points', {
      field: 'gift_id',
      details: { balance, points: pointsOf(held.points) },
    });
  return post(client, held, context, { kind: 'hold', entries });
}

interface HeldPoints extends Spent {
  posting_id: number;
}

const spentBy = {
  name: 'held-by-claim',
  text: `select p.posting_id, e.lot_id as lot, e.store_id as store, -e.amount as amount from postings p
    join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
    where p.company_id = $1 and p.claim_id = $2 and p.kind = 'hold' and e.side = 'customer' order by e.entry_no`,
};

async function heldPointsOf(client: Queryable, { companyId, claimId }: Held) {
  const { rows } = await client.query<HeldPoints>({ ...spentBy, values: [companyId, claimId] });
  return rows.map((row) => ({ ...row, redeemer: null }));
}

/** What was held, moved to another side of the store that issued it: no customer's entry changes. */
export const moveOn = (
  parts: readonly Pick<Spent, 'store' | 'amount'>[],
  side: Against,
  redeemer: number | null,
): Entry[] =>
  parts.flatMap(({ store, amount }) => [
    { side: 'held', lot: null, store, redeemer: null, amount: -amount },
    { side, lot: null, store, redeemer, amount },
  ]);

/** Spends what a claim holds, in the store that redeems it; answers the balance. */
export async function spendHeld(client: Queryable, held: Held, redeemer: number): Promise<number> {
  const context = await contextOf(client, held);
  const entries = moveOn(await heldPointsOf(client, held), 'redeemed', redeemer);
  const sums = { earned: 0, redeemed: held.points, amount: 0 };
  return post(client, held, context, { kind: 'redemption', entries, sums });
}

/** Holds again what redeeming a claim in a store had spent; answers the balance. */
export async function holdAgain(
  client: Queryable,
  held: Held,
  redeemer: number | null,
): Promise<number> {
  const context = await contextOf(client, held);
  const spent = moveOn(await heldPointsOf(client, held), 'redeemed', redeemer);
  const entries = spent.map((entry) => ({ ...entry, amount: -entry.amount }));
  const sums = { earned: 0, redeemed: -held.points, amount: 0 };
  return post(client, held, context, { kind: 'redemption', entries, sums });
}

/** Lets what a claim holds expire with it, where the company gives nothing back. */
export async function expireHeld(client: Queryable, held: Held): Promise<number> {
  const context = await contextOf(client, held);
  const entries = moveOn(await heldPointsOf(client, held), 'expired', null);
  return post(client, held, context, { kind: 'expiry', entries });
}

/**
 * Gives the points of a claim back to the lots they came from, also after it was redeemed in a
 * store; what has expired meanwhile expires at once. Answers what came back and the balance.
 */
export async function releaseHeld(client: Queryable, held: Held, redeemer: number | null) {
  const context = await contextOf(client, held);
  const parts = (await heldPointsOf(client, held)).map((each) => ({ ...each, redeemer }));
  const lots = await readLots(
    client,
    held.companyId,
    held.accountId,
    parts.map(({ lot }) => lot),
  );
  const side = redeemer === null ? 'held' : 'redeemed';
  const { entries } = giveBack(lots, parts, held.points, context.deficit, held.nowMs, side);
  const balance = await post(client, held, context, {
    kind: 'release',
    entries,
    reverses: parts[0]?.posting_id ?? null,
    sums: { earned: 0, redeemed: redeemer === null ? 0 : -held.points, amount: 0 },
  });
  return { returned: held.points, balance };
}

// What has expired of its own lot is gone already, and is not taken back once more.
const awarded = (
  which: string,
) => `select p.posting_id, l.lot_id, (select coalesce(sum(e.amount), 0) from entries e
      where e.company_id = p.company_id and e.posting_id = p.posting_id and e.side = 'customer') - ${expiredOf('l')} as points
    from postings p left join lots l on l.company_id = p.company_id and l.user_account_id in (p.user_account_id, survivor_of(p.company_id, p.user_account_id)) and l.posting_id = p.posting_id
    where p.company_id = $1 and ${which} order by p.posting_id desc limit 1`;
const awardsOfClaim = {
  name: 'given-by-claim',
  text: awarded(`p.claim_id = $2 and p.kind = 'coupon'`),
};
const awardOfPosting = {
  name: 'given-by-posting',
  text: awarded(`p.posting_id = $2 and p.kind = 'campaign'`),
};

interface Award {
  posting_id: number;
  lot_id: number | null;
  points: number;
}

async function takeBackFrom(client: Queryable, held: Held, award: Award | undefined) {
  const context = await contextOf(client, held);
  if (!award) return context.balance;
  const named = award.lot_id ? [award.lot_id] : [];
  const lots = await readLots(client, held.companyId, held.accountId, named);
  const { entries } = takeBack(lots, award.points, held.storeId, named, held.nowMs);
  return post(client, held, context, { kind: 'release', entries, reverses: award.posting_id });
}

/** Takes back the points that redeeming a claim gave; what is missing stays as a deficit. */
export async function takeBackAward(client: Queryable, held: Held): Promise<number> {
  const values = [held.companyId, held.claimId];
  const { rows } = await client.query<Award>({ ...awardsOfClaim, values });
  return takeBackFrom(client, held, rows[0]);
}

/** The same of what a campaign gave, by its posting. */
export async function takeBackPosting(
  client: Queryable,
  held: Omit<Held, 'claimId' | 'points'>,
  postingId: number,
): Promise<number> {
  const values = [held.companyId, postingId];
  const { rows } = await client.query<Award>({ ...awardOfPosting, values });
  return takeBackFrom(client, { ...held, claimId: null, points: 0 }, rows[0]);
}
