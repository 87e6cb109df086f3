import { fbCoupon, type PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { type Offered, takesOff } from '../../../contract/coupons/takes-off.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { documentCalls } from '../../../contract/settings/company-profile.ts';
import { bankProviders } from '../../common/catalogue.ts';
import type { Database } from '../../db/connection.ts';
import type { Tenant } from '../../engine/rows.ts';
import { Refusal } from '../../http/refusal.ts';
import { moneyOf } from '../../runtime/units.ts';
import { stateOfCoupon } from '../../tables/coupons.ts';
import { offeredBy } from '../effects.ts';

type PublicStore = PublicCoupon['store'];
interface Row extends Omit<PublicCoupon, 'store' | 'offer' | 'expiration_date' | 'documents'> {
  company_id: number;
  store_id: number;
  store: Omit<PublicStore, 'delivery' | 'payments'>;
  offer: Omit<PublicCoupon['offer'], 'amount'>;
  offered: Offered;
  order_settings: NonNullable<PublicStore['delivery']> & { delivers: boolean };
  providers: { bank_provider_id: number }[];
  instructions_file: string | null;
  terms_file: string | null;
  privacy_policy_file: string | null;
  expiration_date: Date | null;
}

const state = stateOfCoupon('k', '$2');
const dayOf = (moment: string) => `to_char(${moment} at time zone cs.time_zone, 'YYYY-MM-DD')`;
const inLanguage = (words: string) => `coalesce(nullif(${words}->>$3, ''), ${words}->>'el')`;
// In the reader's language, where the store has said it in that; of a product, what the product is called.
const titleOf = (coupon: string, product: string) =>
  `coalesce(nullif(${coupon}.titles->>$3, ''), nullif(${coupon}.gift_title, ''), nullif(${coupon}.discount_product_name, ''), ${inLanguage(`${product}.name`)}, '')`;
const isOpen = (coupon: string) =>
  `(${coupon}.kind in ('voucher', 'product', 'discount', 'visit') and (${coupon}.maximum = 0 or ${coupon}.claimed < ${coupon}.maximum)
        and ${stateOfCoupon(coupon, '$2')} = 'running')`;

// A goal is filled by receipts and a campaign's codes are handed out: neither is claimed on a page.
const read = {
  name: 'public-coupon',
  text: `select k.company_id, k.store_id, k.coupon_id, k.kind,
      ${titleOf('k', 'p')} as title,
      coalesce(nullif(k.descriptions->>$3, ''), nullif(k.gift_description, ''), ${inLanguage('p.description')}) as description, coalesce(k.image, p.image, g.image) as image, k.points / 100.0 as points,
      k.minimum_spend / 100.0 as minimum_spend, k.per_customer, ${state} as state, ${dayOf('k.start_date')} as start_day, ${dayOf('k.expiration_date')} as end_day,
      json_build_object('action', k.action, 'product', ${inLanguage('p.name')}, 'bought', ${inLanguage('b.name')},
        'value', k.discount_value / 100.0, 'percentage', k.discount_percentage) as offer, ${offeredBy('k')} as offered,
      json_build_object('name', s.name, 'address', s.address, 'logo', coalesce(s.logo, c.logo), 'country_id', s.country_id, 'currency', c.currency, 'time_zone', cs.time_zone,
        'timetable', ss.timetable, 'takes_orders', ss.shopping_cart) as store, ss.order_settings,
      case when s.online_payment_processing or ss.online_bank_provider_id is null then ss.bank_providers
        else (select coalesce(json_agg(x), '[]')::jsonb from jsonb_array_elements(ss.bank_providers) x
          where (x->>'bank_provider_id')::bigint <> ss.online_bank_provider_id) end as providers,
      cs.instructions_file, cs.terms_file, cs.privacy_policy_file,
      c.name as company_name, k.expiration_date, coalesce(ss.coupon_claim_valid_days, cs.coupon_claim_valid_days) as valid_days,
      case when k.maximum > 0 then k.maximum - k.claimed end as available,
      ${isOpen('k')} as open,
      json_build_object('apple', coalesce(w.apple_key is not null and w.apple_expires_at > $2, false), 'google', w.google_key is not null) as wallets, case when not ${isOpen('k')} and (k.kind <> 'goal' or ${state} <> 'running') then (select json_build_object('coupon_id', o.coupon_id, 'title', ${titleOf('o', 'op')})
        from coupons o left join products op on op.company_id = o.company_id and op.product_id = coalesce(o.product_free_id, o.product_discount_id)
        where o.company_id = k.company_id and o.coupon_id <> k.coupon_id and o.deleted_at is null and ${isOpen('o')}
        order by (o.store_id = k.store_id) desc, o.created_at desc, o.coupon_id desc limit 1) end as another
    from coupons k join stores s on s.company_id = k.company_id and s.store_id = k.store_id and s.deleted_at is null
    join stores c on c.company_id = k.company_id and c.store_id = k.company_id
    join company_settings cs on cs.company_id = k.company_id and cs.rc_app_visible_loyalty_program
    join store_settings ss on ss.company_id = k.company_id and ss.store_id = k.store_id
    left join products p on p.company_id = k.company_id and p.product_id = coalesce(k.product_free_id, k.product_discount_id)
    left join wallets w on w.company_id = k.company_id
    left join products b on b.company_id = k.company_id and b.product_id = k.product_buy_id
    left join gift_categories g on g.company_id = k.company_id and g.gift_category_id = k.gift_category_id
    where k.coupon_id = $1 and k.deleted_at is null and not k.is_draft`,
};

/** What anybody may know of the store: how it delivers and takes money. */
function storeOf({ store, order_settings, providers }: Row, language: Language): PublicStore {
  const { delivers, ...delivery } = order_settings;
  const payments = bankProviders
    .filter(({ id }) => providers.some(({ bank_provider_id }) => bank_provider_id === id))
    .map(({ name }) => name[language]);
  return { ...store, delivery: delivers ? delivery : null, payments };
}

const documentsOf = (row: Row): PublicCoupon['documents'] => {
  const at = (file: string | null, call: { path: string }) =>
    file && `/api${call.path.replace('{id}', String(row.company_id))}`;
  return {
    instructions: at(row.instructions_file, documentCalls.instructions_file),
    terms: at(row.terms_file, documentCalls.terms_file),
    privacy_policy: at(row.privacy_policy_file, documentCalls.privacy_policy_file),
  };
};

/** A coupon as anybody may see it, and where it belongs. Throws not_found. */
export async function publicCouponOf(
  { pool }: Database,
  couponId: number,
  nowMs: number,
  language: Language = 'en',
) {
  const { rows } = await pool.query<Row>({
    ...read,
    values: [couponId, new Date(nowMs), language],
  });
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const coupon = {
    ...row,
    store: storeOf(row, language),
    documents: documentsOf(row),
    offer: { ...row.offer, amount: moneyOf(takesOff(row.offered)) || null },
    expiration_date: row.expiration_date?.toISOString() ?? null,
  };
  const place = { companyId: row.company_id, storeId: row.store_id };
  return { place, coupon: fbCoupon.reply.parse(coupon) };
}

const view = { name: 'count-view', text: 'select count_view($1, $2)' };

/** Counts that somebody opened a page of a store's coupon. */
export const countView = ({ pool }: Database, { companyId, storeId }: Tenant) =>
  pool.query({ ...view, values: [companyId, storeId] });
