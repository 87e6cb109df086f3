import type { Queryable } from '../db/transaction.ts';
import { Refused } from '../runtime/refused.ts';
import type { Hundredths } from '../runtime/units.ts';
import { readContext, readLots } from './context.ts';
import { postAward } from './credits.ts';
import { takeBack } from './lots.ts';
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

/** Takes points back from wherever they lie, the store's own first; what is missing stays as a deficit. */
async function takeCarried(client: Queryable, by: Cutting, points: Hundredths) {
  const { companyId, storeId, accountId, userId, transactionId, nowMs } = by;
  const customer = { user_account_id: accountId };
  const context = there(
    await readContext(client, { companyId, storeId, nowMs, customer, withLots: true }),
  );
  const lots = await readLots(client, companyId, accountId, []);
  const { entries } = takeBack(lots, points, storeId, undefined, nowMs);
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

async function givePosting(client: Queryable, by: Cutting, points: Hundredths) {
  if (points < 0) return takeCarried(client, by, -points);
  const award = { ...by, points, kind: 'carried', reason: null } as const;
  return there(await postAward(client, award)).postingId;
}

/** Keeps what a receipt or its return cut off, in their transaction and under the customer's lock, and posts the points it makes. */
export async function keepCarried(client: Queryable, by: Cutting, carried: Carried): Promise<void> {
  const { cut, points, after } = carried;
  const postingId = points ? await givePosting(client, by, points) : null;
  const values = [by.companyId, by.accountId, by.transactionId, cut, points, after, postingId];
  await client.query({ ...keep, values: [...values, new Date(by.nowMs)] });
}

const cutBefore = {
  name: 'cut-off-before',
  text: `select sum(r.cut) as cut, max(a.remainder) as remainder from accounts a
    left join remainders r on r.company_id = a.company_id and r.user_account_id = any(accounts_of($1, $2)) and r.transaction_id = $3
    where a.company_id = $1 and a.user_account_id = $2`,
};

/** What a return changes of what its receipt had cut off; undefined where nothing was kept of it. */
export async function carriedBack(
  client: Queryable,
  {
    companyId,
    accountId,
    transactionId,
  }: Pick<Cutting, 'companyId' | 'accountId' | 'transactionId'>,
  cut: Remainder,
  unit: Hundredths,
): Promise<Carried | undefined> {
  const { rows } = await client.query<{ cut: number | null; remainder: number }>({
    ...cutBefore,
    values: [companyId, accountId, transactionId],
  });
  const [row] = rows;
  if (!row || row.cut === null) return undefined;
  return carry(row.remainder, cut - Number(row.cut), unit);
}
