import type { ClaimKind } from '../../contract/coupons/coupon-kinds.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../ledger/context.ts';
import { hundredthsOf } from '../runtime/units.ts';
import { endOf, newCode } from './codes.ts';
import { holdPoints } from './points.ts';

/** Who claims, where and when. */
export interface Claiming {
  companyId: number;
  storeId: number;
  accountId: number;
  /** Who is at the till; null on the public page and for goals. */
  userId: number | null;
  /** The paired till, where no person is. */
  tillId?: number | null;
  nowMs: number;
}

export interface Claimed {
  claimId: number;
  code: string;
  kind: ClaimKind;
  title: string;
  /** Hundredths held. */
  points: number;
  expiresAt: Date;
  /** The customer's balance, where points were held. */
  balance: number | null;
  /** Whether it was theirs already. */
  again: boolean;
}

interface Terms {
  kind: ClaimKind;
  title: string;
  couponId: number | null;
  giftId: number | null;
  points: number;
  pointsGiven: number;
  storeId: number;
  expiresAt: Date;
  day: string;
  transactionId?: number | null;
  /** What redeems it; a new one where none is given. */
  code?: string;
}

const insert = {
  name: 'insert-claim',
  text: `insert into claims (company_id, kind, state, coupon_id, gift_id, title, user_account_id, code, code_end, points, points_given,
      store_id, user_id, transaction_id, claim_day, expires_at, created_at, till_id)
    values ($1, $2, 'claimed', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning claim_id`,
};

/** Writes a claim with a code of its own; its points and its coupon's count are others' affair. */
export async function insertClaim(
  client: Queryable,
  by: Claiming,
  terms: Terms,
): Promise<{ claimId: number; code: string }> {
  const code = terms.code ?? newCode();
  const { rows } = await client.query<{ claim_id: number }>({
    ...insert,
    values: [
      by.companyId,
      terms.kind,
      terms.couponId,
      terms.giftId,
      terms.title,
      by.accountId,
      code,
      endOf(code),
      terms.points,
      terms.pointsGiven,
      terms.storeId,
      by.userId,
      terms.transactionId ?? null,
      terms.day,
      terms.expiresAt,
      new Date(by.nowMs),
      by.tillId ?? null,
    ],
  });
  return { claimId: rows[0]?.claim_id ?? 0, code };
}

// Until the end of the last day, in the company's own time zone (default-coupon-claim-valid-days).
const validity = {
  name: 'claim-validity',
  text: `select (date_trunc('day', $3::timestamptz at time zone cs.time_zone)
      + make_interval(days => coalesce(ss.coupon_claim_valid_days, cs.coupon_claim_valid_days) + 1)) at time zone cs.time_zone as until,
      to_char($3::timestamptz at time zone cs.time_zone, 'YYYY-MM-DD') as day
    from company_settings cs left join store_settings ss on ss.company_id = cs.company_id and ss.store_id = $2 where cs.company_id = $1`,
};

/** Until when a claim made now is valid, and which day it is there. */
export async function validityOf(client: Queryable, { companyId, storeId, nowMs }: Claiming) {
  const { rows } = await client.query<{ until: Date; day: string }>({
    ...validity,
    values: [companyId, storeId, new Date(nowMs)],
  });
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

// The tier a customer stands on, and all below it.
const offered = {
  name: 'offered-gift',
  text: `select g.title, g.points from gifts g join company_settings cs on cs.company_id = g.company_id
      join accounts a on a.company_id = g.company_id and a.user_account_id = $3
    where g.company_id = $1 and g.gift_id = $2 and g.show_on_catalog and (cardinality(g.redeem_stores) = 0 or $4 = any(g.redeem_stores))
      and (not cs.tiers_enabled or g.store_point_title_id is null or exists (select 1 from point_titles own
        join point_titles wanted on wanted.company_id = own.company_id and wanted.store_point_title_id = g.store_point_title_id
        where own.company_id = g.company_id and own.store_point_title_id = a.store_point_title_id and own."from" >= wanted."from"))`,
};

/** Claims a gift of the catalogue and holds its points. Throws gift_not_offered and not_enough_points. */
export async function claimGift(client: Queryable, by: Claiming, giftId: number): Promise<Claimed> {
  await lockAccount(client, by.companyId, by.accountId);
  const values = [by.companyId, giftId, by.accountId, by.storeId];
  const gift = (await client.query<{ title: string; points: number }>({ ...offered, values }))
    .rows[0];
  if (!gift) throw new Refusal('gift_not_offered', { field: 'gift_id' });
  const { until, day } = await validityOf(client, by);
  const points = hundredthsOf(gift.points);
  const terms = { kind: 'gift', title: gift.title, points, expiresAt: until, day } as const;
  const { claimId, code } = await insertClaim(client, by, {
    ...terms,
    couponId: null,
    giftId,
    pointsGiven: 0,
    storeId: by.storeId,
  });
  const balance = points ? await holdPoints(client, { ...by, claimId, points }) : null;
  return { ...terms, claimId, code, balance, again: false };
}
