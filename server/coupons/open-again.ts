import type { Queryable } from '../db/transaction.ts';
import { withdrawClaimTexts } from './claim-texts.ts';
import type { Redeemable } from './find.ts';
import { holdAgain, takeBackAward } from './points.ts';
import { type Ending, uncount } from './settle.ts';

// A code of a campaign is nobody's until it is redeemed.
const open = {
  name: 'open-claim-again',
  text: `update claims set state = 'claimed', redeem_store_id = null, redeemed_at = null, settled_at = null, user_id = null, till_id = null,
      reason = null, user_account_id = case when kind = 'multiple' then null else survivor_of(company_id, user_account_id) end,
      transaction_id = case when kind = 'multiple' then null else transaction_id end
    where company_id = $1 and claim_id = $2 and state = 'redeemed'`,
};

/**
 * A claim is as it was before it was redeemed, within the client's transaction, whose account is locked; answers the
 * customer's balance.
 */
export async function openAgain(client: Queryable, claim: Redeemable, by: Ending) {
  const { companyId, userId, nowMs, reason = null } = by;
  const claimId = claim.claim_id ?? 0;
  await withdrawClaimTexts(client, companyId, claimId, ['redemption']);
  await client.query({ ...open, values: [companyId, claimId] });
  if (claim.coupon_id) await uncount(client, companyId, claim.coupon_id);
  if (!claim.user_account_id) return null;
  const { points, store_id: storeId, user_account_id: accountId } = claim;
  const held = { companyId, storeId, accountId, claimId, points, userId, nowMs, reason };
  if (points > 0) return holdAgain(client, held, claim.redeem_store_id);
  return claim.points_given > 0 ? takeBackAward(client, held) : claim.balance;
}
