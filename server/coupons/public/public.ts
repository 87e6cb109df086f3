import type { z } from 'zod';
import type { publicClaim, startPublicClaim } from '../../../contract/coupons/public-coupons.ts';
import { mobileIn } from '../../common/phones.ts';
import { register } from '../../customers/register.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Call } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import { languageOfCountry, mobileProofText } from '../../messages/texts.ts';
import { pointsOf } from '../../runtime/units.ts';
import { claimCoupon } from '../claim-coupon.ts';
import { queueClaimText } from '../claim-texts.ts';
import { readable } from '../codes.ts';
import { isProved, type Proof, sendProof, spendProof } from './proofs.ts';
import { publicCouponOf } from './public-coupon.ts';
import { pushToken } from './push.ts';

type Who = { mobile: string; country_id?: number | undefined };

function proofOf(companyId: number, who: Who, fallback: number): Proof {
  const { mobile, country_id: countryId } = mobileIn(who.mobile, who.country_id ?? fallback);
  return { companyId, mobile, countryId, purpose: '' };
}

/** The counters of a mobile in its normal form, however it was written. */
const triesWith = (kind: string, { countryId, mobile }: Proof, address: string) =>
  triesOf(kind, { account: `${countryId}:${mobile}`, address });

/**
 * Sends a code to a mobile, for who claims with it. Throws not_found, invalid, what ended, and
 * too_many_attempts: each code is a message that somebody pays for.
 */
export async function startProof(call: Call<typeof startPublicClaim>, couponId: number) {
  const { database, body, address, now } = call;
  const nowMs = now();
  const { place, coupon } = await publicCouponOf(database, couponId, nowMs);
  if (!coupon.open) throw new Refusal('coupon_not_claimable');
  const proof = proofOf(place.companyId, body, coupon.store.country_id);
  await countTry(database, triesWith('proof:', proof, address), nowMs);
  const company = coupon.company_name;
  const say = (code: string) =>
    mobileProofText(languageOfCountry(proof.countryId), { company, code });
  return sendProof(call, proof, say, nowMs);
}

// The mobile of an account that was merged is that of the account that stayed, unless it is somebody else's by now.
const customerOf = {
  name: 'customer-by-mobile',
  text: `select user_account_id from customers where company_id = $1 and deleted_at is null and user_account_id = coalesce(
      (select user_account_id from customers where company_id = $1 and mobile = $2 and country_id = $3 and deleted_at is null),
      survivor_of($1, (select user_account_id from customers where company_id = $1 and mobile = $2 and country_id = $3
        and merged_into is not null order by deleted_at desc limit 1)))`,
};

type Body = z.output<(typeof publicClaim)['body'] & z.ZodType>;
type ClaimReply = z.infer<(typeof publicClaim)['reply']>;

async function accountOf(
  database: Database,
  proof: Proof,
  storeId: number,
  body: Body,
  nowMs: number,
) {
  const values = [proof.companyId, proof.mobile, proof.countryId];
  const { rows } = await database.pool.query<{ user_account_id: number }>({
    ...customerOf,
    values,
  });
  if (rows[0]) return rows[0].user_account_id;
  if (!body.first_name) throw invalidField('first_name', 'required');
  if (!body.terms) throw invalidField('terms', 'tosRequired');
  const { first_name, consents } = body;
  const person = { first_name, mobile: proof.mobile, country_id: proof.countryId, consents };
  const { companyId } = proof;
  const registration = {
    companyId,
    storeId,
    userId: null,
    nowMs,
    body: { ...person, card_number: undefined },
  };
  return register(database, registration);
}

/** What a customer is told they have; nothing where the company hides it. */
async function visibleBalance({ pool }: Database, companyId: number, accountId: number) {
  const { rows } = await pool.query<{ balance: number }>({
    name: 'told-balance',
    text: `select a.balance from accounts a join company_settings cs on cs.company_id = a.company_id and cs.app_points_visibility
      where a.company_id = $1 and a.user_account_id = $2`,
    values: [companyId, accountId],
  });
  return rows[0] ? pointsOf(rows[0].balance) : null;
}

/**
 * Claims a coupon for whoever proved their mobile; somebody new is registered with their consents.
 * Their earlier voucher is shown again. Throws wrongCode, and what the coupon refuses.
 */
export async function claimPublicly(
  { database, body, address, now, settings }: Call<typeof publicClaim>,
  couponId: number,
): Promise<ClaimReply & { place: { companyId: number; storeId: number }; claimId: number }> {
  const nowMs = now();
  const { place, coupon } = await publicCouponOf(database, couponId, nowMs);
  const proof = proofOf(place.companyId, body, coupon.store.country_id);
  const tried = triesWith('claim:', proof, address);
  await countTry(database, tried, nowMs);
  if (!(await isProved(database, proof, body.verification_code, nowMs)))
    throw invalidField('verification_code', 'wrongCode');
  const accountId = await accountOf(database, proof, place.storeId, body, nowMs);
  const by = { ...place, accountId, userId: null, nowMs };
  const claim = await withTransaction(database, async (client) => {
    const made = await claimCoupon(client, by, couponId);
    if (!made.again) await queueClaimText(client, place.companyId, made.claimId, 'claim');
    // Whoever pressed twice is shown the voucher twice; a code makes one claim.
    if (!(await spendProof(client, proof)) && !made.again)
      throw invalidField('verification_code', 'wrongCode');
    return made;
  });
  await forgive(database, tried);
  return {
    code: readable(claim.code),
    title: claim.title,
    expires_at: claim.expiresAt.toISOString(),
    already_claimed: claim.again,
    balance: await visibleBalance(database, place.companyId, accountId),
    push_token: pushToken(settings.secret, { companyId: place.companyId, accountId, couponId }),
    place,
    claimId: claim.claimId,
  };
}
