import type { CouponKind } from '../../contract/coupons/coupon-kinds.ts';
import type { RefusalId } from '../../contract/engine/errors.ts';
import type { Args } from '../../contract/words/phrase.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { type Claimed, type Claiming, insertClaim, validityOf } from './claim.ts';
import { notRunning, type Standing, standingColumns } from './running.ts';

interface Coupon extends Standing {
  kind: CouponKind;
  store_id: number;
  title: string;
  points: number;
  maximum: number;
  claimed: number;
  per_customer: number | null;
  expiration_date: Date | null;
}

const read = {
  name: 'coupon-to-claim',
  text: `select k.kind, k.store_id, coalesce(nullif(k.gift_title, ''), nullif(k.discount_product_name, ''), p.name->>'el', '') as title, k.points,
      k.maximum, k.claimed, k.per_customer, k.expiration_date, ${standingColumns('$3')}
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
  /** How many they had in all, beside those that lapsed or were cancelled. */
  had: number;
}

const earlier = {
  name: 'earlier-claims',
  text: `select c.claim_id, c.code, c.state, c.title, c.expires_at, c.claim_day,
      to_char(c.created_at at time zone cs.time_zone, 'YYYY-MM-DD') as day, count(*) over () as had
    from claims c join company_settings cs on cs.company_id = c.company_id
    where c.company_id = $1 and c.user_account_id = any(accounts_of($1, $2)) and c.coupon_id = $3
      and (c.state in ('redeemed', 'rejected') or (c.state = 'claimed' and c.expires_at > $4))
    order by c.claim_id desc limit 20`,
};

const refuse = (id: RefusalId, details: Args) => new Refusal(id, { field: 'coupon_id', details });

/**
 * The claim a customer has of this coupon already: an open one is theirs to use. Throws
 * coupon_claimed_before for one that they may have once, or for a second visit on one day, and
 * coupon_customer_limit for one that they had as often as they may.
 */
async function theirs(
  client: Queryable,
  by: Claiming,
  couponId: number,
  { kind, per_customer: limit }: Coupon,
  day: string,
) {
  const values = [by.companyId, by.accountId, couponId, new Date(by.nowMs)];
  const { rows } = await client.query<Earlier>({ ...earlier, values });
  const open = rows.find(({ state }) => state === 'claimed');
  if (open) return open;
  const [last] = rows;
  const today = kind === 'visit' && rows.find(({ claim_day }) => claim_day === day);
  const once = today || (limit === 1 && last);
  if (once) throw refuse('coupon_claimed_before', { date: once.day ?? '' });
  if (limit && last && last.had >= limit) throw refuse('coupon_customer_limit', { limit });
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
  if (!rowCount) throw refuse('coupon_used_up', { maximum });
}

function assertClaimable(coupon: Coupon | undefined): asserts coupon is Coupon {
  if (!coupon) throw new Refusal('not_found');
  if (coupon.kind === 'goal' || coupon.kind === 'multiple')
    throw new Refusal('coupon_not_claimable', { field: 'coupon_id' });
  const stopped = notRunning(coupon, 'coupon_id');
  if (stopped) throw stopped;
}

/**
 * What a claim of a coupon would be, or the one a customer has of it. Throws not_found,
 * coupon_not_claimable, why it does not run, coupon_claimed_before and coupon_customer_limit.
 */
export async function lookAtClaim(client: Queryable, by: Claiming, couponId: number) {
  const values = [by.companyId, couponId, new Date(by.nowMs)];
  const coupon = (await client.query<Coupon>({ ...read, values })).rows[0];
  assertClaimable(coupon);
  const { until, day } = await validityOf(client, { ...by, storeId: coupon.store_id });
  const own = await theirs(client, by, couponId, coupon, day);
  const last = coupon.expiration_date;
  // Nothing of a coupon is redeemed after its last day.
  return { coupon, day, own, until: last && last < until ? last : until };
}

/**
 * Claims a coupon for a customer; an open claim of theirs is answered again. Throws what
 * lookAtClaim does, and coupon_used_up.
 */
export async function claimCoupon(
  client: Queryable,
  by: Claiming,
  couponId: number,
): Promise<Claimed> {
  await lockAccount(client, by.companyId, by.accountId);
  const { coupon, day, own, until } = await lookAtClaim(client, by, couponId);
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
