import type { Queryable } from '../db/transaction.ts';
import { Refused } from '../runtime/refused.ts';
import type { Hundredths } from '../runtime/units.ts';
import { expiredOf } from '../tables/ledger-sql.ts';
import { readContext, readLots } from './context.ts';
import { postAward } from './credits.ts';
import { type Entry, movement, takeBack } from './lots.ts';
import { writePosting } from './write.ts';

/** What rounding cut off, in billionths of a hundredth of a point: thirds of points come together again. */
export type Remainder = number;
export const whole = 1_000_000_000;
/** Three thirds are one, though each was cut off at the ninth place. */
const almost = 1000;

/** What is kept of rounding on an account, and the points that it makes together with what was there. */
export interface Carried {
  readonly before: Remainder;
  readonly cut: Remainder;
  readonly after: Remainder;
  readonly points: Hundredths;
  /** Of points that are taken back, those that expired unspent: they are gone already. */
  readonly gone?: readonly Gone[];
}

/** Points that rounding made, of a lot that has expired. */
interface Gone {
  readonly lot: number;
  readonly store: number;
  readonly amount: Hundredths;
}

/** Adds what was cut off to what is kept; full units become points, and what falls short of nothing takes one back. */
export function carry(before: Remainder, cut: Remainder, unit: Hundredths): Carried {
  const points = Math.floor((before + cut + almost) / (unit * whole)) * unit;
  return { before, cut, after: before + cut - points * whole, points };
}

/** Of which receipt something was cut off, and by whom. */
export interface Cutting {
  readonly companyId: number;
  readonly storeId: number;
  readonly accountId: number;
  readonly userId: number | null;
  readonly transactionId: number;
  readonly nowMs: number;
}

const keep = {
  name: 'keep-remainder',
  text: `with account as (update accounts set remainder = $6 where company_id = $1 and user_account_id = $2)
    insert into remainders (company_id, user_account_id, transaction_id, cut, points, posting_id, created_at) values ($1, $2, $3, $4, $5, $7, $8)`,
};

/** The customer is held: nobody takes them away meanwhile. */
function there<T>(found: T | Refused): T {
  if (found instanceof Refused) throw new Error('A customer who is held is gone');
  return found;
}

/** How many of the points that are taken back are gone already. */
export const goneIn = ({ gone = [] }: Carried) => gone.reduce((sum, { amount }) => sum + amount, 0);

/** The entries by which expired points come back into their lot and are taken from there. */
const takenFromExpired = ({ gone = [] }: Carried, storeId: number): Entry[] =>
  gone.flatMap(({ lot, store, amount }) => [
    ...movement(lot, amount, 'expired', store),
    ...movement(lot, -amount, 'issued', storeId),
  ]);

const ownLots = {
  name: 'carried-lots',
  text: `select l.lot_id from lots l join postings o on o.company_id = l.company_id and o.posting_id = l.posting_id and o.kind = 'carried'
    where l.company_id = $1 and l.user_account_id = $2 and l.points_left > 0 order by (o.transaction_id = $3) desc, l.lot_id`,
};

/** The lots of points that rounding made, those of the receipt itself first. */
async function carriedLots(client: Queryable, { companyId, accountId, transactionId }: Cutting) {
  const values = [companyId, accountId, transactionId];
  const { rows } = await client.query<{ lot_id: number }>({ ...ownLots, values });
  return rows.map(({ lot_id }) => lot_id);
}

/**
 * Takes points back: those that have expired where they did, all others from the points that rounding made, and then
 * from wherever points lie; what is missing stays as a deficit.
 */
async function takeCarried(client: Queryable, by: Cutting, carried: Carried) {
  const points = -carried.points;
  const { companyId, storeId, accountId, userId, transactionId, nowMs } = by;
  const customer = { user_account_id: accountId };
  const context = there(
    await readContext(client, { companyId, storeId, nowMs, customer, withLots: true }),
  );
  const lots = await readLots(client, companyId, accountId, []);
  const own = await carriedLots(client, by);
  const { entries: taken } = takeBack(lots, points - goneIn(carried), storeId, own, nowMs);
  const entries = [...takenFromExpired(carried, storeId), ...taken];
  const posted = await writePosting(client, {
    ...{ companyId, accountId, storeId, userId, transactionId, nowMs, entries },
    kind: 'carried',
    pointValue: context.point_value,
    deficit: context.deficit,
    sums: { earned: -points, redeemed: 0, amount: 0 },
    tier: { id: context.store_point_title_id, until: context.tier_until },
  });
  return posted.posted_id;
}

async function givePosting(client: Queryable, by: Cutting, carried: Carried) {
  const { points } = carried;
  if (points < 0) return takeCarried(client, by, carried);
  const award = { ...by, points, kind: 'carried', reason: null } as const;
  return there(await postAward(client, award)).postingId;
}

/** Keeps what a receipt or its return cut off, in their transaction and under the customer's lock, and posts the points it makes. */
export async function keepCarried(client: Queryable, by: Cutting, carried: Carried): Promise<void> {
  const { cut, points, after } = carried;
  const postingId = points ? await givePosting(client, by, carried) : null;
  const values = [by.companyId, by.accountId, by.transactionId, cut, points, after, postingId];
  await client.query({ ...keep, values: [...values, new Date(by.nowMs)] });
}

const cutBefore = {
  name: 'cut-off-before',
  text: `select sum(r.cut) as cut, max(a.remainder) as remainder from accounts a
    left join remainders r on r.company_id = a.company_id and r.user_account_id = any(accounts_of($1, $2)) and r.transaction_id = $3
    where a.company_id = $1 and a.user_account_id = $2`,
};

const expiredCarried = {
  name: 'expired-carried-points',
  text: `select l.lot_id as lot, l.store_id as store, ${expiredOf('l')}::int as amount from lots l
      join postings o on o.company_id = l.company_id and o.posting_id = l.posting_id and o.kind = 'carried'
    where l.company_id = $1 and l.user_account_id = $2 and l.expires_at <= $3 order by l.lot_id`,
};

/** Which of so many points that rounding made have expired unspent, by lot. */
async function goneOf(client: Queryable, of: Returned, points: Hundredths): Promise<Gone[]> {
  const values = [of.companyId, of.accountId, new Date(of.nowMs)];
  const { rows } = await client.query<Gone>({ ...expiredCarried, values });
  let left = points;
  return rows.flatMap(({ lot, store, amount: expired }) => {
    const amount = Math.min(left, expired);
    left -= amount;
    return amount > 0 ? [{ lot, store, amount }] : [];
  });
}

type Returned = Pick<Cutting, 'companyId' | 'accountId' | 'transactionId' | 'nowMs'>;

/** What a return changes of what its receipt had cut off; undefined where nothing was kept of it. */
export async function carriedBack(
  client: Queryable,
  of: Returned,
  cut: Remainder,
  unit: Hundredths,
): Promise<Carried | undefined> {
  const { rows } = await client.query<{ cut: number | null; remainder: number }>({
    ...cutBefore,
    values: [of.companyId, of.accountId, of.transactionId],
  });
  const [row] = rows;
  if (!row || row.cut === null) return undefined;
  const carried = carry(row.remainder, cut - Number(row.cut), unit);
  if (carried.points >= 0) return carried;
  return { ...carried, gone: await goneOf(client, of, -carried.points) };
}
