import { dashboards } from '../../../../contract/billing/dashboard.ts';
import { readCredits } from '../../../../contract/shop/credits.ts';
import { type Credit, creditOptionIds, productTypeIds } from '../../../../contract/shop/kinds.ts';
import { listOrders, listSales } from '../../../../contract/shop/orders.ts';
import { buy, quoteShop } from '../../../../contract/shop/shop.ts';
import { platformId } from '../../../../server/messages/outbox.ts';
import { runShop } from '../../../../server/shop/buying/background.ts';
import { shopVariantsTable, subscriptionProductsTable } from '../../../../server/tables/shop.ts';
import { call, type TestApp, testApp } from '../../app.ts';
import { addCompanyPlan, backgroundOf, cards, firstMoment, sqlOf } from '../billing/selling.ts';
import { addCompany, addMember, addSuperAdmin, type Person, type Place } from '../people.ts';

/** A company that buys from the platform, and who does so for it. */
export interface Shopping {
  app: TestApp;
  company: Place;
  buyer: Person;
}

export const platform: Place = { companyId: platformId, storeId: platformId };
export const own = dashboards.companies;
export const of = ({ company }: Pick<Shopping, 'company'>) => ({ storeId: company.storeId });

type Body = Record<string, unknown>;

/** A company with a plan of the platform; one that costs nothing unless told. */
export async function addShopping(price = 0, given?: TestApp): Promise<Shopping> {
  const app = given ?? (await testApp({ now: firstMoment }));
  const company = await addCompany(app);
  const buyer = await addMember(app, company);
  await sqlOf({ app }, `update stores set email = 'company@example.org' where store_id = $1`, [
    company.storeId,
  ]);
  const shopping = { app, company, buyer };
  const store_subscription_plan_id = await addCompanyPlan({ app }, price);
  await call(app, own.changePlan, {
    params: of(shopping),
    body: { store_subscription_plan_id },
    as: buyer,
  });
  return shopping;
}

export const addCard = ({ app, buyer, company }: Shopping, does: keyof typeof cards) =>
  call(app, own.addCard, {
    params: of({ company }),
    body: { payment_method: cards[does] },
    as: buyer,
  });

type NewProduct = Partial<typeof subscriptionProductsTable.$inferInsert>;
type NewVariant = Partial<typeof shopVariantsTable.$inferInsert>;

let serial = 0;
const words = (text: string) => ({ el: text, en: text, it: text });

/** A product of a seller with one variant of 20 € without tax; answers the ids of both. */
export async function addProduct(
  { app: { database } }: Pick<Shopping, 'app'>,
  {
    product,
    variant,
    seller = platform,
  }: { product?: NewProduct; variant?: NewVariant; seller?: Place } = {},
) {
  serial += 1;
  const place = { company_id: seller.companyId, store_id: seller.storeId };
  const [made] = await database.db
    .insert(subscriptionProductsTable)
    .values({
      ...place,
      subscription_product_type_id: productTypeIds.device,
      name: words('Scanner'),
      ...product,
    } as typeof subscriptionProductsTable.$inferInsert)
    .returning({ id: subscriptionProductsTable.subscription_product_id });
  const productId = made?.id ?? 0;
  const [kept] = await database.db
    .insert(shopVariantsTable)
    .values({
      ...place,
      subscription_product_id: productId,
      name: words('Black'),
      sku_number: `SKU-${serial}`,
      price: 20,
      inventory: 5,
      ...variant,
    } as typeof shopVariantsTable.$inferInsert)
    .returning({ id: shopVariantsTable.subscription_product_variant_id });
  return { productId, variantId: kept?.id ?? 0 };
}

/** So many credits a piece, for 20 € without tax. */
export const addCredits = (
  shopping: Pick<Shopping, 'app'>,
  credit: Credit,
  credits: number,
  own_: NewProduct = {},
) =>
  addProduct(shopping, {
    product: {
      subscription_product_type_id: productTypeIds.credits,
      credit_option_id: creditOptionIds[credit],
      name: words('Credits'),
      ...own_,
    },
    variant: { name: words(`${credits}`), credits, inventory: null },
  });

let keys = 0;
export const nextKey = () => {
  keys += 1;
  return `test-key-${keys}`;
};

/** Buys at the total that is quoted. */
export async function buyIt({ app, company, buyer }: Shopping, variantId: number, own_: Body = {}) {
  const params = of({ company });
  const wanted = {
    subscription_product_variant_id: variantId,
    quantity: 1,
    billed: 'now',
    ...own_,
  };
  const { subscription_product_variant_id, quantity, billed } = wanted;
  const quoted = await call(app, quoteShop, {
    params,
    body: { subscription_product_variant_id, quantity, billed },
    as: buyer,
  });
  const total = quoted.status === 200 ? quoted.data.total : 0;
  const body = { total, idempotency_key: nextKey(), ...wanted };
  return call(app, buy, { params, body, as: buyer });
}

export const ordersOf = async ({ app, company, buyer }: Shopping) =>
  (await call(app, listOrders, { params: of({ company }), as: buyer })).data.orders;
export const salesOf = async ({ app }: Pick<Shopping, 'app'>) =>
  (await call(app, listSales, { params: { storeId: platformId }, as: await addSuperAdmin(app) }))
    .data.orders;
export const creditOf = async ({ app, company, buyer }: Shopping, credit: Credit) => {
  const { data } = await call(app, readCredits, { params: of({ company }), as: buyer });
  return data.credits.find((each) => each.credit === credit);
};
export const stockOf = async (shopping: Pick<Shopping, 'app'>, variantId: number) =>
  (
    await sqlOf<{ inventory: number }>(
      shopping,
      'select inventory::int from shop_variants where subscription_product_variant_id = $1',
      [variantId],
    )
  )[0]?.inventory;

/** How the plan of the company stands, whatever it buys beside it. */
export const planOf = (shopping: Shopping) =>
  sqlOf(
    shopping,
    `select u.status, u.failures, u.payment_level, u.next_try_at, u.first_failed_at, s.unpaid_billing, s.active_subscription
      from subscriptions u join stores s on s.store_id = u.store_id where u.store_id = $1`,
    [shopping.company.storeId],
  );

/** Lets what goes on by itself in the shop do its work. */
export const runTheShop = (shopping: Pick<Shopping, 'app'>) => runShop(backgroundOf(shopping));
