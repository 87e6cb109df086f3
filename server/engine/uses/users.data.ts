import type { UseKind } from '../../../contract/common/uses.ts';

/** Rows that use others: how they are named, and which of them still count. `u` is such a row. */
export interface User {
  readonly kind: UseKind;
  readonly table: string;
  /** SQL: the number its page has. */
  readonly id: string;
  /** SQL: a text, or a name in each language as JSON. */
  readonly title: string;
  /** SQL: whether it is in use itself; what is over or deleted only remembers. */
  readonly live: string;
  readonly byStore?: true;
  /** SQL: whether it is the company's, `$1`; by its `company_id` where nothing is named. */
  readonly within?: string;
}

const named = (kind: UseKind, table: string, id: string, title: string, live: string): User => ({
  kind,
  table,
  id,
  title,
  live,
});
const ofStore = (user: User): User => ({ ...user, byStore: true });
const alive = 'u.deleted_at is null';

// Whoever may delete a gift need not be one who may read customers.
const unnamed = `''::text`;

const running = `u.status <> 'inactive'`;
const liveCoupon = `${alive} and (u.expiration_date is null or u.expiration_date > now())`;
const productOfCoupon = `(select p.name from products p where p.company_id = u.company_id
  and p.product_id = coalesce(u.product_free_id, u.product_discount_id, u.product_buy_id))`;

/** Each kind of row that uses others. */
export const users = {
  campaigns: named(
    'campaigns',
    'campaigns',
    'u.campaign_id',
    'u.title',
    `u.status not in ('ended', 'cancelled')`,
  ),
  rewards: named('rewards', 'rewards', 'u.reward_id', 'u.title', alive),
  gifts: named('gifts', 'gifts', 'u.gift_id', 'u.title', alive),
  coupons: ofStore(
    named(
      'coupons',
      'coupons',
      'u.coupon_id',
      `coalesce(to_jsonb(nullif(u.gift_title, '')), to_jsonb(nullif(u.discount_product_name, '')), ${productOfCoupon})`,
      liveCoupon,
    ),
  ),
  claims: ofStore(named('claims', 'claims', 'u.claim_id', unnamed, `u.state = 'claimed'`)),
  orders: named(
    'orders',
    'gift_orders',
    'u.order_id',
    '(select g.title from gifts g where g.company_id = u.company_id and g.gift_id = u.gift_id)',
    'u.status < 6',
  ),
  products: ofStore(named('products', 'products', 'u.product_id', 'u.name', alive)),
  companyProducts: named('company_products', 'company_products', 'u.product_id', 'u.name', alive),
  stores: named('stores', 'stores', 'u.store_id', 'u.name', alive),
  customers: named('customers', 'customers', 'u.user_account_id', unnamed, alive),
  cards: named(
    'cards',
    'loyalty_cards',
    'u.user_account_id',
    unnamed,
    'u.user_account_id is not null',
  ),
  devices: {
    ...named('devices', 'access_tokens', 'u.session_id', unnamed, 'u.expires_at > now()'),
    within: 'exists (select 1 from stores s where s.company_id = $1 and s.store_id = u.store_id)',
  },
  mappers: named('mappers', 'response_mappers', 'u.mapper_id', 'u.name', 'true'),
  answers: named('answers', 'store_event_logs', 'u.store_event_log_id', 'u.event', 'true'),
  views: named('views', 'saved_views', 'u.view_id', 'u.name', 'true'),
  attributeOptions: named(
    'attribute_options',
    'shop_attribute_options',
    'u.attribute_option_id',
    'u.option',
    'true',
  ),
  variants: named(
    'shop_variants',
    'shop_variants',
    'u.subscription_product_variant_id',
    'u.name',
    alive,
  ),
  shopOrders: named(
    'shop_orders',
    'shop_orders',
    'u.shop_order_id',
    'u.text',
    `u.state in ('placed', 'paid')`,
  ),
  shopProducts: named(
    'shop_products',
    'subscription_products',
    'u.subscription_product_id',
    'u.name',
    `u.visibility and ${alive}`,
  ),
  shopRules: {
    ...named(
      'shop_rules',
      'shop_thresholds',
      'u.shop_threshold_id',
      unnamed,
      'u.paused_at is null',
    ),
    within: 'u.seller_company_id = $1',
  },
  sold: named('subscriptions', 'subscriptions', 'u.subscription_id', unnamed, running),
  bought: {
    ...named('subscriptions', 'subscriptions', 'u.subscription_id', unnamed, running),
    within: 'u.buyer_company_id = $1',
  },
  plans: named(
    'plans',
    'subscription_plans',
    'u.store_subscription_plan_id',
    'u.plan_name',
    'u.withdrawn_at is null',
  ),
  registers: ofStore(
    named('registers', 'cash_registers', 'u.cash_register_id', 'u.friendly_name', alive),
  ),
  members: named('members', 'memberships', 'u.user_id', unnamed, 'true'),
  keys: named('keys', 'api_keys', 'u.api_key_id', unnamed, 'u.revoked_at is null'),
  webhooks: named('webhooks', 'webhooks', 'u.webhook_id', unnamed, 'u.active'),
} as const satisfies Record<string, User>;
