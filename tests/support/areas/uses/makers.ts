import { randomUUID } from 'node:crypto';
import { campaigns } from '../../../../contract/campaigns/campaigns.ts';
import { companyProducts } from '../../../../contract/catalogue/company-products.ts';
import { products } from '../../../../contract/catalogue/products.ts';
import { saveView } from '../../../../contract/common/saved-views.ts';
import type { UseKind } from '../../../../contract/common/uses.ts';
import { claims } from '../../../../contract/coupons/claims.ts';
import { productCoupons } from '../../../../contract/coupons/coupons.ts';
import { customers } from '../../../../contract/customers/company-customers.ts';
import { apiKeys } from '../../../../contract/developers/api-keys.ts';
import { responseMappers, webhookResponses } from '../../../../contract/developers/mappers.ts';
import { webhooks } from '../../../../contract/developers/webhooks.ts';
import type { Entity } from '../../../../contract/engine/entity.ts';
import { giftOrders } from '../../../../contract/gift-orders/gift-orders.ts';
import { gifts } from '../../../../contract/gifts/gifts.ts';
import { stores } from '../../../../contract/organisations/stores.ts';
import { rewards } from '../../../../contract/rewards/rewards.ts';
import { cashRegisters } from '../../../../contract/settings/cash-registers.ts';
import { shopAttributeOptions } from '../../../../contract/shop/attribute-options.ts';
import { subscriptionProducts } from '../../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../../contract/shop/variants.ts';
import { call, type TestApp } from '../../app.ts';
import { addRecord } from '../../worlds/factories.ts';
import { addMember, type Person, type Place } from '../people.ts';

export interface Programme {
  readonly app: TestApp;
  readonly company: Place;
  readonly store: Place;
  readonly admin: Person;
}

const record = (entity: unknown) => (at: Programme) => {
  const known = entity as Entity;
  return addRecord(at.app, known, known.path.startsWith('/stores/') ? at.store : at.company);
};

/** A view of customers that the admin keeps for themselves. */
export async function addView({ app, company, admin }: Programme) {
  const { data } = await call(app, saveView, {
    params: { storeId: company.companyId },
    as: admin,
    body: { resource: 'customers', name: `Προβολή ${randomUUID()}`, filter: {} },
  });
  return data.view_id;
}

async function addDevice({ app, store, admin }: Programme) {
  const { rows } = await app.database.pool.query(
    `insert into access_tokens (token_hash, user_id, expires_at, store_id) values ($1, $2, now() + interval '1 day', $3) returning session_id`,
    [randomUUID(), admin.userId, store.storeId],
  );
  return Number(rows[0].session_id);
}

async function addCard(at: Programme) {
  const customer = await record(customers)(at);
  await at.app.database.pool.query(
    'insert into loyalty_cards (company_id, card_number, user_account_id) values ($1, $2, $3)',
    [at.company.companyId, `77${customer}`, customer],
  );
  return customer;
}

const inserted =
  (text: string) =>
  async ({ app, company, store, admin }: Programme) => {
    const values: Record<string, number> = {
      company: company.companyId,
      store: store.storeId,
      user: admin.userId,
    };
    const filled = text.replaceAll(/:(company|store|user)\b/g, (_, name) => String(values[name]));
    return Number(Object.values((await app.database.pool.query(filled)).rows[0])[0]);
  };

/** A plan of the company. */
export const addPlan =
  inserted(`insert into subscription_plans (company_id, plan_name, plan_description, plan_price, interval, permissions)
  values (:company, '{"el": "Βασικό"}', '{}', 1000, 'month', '{}') returning store_subscription_plan_id`);

/** A way in which the company is paid. */
export const addWay =
  inserted(`insert into store_payment_methods (company_id, system_payment_method_id, name)
  values (:company, 1, '{"el": "Κατάθεση"}') returning store_payment_method_id`);

/** What the store has of the company, which is its only one. */
async function addSubscription(at: Programme) {
  await at.app.database.pool.query('delete from subscriptions');
  const plan = await addPlan(at);
  return inserted(`insert into subscriptions (company_id, store_id, buyer_company_id, store_subscription_plan_id, status, anchor_at,
      period_from, period_to, price, interval, interval_count, vat_included)
    values (:company, :store, :company, ${plan}, 'active', now(), now(), now(), 1000, 'month', 1, true) returning subscription_id`)(
    at,
  );
}

async function addShopOrder(at: Programme) {
  const variant = await record(shopVariants)(at);
  return inserted(`insert into shop_orders (company_id, store_id, buyer_company_id, buyer_store_id, subscription_product_id,
      subscription_product_variant_id, text, sku_number, quantity, currency, price, vat_rate, net, vat, total, takes_stock, billed, idempotency_key)
    values (:company, :company, :company, :store, 1, ${variant}, '{"el": "Αναγνώστης"}', 'A', 1, 'EUR', 100, 2400, 100, 24, 124, false,
      'now', '${randomUUID()}') returning shop_order_id`)(at);
}

async function addShopRule(at: Programme) {
  await at.app.database.pool.query('delete from shop_thresholds');
  return inserted(`insert into shop_thresholds (company_id, store_id, credit, seller_company_id, subscription_product_variant_id, quantity,
      threshold, most_a_month)
    values (:company, :store, 'sms', :company, 1, 1, 10, 1) returning shop_threshold_id`)(at);
}

async function addMembership({ app, company }: Programme) {
  return (await addMember(app, company)).userId;
}

/** A coupon that does not end. */
async function addCoupon(at: Programme) {
  const id = await record(productCoupons)(at);
  await at.app.database.pool.query(
    'update coupons set expiration_date = null, product_buy_id = null where coupon_id = $1',
    [id],
  );
  return id;
}

/** Adds a row of each kind that may use others; answers its id. */
export const makers: Record<UseKind, (at: Programme) => Promise<number>> = {
  campaigns: record(campaigns),
  rewards: record(rewards),
  gifts: record(gifts),
  coupons: addCoupon,
  claims: record(claims),
  orders: record(giftOrders),
  products: record(products),
  company_products: record(companyProducts),
  stores: record(stores),
  customers: record(customers),
  cards: addCard,
  devices: addDevice,
  mappers: record(responseMappers),
  answers: record(webhookResponses),
  views: addView,
  attribute_options: record(shopAttributeOptions),
  shop_variants: record(shopVariants),
  shop_orders: addShopOrder,
  shop_products: record(subscriptionProducts),
  shop_rules: addShopRule,
  subscriptions: addSubscription,
  plans: addPlan,
  registers: record(cashRegisters),
  members: addMembership,
  keys: record(apiKeys),
  webhooks: record(webhooks),
};
