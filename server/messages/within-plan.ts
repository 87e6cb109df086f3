import { roomOf } from '../billing/limits/assert-room.ts';
import type { Database } from '../db/connection.ts';
import { balanceOf } from '../shop/credits/ledger.ts';
import type { Taken } from './due.ts';

/**
 * Of texts that advertise as many as the plan has left for the month; the others are not sent, and the next channel
 * of each is tried, unless credits that were bought are left for them. What somebody needs to sign in always leaves. What is on its way elsewhere in this moment is not
 * counted yet: a plan may be passed by those few.
 */
export async function withinPlan(
  { db }: Pick<Database, 'db'>,
  companyId: number,
  taken: readonly Taken[],
  own: boolean,
  partsOf: (message: Taken) => Promise<number>,
): Promise<Taken[]> {
  const counted = ({ purpose, bar }: Taken) => purpose === 'campaign' && bar === null;
  if (!taken.some(counted)) return [...taken];
  let left = (await roomOf(db, companyId, 'sms_per_month')) ?? Number.POSITIVE_INFINITY;
  const over = taken.filter(counted).length > left;
  const account = { companyId, storeId: companyId, credit: 'sms' } as const;
  let credits = over && !own ? await balanceOf(db, account) : 0;
  const within: Taken[] = [];
  for (const message of taken) {
    left -= counted(message) ? 1 : 0;
    if (!counted(message) || left >= 0) within.push(message);
    else {
      const parts = await partsOf(message);
      const pays = credits >= parts;
      if (pays) credits -= parts;
      within.push(pays ? message : { ...message, bar: 'plan_limit' });
    }
  }
  return within;
}
