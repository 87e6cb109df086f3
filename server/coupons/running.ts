import type { CouponState } from '../../contract/coupons/coupon-rules.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { stateOfCoupon } from '../tables/coupons.ts';
import type { Redeemable } from './find.ts';

/** Where a coupon stands, with the days its refusals name. */
export interface Standing {
  state: CouponState;
  start_day: string | null;
  end_day: string | null;
}

const day = (moment: string) => `to_char(${moment} at time zone cs.time_zone, 'YYYY-MM-DD')`;

/** SQL: the columns of a Standing, of a coupon `k` and its company's settings `cs`, at a moment. */
export const standingColumns = (at: string) =>
  `${stateOfCoupon('k', at)} as state, ${day('k.start_date')} as start_day, ${day('k.expiration_date')} as end_day`;

/** Why a coupon is not given out or redeemed now; undefined while it runs. A draft is not there at all. */
export function notRunning({ state, start_day, end_day }: Standing, field: string) {
  const refuse = (id: 'coupon_paused' | 'coupon_not_started' | 'coupon_ended', date?: string) =>
    new Refusal(id, { field, details: { date: date ?? '' } });
  if (state === 'draft') return new Refusal('not_found');
  if (state === 'paused') return refuse('coupon_paused');
  if (state === 'scheduled') return refuse('coupon_not_started', start_day ?? '');
  if (state === 'ended') return refuse('coupon_ended', end_day ?? '');
  return undefined;
}

const read = {
  name: 'coupon-standing',
  text: `select ${standingColumns('$3')} from coupons k join company_settings cs on cs.company_id = k.company_id
    where k.company_id = $1 and k.coupon_id = $2`,
};

/**
 * Why a claim of a coupon cannot be redeemed now, whoever has it. What a goal gave was earned, and stays
 * good whatever becomes of the goal.
 */
export async function whyStopped(
  client: Queryable,
  { companyId, nowMs }: { companyId: number; nowMs: number },
  { coupon_id, kind }: Pick<Redeemable, 'coupon_id' | 'kind'>,
): Promise<Refusal | undefined> {
  if (!coupon_id || kind === 'goal') return undefined;
  const values = [companyId, coupon_id, new Date(nowMs)];
  const { rows } = await client.query<Standing>({ ...read, values });
  return rows[0] && notRunning(rows[0], 'voucher');
}
