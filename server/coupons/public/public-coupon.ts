import { fbCoupon, type PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { documentCalls } from '../../../contract/settings/company-profile.ts';
import { bankProviders } from '../../common/catalogue.ts';
import type { Database } from '../../db/connection.ts';
import type { Tenant } from '../../engine/rows.ts';
import { Refusal } from '../../http/refusal.ts';
import { stateOfCoupon } from '../../tables/coupons.ts';

type PublicStore = PublicCoupon['store'];
interface Row extends Omit<PublicCoupon, 'store' | 'start_date' | 'expiration_date' | 'documents'> {
  company_id: number;
  store_id: number;
  store: Omit<PublicStore, 'delivery' | 'payments'>;
  order_settings: NonNullable<PublicStore['delivery']> & { delivers: boolean };
  providers: { bank_provider_id: number }[];
  instructions_file: string | null;
  terms_file: string | null;
  privacy_policy_file: string | null;
  start_date: Date | null;
  expiration_date: Date | null;
}

const state = stateOfCoupon('k', '$2');

// A goal is filled by receipts and a campaign's codes are handed out: neither is claimed on a page.
const read = {
  name: 'public-coupon',
  text: `select k.company_id, k.store_id, k.coupon_id, k.kind,
      coalesce(nullif(k.gift_title, ''), nullif(k.discount_product_name, ''), p.name->>'el', '') as title,
      coalesce(nullif(k.gift_description, ''), p.description->>'el') as description, coalesce(k.image, p.image, g.image) as image, k.points / 100.0 as points,
      k.minimum_spend / 100.0 as minimum_spend, k.per_customer, ${state} as state, k.start_date,
      json_build_object('name', s.name, 'address', s.address, 'logo', coalesce(s.logo, c.logo), 'country_id', s.country_id, 'currency', c.currency,
        'timetable', ss.timetable, 'takes_orders', ss.shopping_cart) as store, ss.order_settings,
      case when s.online_payment_processing or ss.online_bank_provider_id is null then ss.bank_providers
        else (select coalesce(json_agg(x), '[]')::jsonb from jsonb_array_elements(ss.bank_providers) x
          where (x->>'bank_provider_id')::bigint <> ss.online_bank_provider_id) end as providers,
      cs.instructions_file, cs.terms_file, cs.privacy_policy_file,
      c.name as company_name, k.expiration_date, coalesce(ss.coupon_claim_valid_days, cs.coupon_claim_valid_days) as valid_days,
      case when k.maximum > 0 then k.maximum - k.claimed end as available,
      k.kind in ('voucher', 'product', 'discount', 'visit') and (k.maximum = 0 or k.claimed < k.maximum)
        and ${state} = 'running' as open
    from coupons k join stores s on s.company_id = k.company_id and s.store_id = k.store_id and s.deleted_at is null
    join stores c on c.company_id = k.company_id and c.store_id = k.company_id
    join company_settings cs on cs.company_id = k.company_id and cs.rc_app_visible_loyalty_program
    join store_settings ss on ss.company_id = k.company_id and ss.store_id = k.store_id
    left join products p on p.company_id = k.company_id and p.product_id = coalesce(k.product_free_id, k.product_discount_id)
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
  const { rows } = await pool.query<Row>({ ...read, values: [couponId, new Date(nowMs)] });
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const coupon = {
    ...row,
    store: storeOf(row, language),
    documents: documentsOf(row),
    start_date: row.start_date?.toISOString() ?? null,
    expiration_date: row.expiration_date?.toISOString() ?? null,
  };
  const place = { companyId: row.company_id, storeId: row.store_id };
  return { place, coupon: fbCoupon.reply.parse(coupon) };
}

const view = { name: 'count-view', text: 'select count_view($1, $2)' };

/** Counts that somebody opened a page of a store's coupon. */
export const countView = ({ pool }: Database, { companyId, storeId }: Tenant) =>
  pool.query({ ...view, values: [companyId, storeId] });
