import { randomUUID } from 'node:crypto';
import { campaigns } from '../../../../contract/campaigns/campaigns.ts';
import { companyProducts } from '../../../../contract/catalogue/company-products.ts';
import { products } from '../../../../contract/catalogue/products.ts';
import { saveView } from '../../../../contract/common/saved-views.ts';
import type { UseKind } from '../../../../contract/common/uses.ts';
import { claims } from '../../../../contract/coupons/claims.ts';
import { productCoupons } from '../../../../contract/coupons/coupons.ts';
import { customers } from '../../../../contract/customers/company-customers.ts';
import { responseMappers, webhookResponses } from '../../../../contract/developers/mappers.ts';
import type { Entity } from '../../../../contract/engine/entity.ts';
import { giftOrders } from '../../../../contract/gift-orders/gift-orders.ts';
import { gifts } from '../../../../contract/gifts/gifts.ts';
import { stores } from '../../../../contract/organisations/stores.ts';
import { rewards } from '../../../../contract/rewards/rewards.ts';
import { shopAttributeOptions } from '../../../../contract/shop/attribute-options.ts';
import { shopVariants } from '../../../../contract/shop/variants.ts';
import { call, type TestApp } from '../../app.ts';
import { addRecord } from '../../worlds/factories.ts';
import type { Person, Place } from '../people.ts';

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
};
