import { becomes, tenThousandths } from '../../contract/synergies/synergy-states.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { credit, type Entry, spend, spendable } from '../ledger/lots.ts';
import { type Posting, writePosting } from '../ledger/write.ts';
import { pointsOf } from '../runtime/units.ts';
import { contextAt, type Partner, partner } from './partners.ts';

/** Points to bring to a store: the customer's account there, and what to take at the partner. */
export interface Bringing {
  companyId: number;
  storeId: number;
  userId: number;
  accountId: number;
  synergyId: number;
  /** Hundredths, as the partner counts them. */
  points: number;
  nowMs: number;
}

/** Holds both accounts, in the order of their companies: both ways at once do not wait for each other. */
export async function lockBoth(client: Queryable, ...accounts: [number, number][]) {
  for (const [companyId, accountId] of accounts.toSorted(([one], [two]) => one - two))
    await lockAccount(client, companyId, accountId);
}

type Context = Awaited<ReturnType<typeof contextAt>>;
type Change = Pick<Posting, 'kind' | 'entries' | 'userId' | 'reason'> & Partial<Posting>;

/** Writes one side of a transfer on an account as it was read. */
export const postAt = (
  client: Queryable,
  at: Pick<Posting, 'companyId' | 'storeId' | 'accountId' | 'nowMs'>,
  context: Context,
  change: Change,
) =>
  writePosting(client, {
    ...at,
    ...change,
    pointValue: context.point_value,
    deficit: context.deficit,
    tier: { id: context.store_point_title_id, until: context.tier_until },
  });

const across = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => (entry.side === 'held' ? { ...entry, side: 'synergy' } : entry));

/** Takes the points at the partner, from the lots that expire first. Throws not_enough_points. */
async function takeThere(client: Queryable, from: Partner, { points, nowMs }: Bringing) {
  const { store_id: companyId, account_id: accountId } = from;
  const context = await contextAt(client, companyId, companyId, accountId, nowMs);
  const { lots, deficit } = context;
  const balance = pointsOf(spendable(lots, deficit, nowMs));
  const entries = spend(lots, deficit, points, null, nowMs);
  if (!entries)
    throw new Refusal('not_enough_points', {
      field: 'points',
      details: { balance, points: pointsOf(points) },
    });
  // Who brings them works for somebody else: the partner is told where they went, not by whom.
  const change = { kind: 'synergy_out' as const, userId: null, reason: from.company };
  const at = { companyId, storeId: companyId, accountId, nowMs };
  return postAt(client, at, context, { ...change, entries: across(entries) });
}

/**
 * Gives them here. The company issues them, not the store: what redeems them later is owed by it. The
 * store that brought them is named beside.
 */
async function giveHere(client: Queryable, from: Partner, bringing: Bringing, worth: number) {
  const { companyId, storeId, accountId, userId, nowMs } = bringing;
  const context = await contextAt(client, companyId, storeId, accountId, nowMs);
  const entries = credit(context.deficit, worth, 'synergy', companyId);
  return postAt(client, bringing, context, {
    kind: 'synergy_in',
    userId,
    reason: from.name,
    entries: entries.map((entry) => ({ ...entry, redeemer: storeId })),
    activeFrom: new Date(nowMs),
    expiresAt: context.expires_at,
  });
}

const nextId = "select nextval(pg_get_serial_sequence('synergy_transfers', 'transfer_id')) as id";
const keep = `insert into synergy_transfers (company_id, transfer_id, synergy_id, direction, user_account_id, posting_id, to_company_id,
    to_posting_id, points, ratio, created_at)
  values ($1, $11, $9, 'in', $2, $3, $4, $5, $6, $8, $10), ($4, $11, $9, 'out', $12, $5, $1, $3, $7, $8, $10)`;

/**
 * Brings points from a partner, within the client's transaction: taken there, given here, both or
 * neither. Answers the transfer. Throws synergy_not_active, not_enough_points, points_too_few.
 */
export async function bring(client: Queryable, bringing: Bringing): Promise<number> {
  const { companyId, accountId, synergyId, points, nowMs } = bringing;
  const account = await partner(client, companyId, accountId, synergyId);
  await lockBoth(client, [companyId, accountId], [account.store_id, account.account_id]);
  // What was found before the locks may have changed while waiting for them.
  const from = await partner(client, companyId, accountId, synergyId, true);
  if (from.account_id !== account.account_id) throw new Refusal('changed_meanwhile');
  const ratio = tenThousandths(from.ratio);
  const worth = becomes(points, ratio);
  if (!worth) throw new Refusal('points_too_few', { field: 'points' });
  const taken = await takeThere(client, from, bringing);
  const credit = await giveHere(client, from, bringing, worth);
  const id = (await client.query<{ id: number }>(nextId)).rows[0]?.id ?? 0;
  const postings = [credit.posted_id, from.store_id, taken.posted_id];
  const amounts = [worth, points, ratio];
  const rest = [synergyId, new Date(nowMs), id, from.account_id];
  await client.query(keep, [companyId, accountId, ...postings, ...amounts, ...rest]);
  return id;
}
