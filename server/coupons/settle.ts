import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { withdrawClaimTexts } from './claim-texts.ts';
import type { Redeemable } from './find.ts';
import { notOpen } from './may-redeem.ts';
import { expireHeld, releaseHeld, takeBackAward } from './points.ts';

/** Who ends a claim, and why. */
export interface Ending {
  companyId: number;
  userId: number | null;
  /** The paired till it ends at, where no person ends it. */
  tillId?: number | null;
  nowMs: number;
  reason?: string | null;
}

export interface Ended {
  /** Hundredths that came back to the customer. */
  returned: number;
  /** Null where there is no customer. */
  balance: number | null;
}

type End = 'rejected' | 'cancelled' | 'expired';

const end = {
  name: 'end-claim',
  text: `update claims set state = $3, settled_at = $4, user_id = coalesce($5, user_id), reason = $6,
      till_id = case when $5::bigint is null then till_id else $8 end
    where company_id = $1 and claim_id = $2 and state = $7`,
};
// What was given out and not used is free for somebody else; codes of a campaign stay what they are.
const giveUp = {
  name: 'give-up-coupon',
  text: `update coupons set claimed = claimed - 1 where company_id = $1 and coupon_id = $2 and kind <> 'multiple' and claimed > 0`,
};
const uncounted = {
  name: 'uncount-redeemed',
  text: `insert into coupon_totals (company_id, coupon_id, slot, redeemed) values ($1, $2, pg_backend_pid() % 16, -1)
    on conflict (company_id, coupon_id, slot) do update set redeemed = coupon_totals.redeemed - 1`,
};

/** Counts one redemption of a coupon less. */
export const uncount = (client: Queryable, companyId: number, couponId: number) =>
  client.query({ ...uncounted, values: [companyId, couponId] });

const heldOf = (redeemable: Redeemable, { companyId, userId, nowMs, reason }: Ending) => ({
  companyId,
  storeId: redeemable.store_id,
  accountId: redeemable.user_account_id ?? 0,
  claimId: redeemable.claim_id ?? 0,
  points: redeemable.points,
  userId,
  nowMs,
  reason: reason ?? null,
});

async function endPoints(
  client: Queryable,
  redeemable: Redeemable,
  by: Ending,
  keep: boolean,
): Promise<Ended> {
  if (!redeemable.user_account_id) return { returned: 0, balance: null };
  const held = heldOf(redeemable, by);
  const redeemed = redeemable.state === 'redeemed';
  if (redeemable.points > 0) {
    if (keep) return { returned: 0, balance: await expireHeld(client, held) };
    return releaseHeld(client, held, redeemed ? redeemable.redeem_store_id : null);
  }
  if (redeemed && redeemable.points_given > 0)
    return { returned: 0, balance: await takeBackAward(client, held) };
  return { returned: 0, balance: redeemable.balance };
}

/**
 * Ends a claim within the client's transaction, whose account is locked: its points go back, or are
 * taken back, and its coupon is free for somebody else. `keep` lets the points expire with it.
 * Throws what has happened to it meanwhile.
 */
export async function endClaim(
  client: Queryable,
  redeemable: Redeemable,
  to: End,
  by: Ending,
  keep = false,
): Promise<Ended> {
  const now = new Date(by.nowMs);
  const { rowCount } = await client.query({
    ...end,
    values: [
      by.companyId,
      redeemable.claim_id,
      to,
      now,
      by.userId,
      by.reason ?? null,
      redeemable.state,
      by.tillId ?? null,
    ],
  });
  if (!rowCount) throw notOpen(redeemable, by.nowMs) ?? new Refusal('changed_meanwhile');
  if (to !== 'expired')
    await withdrawClaimTexts(client, by.companyId, redeemable.claim_id ?? 0, [
      'claim',
      'redemption',
    ]);
  if (redeemable.coupon_id) {
    await client.query({ ...giveUp, values: [by.companyId, redeemable.coupon_id] });
    if (redeemable.state === 'redeemed') await uncount(client, by.companyId, redeemable.coupon_id);
  }
  return endPoints(client, redeemable, by, keep);
}

/** Locks the customer of a claim, if it has one, so that its points move once. */
export const lockOf = async (
  client: Queryable,
  companyId: number,
  { user_account_id }: Redeemable,
) => {
  if (user_account_id) await lockAccount(client, companyId, user_account_id);
};
