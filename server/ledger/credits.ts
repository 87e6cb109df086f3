import type { Queryable } from '../db/transaction.ts';
import { Refused } from '../runtime/refused.ts';
import type { Hundredths } from '../runtime/units.ts';
import { lockAccount, readContext } from './context.ts';
import { credit } from './lots.ts';
import { writePosting } from './write.ts';

interface NewCredit {
  companyId: number;
  storeId: number;
  accountId: number;
  userId: number | null;
  points: Hundredths;
  kind: 'initial' | 'adjustment' | 'coupon' | 'campaign' | 'carried';
  claimId?: number;
  transactionId?: number | null;
  reason: string | null;
  nowMs: number;
}

/** Gives points that no receipt earned, within the transaction of the client; answers the balance. Refused as unknown_customer. */
export async function postCredit(client: Queryable, award: NewCredit): Promise<number | Refused> {
  const posted = await postAward(client, award);
  return posted instanceof Refused ? posted : posted.balance;
}

/** The same, which answers its posting too. */
export async function postAward(
  client: Queryable,
  award: NewCredit,
): Promise<{ postingId: number; balance: number } | Refused> {
  const { companyId, storeId, accountId, userId, points, kind, reason, nowMs } = award;
  await lockAccount(client, companyId, accountId);
  const customer = { user_account_id: accountId };
  const context = await readContext(client, { companyId, storeId, nowMs, customer });
  if (context instanceof Refused) return context;
  const { posted_id, new_balance } = await writePosting(client, {
    companyId,
    accountId,
    kind,
    claimId: award.claimId ?? null,
    transactionId: award.transactionId ?? null,
    storeId,
    userId,
    pointValue: context.point_value,
    reason,
    nowMs,
    deficit: context.deficit,
    entries: credit(
      context.deficit,
      points,
      kind === 'adjustment' ? 'adjusted' : 'issued',
      storeId,
    ),
    activeFrom: new Date(nowMs),
    expiresAt: context.expires_at,
    ...(kind === 'carried' ? { sums: { earned: points, redeemed: 0, amount: 0 } } : {}),
    tier: { id: context.store_point_title_id, until: context.tier_until },
  });
  return { postingId: posted_id, balance: new_balance };
}
