import type { ClaimKind, ClaimState } from '../../contract/coupons/coupon-kinds.ts';
import type { VoucherFacts } from '../../contract/coupons/redemption.ts';
import { giftTypeIds } from '../../contract/gifts/gifts.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { wants } from '../messages/wishes.ts';
import { hasText } from './claim-texts.ts';
import { keyOfCode } from './codes.ts';

/** What a code stands for: a claim, or a coupon of which it becomes one. Points in hundredths. */
export interface Redeemable {
  claim_id: number | null;
  kind: ClaimKind;
  state: ClaimState;
  coupon_id: number | null;
  gift_id: number | null;
  title: string;
  description: string | null;
  image: string | null;
  points: number;
  points_given: number;
  /** Who has it now: another account, once its own was merged. */
  user_account_id: number | null;
  customer: string | null;
  balance: number | null;
  /** Where it may be redeemed; null for everywhere in the company. */
  stores: number[] | null;
  store_names: string;
  redeem_store: string | null;
  redeem_store_id: number | null;
  store_id: number;
  transaction_id: number | null;
  expires_at: Date | null;
  expires_day: string | null;
  settled_day: string | null;
  gift_type_id: number | null;
  /** What has to be on the receipt, a product twice where two are wanted. */
  product_ids: number[];
  products: VoucherFacts['products'];
  maximum: number;
  claimed: number;
  /** What the receipt has to come to, in minor units. */
  minimum_spend: number | null;
  /** How often one customer may have what its coupon gives; null without a limit. */
  per_customer: number | null;
  /** Whether the customer is sent a text when it is redeemed. */
  texts_redemption: boolean;
}

const names = (ids: string) =>
  `(select coalesce(string_agg(s.name, ', ' order by s.name), '') from stores s where s.company_id = cs.company_id and s.store_id = any(${ids}))`;
const day = (moment: string) => `to_char((${moment}) at time zone cs.time_zone, 'YYYY-MM-DD')`;

// Coupons of a store are redeemed there, codes of the company's campaigns everywhere, gifts where they say.
const stores = `case when c.kind = 'gift' then nullif(g.redeem_stores, '{}') when c.kind = 'multiple' then null else array[k.store_id] end`;

const products = `to_json(array_remove(array[k.product_buy_id, k.product_free_id, k.product_discount_id], null))`;
/** What these are called, each once, as SQL over a coupon `k`. */
export const namesOfProducts = `(select coalesce(json_agg(named.name order by named.product_id), '[]') from products named where named.company_id = k.company_id
    and named.product_id in (k.product_buy_id, k.product_free_id, k.product_discount_id))`;

const claimColumns = `c.claim_id, c.kind, c.state, c.coupon_id, c.gift_id, c.title, coalesce(g.description, k.gift_description) as description,
    coalesce(g.image, k.image) as image, c.points, c.points_given, x.user_account_id, nullif(concat_ws(' ', u.first_name, u.last_name), '') as customer,
    a.balance, to_json(x.stores) as stores, ${names('x.stores')} as store_names, r.name as redeem_store, c.redeem_store_id, c.store_id, c.transaction_id, c.expires_at,
    ${day("c.expires_at - interval '1 second'")} as expires_day, ${day('c.settled_at')} as settled_day, g.gift_type_id, ${products} as product_ids, ${namesOfProducts} as products,
    k.minimum_spend, k.per_customer, coalesce(k.maximum, 0) as maximum, coalesce(k.claimed, 0) as claimed, coalesce(u.sms and ${wants('sms', 'u')} and ${hasText('redemption')}, false) as texts_redemption`;
const claimSource = `claims c join company_settings cs on cs.company_id = c.company_id
    left join coupons k on k.company_id = c.company_id and k.coupon_id = c.coupon_id
    left join gifts g on g.company_id = c.company_id and g.gift_id = c.gift_id
    cross join lateral (select ${stores} as stores, survivor_of(c.company_id, c.user_account_id) as user_account_id) x
    left join customers u on u.company_id = c.company_id and u.user_account_id = x.user_account_id
    left join accounts a on a.company_id = c.company_id and a.user_account_id = x.user_account_id
    left join stores r on r.company_id = c.company_id and r.store_id = c.redeem_store_id`;

const byCode = {
  name: 'claim-by-code',
  text: `select ${claimColumns} from ${claimSource} where c.company_id = $1 and c.code = $2`,
};
const byId = {
  name: 'claim-by-id',
  text: `select ${claimColumns} from ${claimSource} where c.company_id = $1 and c.claim_id = $2`,
};
const shared = {
  name: 'coupon-by-code',
  text: `select null::bigint as claim_id, k.kind, 'claimed' as state, k.coupon_id, null::bigint as gift_id, k.gift_title as title,
      k.gift_description as description, k.image, 0::bigint as points, k.points as points_given, null::bigint as user_account_id,
      null as customer, null::bigint as balance, to_json(array[k.store_id]) as stores, ${names('array[k.store_id]')} as store_names, null as redeem_store,
      null::bigint as redeem_store_id, k.store_id, null::bigint as transaction_id, k.expiration_date as expires_at,
      ${day('k.expiration_date')} as expires_day, null as settled_day, null::bigint as gift_type_id, ${products} as product_ids, ${namesOfProducts} as products, k.minimum_spend, k.per_customer, k.maximum, k.claimed, false as texts_redemption
    from coupons k join company_settings cs on cs.company_id = k.company_id
    where k.company_id = $1 and k.code_key = $2 and k.deleted_at is null and not k.is_draft`,
};

/** What a typed or scanned code stands for. Throws voucher_unknown. */
export async function findByCode(
  client: Queryable,
  companyId: number,
  typed: string,
): Promise<Redeemable> {
  const values = [companyId, keyOfCode(typed)];
  const claim = (await client.query<Redeemable>({ ...byCode, values })).rows[0];
  const redeemable = claim ?? (await client.query<Redeemable>({ ...shared, values })).rows[0];
  if (!redeemable) throw new Refusal('voucher_unknown', { field: 'voucher' });
  return redeemable;
}

/** A claim of the company by its id. Throws not_found. */
export async function findClaim(
  client: Queryable,
  companyId: number,
  claimId: number,
): Promise<Redeemable> {
  const { rows } = await client.query<Redeemable>({ ...byId, values: [companyId, claimId] });
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** A gift that its supplier delivers once it is redeemed. */
export const isOrdered = ({ gift_type_id }: Pick<Redeemable, 'gift_type_id'>) =>
  gift_type_id === giftTypeIds.supplier;
/** Coupons that change what a receipt comes to, or ask how much it does. */
export const needsReceipt = ({ kind, minimum_spend }: Pick<Redeemable, 'kind' | 'minimum_spend'>) =>
  kind === 'product' || kind === 'discount' || (minimum_spend ?? 0) > 0;

/** A code that whoever holds it redeems, of a campaign that wants to know whose it becomes. */
export const isCounted = ({ kind, per_customer }: Pick<Redeemable, 'kind' | 'per_customer'>) =>
  kind === 'multiple' && per_customer !== null;
/** Whose claim it is or becomes has to be known before it is redeemed. */
export const needsCustomer = (redeemable: Redeemable) =>
  redeemable.claim_id === null || (isCounted(redeemable) && !redeemable.user_account_id);
