import type { CouponKind } from '../../contract/coupons/coupon-kinds.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { type Claimed, type Claiming, insertClaim, validityOf } from './claim.ts';

interface Coupon {
  kind: CouponKind;
  store_id: number;
  title: string;
  points: number;
  maximum: number;
  claimed: number;
  ended: boolean;
  ended_day: string | null;
}

const read = {
  name: 'coupon-to-claim',
  text: `select k.kind, k.store_id, coalesce(nullif(k.gift_title, ''), nullif(k.discount_product_name, ''), p.name->>'el', '') as title, k.points,
      k.maximum, k.claimed, coalesce(k.expiration_date <= $3, false) as ended,
      to_char(k.expiration_date at time zone cs.time_zone, 'YYYY-MM-DD') as ended_day
    from coupons k join company_settings cs on cs.company_id = k.company_id
    left join products p on p.company_id = k.company_id and p.product_id = coalesce(k.product_free_id, k.product_discount_id)
    where k.company_id = $1 and k.coupon_id = $2 and k.deleted_at is null`,
};

interface Earlier {
  claim_id: number;
  code: string;
  state: string;
  title: string;
  expires_at: Date;
  day: string | null;
  claim_day: string | null;
}

const earlier = {
  name: 'earlier-claims',
  text: `select c.claim_id, c.code, c.state, c.title, c.expires_at, c.claim_day,
      to_char(c.created_at at time zone cs.time_zone, 'YYYY-MM-DD') as day
    from claims c join company_settings cs on cs.company_id = c.company_id
    where c.company_id = $1 and c.user_account_id = $2 and c.coupon_id = $3 and c.state in ('claimed', 'redeemed', 'rejected')
    order by c.claim_id desc limit 20`,
};

/**
 * The claim a customer has of this coupon already: an open one is theirs to use. Throws
 * coupon_claimed_before for a voucher they had, or for a second visit on one day.
 */
async function theirs(
  client: Queryable,
  by: Claiming,
  couponId: number,
  kind: CouponKind,
  day: string,
) {
  const values = [by.companyId, by.accountId, couponId];
  const { rows } = await client.query<Earlier>({ ...earlier, values });
  const open = rows.find(
    ({ state, expires_at }) => state === 'claimed' && expires_at.getTime() > by.nowMs,
  );
  if (open) return open;
  const counts = kind === 'visit' ? rows.filter(({ claim_day }) => claim_day === day) : rows;
  const before = (kind === 'voucher' || kind === 'visit') && counts[0];
  if (before)
    throw new Refusal('coupon_claimed_before', {
      field: 'coupon_id',
      details: { date: before.day ?? '' },
    });
  return undefined;
}

const takeOne = {
  name: 'take-coupon',
  text: 'update coupons set claimed = claimed + 1 where company_id = $1 and coupon_id = $2 and (maximum = 0 or claimed < maximum)',
};

/** Counts one more of a coupon, never past its maximum. Throws coupon_used_up. */
export async function takeCoupon(
  client: Queryable,
  companyId: number,
  couponId: number,
  maximum: number,
) {
  const { rowCount } = await client.query({ ...takeOne, values: [companyId, couponId] });
  if (!rowCount) throw new Refusal('coupon_used_up', { field: 'coupon_id', details: { maximum } });
}

function assertClaimable(coupon: Coupon | undefined): asserts coupon is Coupon {
  if (!coupon) throw new Refusal('not_found');
  if (coupon.kind === 'goal' || coupon.kind === 'multiple')
    throw new Refusal('coupon_not_claimable', { field: 'coupon_id' });
  if (coupon.ended)
    throw new Refusal('coupon_ended', {
      field: 'coupon_id',
      details: { date: coupon.ended_day ?? '' },
    });
}

/**
 * Claims a coupon for a customer; an open claim of theirs is answered again. Throws not_found,
 * coupon_not_claimable, coupon_ended, coupon_claimed_before and coupon_used_up.
 */
export async function claimCoupon(
  client: Queryable,
  by: Claiming,
  couponId: number,
): Promise<Claimed> {
  await lockAccount(client, by.companyId, by.accountId);
  const values = [by.companyId, couponId, new Date(by.nowMs)];
  const coupon = (await client.query<Coupon>({ ...read, values })).rows[0];
  assertClaimable(coupon);
  const { until, day } = await validityOf(client, { ...by, storeId: coupon.store_id });
  const own = await theirs(client, by, couponId, coupon.kind, day);
  const common = { kind: coupon.kind, points: 0, balance: null };
  if (own) {
    const { claim_id: claimId, code, title, expires_at: expiresAt } = own;
    return { ...common, claimId, code, title, expiresAt, again: true };
  }
  await takeCoupon(client, by.companyId, couponId, coupon.maximum);
  const terms = { ...common, title: coupon.title, expiresAt: until };
  const made = await insertClaim(client, by, {
    ...terms,
    couponId,
    giftId: null,
    pointsGiven: coupon.points,
    storeId: coupon.store_id,
    day,
  });
  return { ...terms, ...made, again: false };
}
