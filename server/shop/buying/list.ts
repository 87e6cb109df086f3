import { sql } from 'drizzle-orm';
import { amountOf } from '../../../contract/billing/money.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { listShop, readShop, ShopProduct, ShopVariant } from '../../../contract/shop/shop.ts';
import { literally } from '../../engine/list.ts';
import { totalOf } from '../../engine/total.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type OfferedProduct,
  type OfferedVariant,
  offeredTo,
  productsFrom,
  productsWhere,
  variantNames,
  variantsOf,
} from './offers.ts';
import { sumsOf } from './quote.ts';

function variantOf(row: OfferedVariant, product: OfferedProduct, language: Language): ShopVariant {
  const { net, total } = sumsOf(row.price, 1, product);
  return {
    subscription_product_variant_id: row.subscription_product_variant_id,
    name: row.name[language],
    description: row.description[language],
    sku_number: row.sku_number,
    attributes: row.options.map((each) => ({
      ...each,
      name: each.name[language],
      option: each.option[language],
    })),
    price: amountOf(net, product.currency),
    price_with_vat: amountOf(total, product.currency),
    in_stock: row.inventory,
    credits: row.credits,
  };
}

function productOf(
  row: OfferedProduct,
  all: readonly OfferedVariant[],
  language: Language,
): ShopProduct {
  const variants = all
    .filter((each) => each.subscription_product_id === row.subscription_product_id)
    .map((each) => variantOf(each, row, language));
  return {
    shop_product_id: row.subscription_product_id,
    subscription_product_type_id: row.subscription_product_type_id,
    credit_option_id: row.credit_option_id,
    valid_months: row.valid_months,
    name: row.name[language],
    description: row.description[language],
    image_url: row.image_url,
    seller: { store_id: row.store_id, name: row.seller },
    currency: row.currency,
    vat_rate: row.vat_rate / 100,
    from_price: variants[0]?.price ?? 0,
    from_price_with_vat: variants[0]?.price_with_vat ?? 0,
    variants,
  };
}

/** What is on sale to the caller's place, by name. */
export async function listProducts(call: Call<typeof listShop>) {
  const { database, scope, language, query } = call;
  const { page = 1, q, subscription_product_type_id: type, credit_option_id: credit } = query;
  const named = sql`concat_ws(' ', p.name ->> ${language}, p.description ->> ${language}, s.name, ${variantNames(language)})`;
  const where = sql`${offeredTo(scope)} ${type ? sql`and p.subscription_product_type_id = ${type}` : sql``}
    ${credit ? sql`and p.credit_option_id = ${credit}` : sql``}
    ${q ? sql`and fold(${named}) like '%' || fold(${literally(q)}) || '%'` : sql``}`;
  const end = sql`order by p.subscription_product_type_id, fold(p.name ->> ${language}), p.subscription_product_id
    limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`;
  const rows = await productsWhere(database.db, scope, where, end);
  const variants = await variantsOf(database.db, rows);
  const total = await totalOf(database, productsFrom, where);
  return {
    shop_products: rows.map((row) => productOf(row, variants, language)),
    pagination: paginationOf(page, total, rows.length),
  };
}

/** One of them. Throws not_found for what is not on sale here. */
export async function readProduct({ database, scope, language, params }: Call<typeof readShop>) {
  const where = sql`${offeredTo(scope)} and p.subscription_product_id = ${params.id}`;
  const [row] = await productsWhere(database.db, scope, where);
  if (!row) throw new Refusal('not_found');
  return productOf(row, await variantsOf(database.db, [row]), language);
}
