import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { isCounted, type Redeemable } from './find.ts';

const redeemed = {
  name: 'codes-of-customer',
  text: `select count(*)::int as had from claims where company_id = $1 and user_account_id = any(accounts_of($1, $2)) and coupon_id = $3
      and state = 'redeemed'`,
};

/** A customer, and how many codes of the campaign they bring beside this one. */
interface Bringing {
  companyId: number;
  accountId: number | undefined;
  beside?: number;
}

/**
 * Why a customer redeems no more codes of a campaign; undefined while they may. Under the lock of their
 * account nobody redeems another one meanwhile.
 */
export async function whyTooMany(
  client: Queryable,
  { companyId, accountId, beside = 0 }: Bringing,
  redeemable: Pick<Redeemable, 'kind' | 'coupon_id' | 'per_customer'>,
): Promise<Refusal | undefined> {
  const { per_customer: limit, coupon_id } = redeemable;
  if (!isCounted(redeemable) || limit === null || !accountId) return undefined;
  const values = [companyId, accountId, coupon_id];
  const { rows } = await client.query<{ had: number }>({ ...redeemed, values });
  if ((rows[0]?.had ?? 0) + beside < limit) return undefined;
  return new Refusal('campaign_customer_limit', { field: 'voucher', details: { limit } });
}
