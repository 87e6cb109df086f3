import { type SQL, sql } from 'drizzle-orm';
import type { Parties } from '../../../contract/billing/billings.ts';
import type { Language, Localized } from '../../../contract/engine/languages.ts';
import { partiesOf, taxationBetween } from '../../billing/billings/parties.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../http/call.ts';
import { platformId } from '../../messages/outbox.ts';

/** Who buys: a company, or a supplier of one. */
export type ShopBuyer = Pick<Scope, 'companyId' | 'storeId' | 'kind'>;

/** An option of a variant, as it is kept. */
export interface OfferedOption {
  attribute_id: number;
  name: Localized;
  attribute_option_id: number;
  option: Localized;
}

/** A product that somebody may buy, with who sells it. `vat_rate` in hundredths of a percent. */
export interface OfferedProduct extends Record<string, unknown> {
  company_id: number;
  store_id: number;
  seller: string;
  subscription_product_id: number;
  subscription_product_type_id: number;
  credit_option_id: number | null;
  valid_months: number | null;
  name: Localized;
  description: Localized;
  image_url: string | null;
  currency: string;
  vat_rate: number;
}

/** What of it is bought. `price` of one piece in hundredths of the currency, as prices are kept. */
export interface OfferedVariant extends Record<string, unknown> {
  company_id: number;
  subscription_product_id: number;
  subscription_product_variant_id: number;
  name: Localized;
  description: Localized;
  sku_number: string;
  price: number;
  inventory: number | null;
  credits: number | null;
  options: OfferedOption[];
}
export interface Offer {
  product: OfferedProduct;
  variant: OfferedVariant;
}

/** SQL: whoever sells a product `p`, whose place is `s`, sells to the buyer: the platform and suppliers to a company, a company to its suppliers. */
function sellsTo({ companyId, kind }: ShopBuyer): SQL {
  const own = sql`p.company_id = ${companyId}`;
  if (kind === 'supplier') return sql`${own} and p.store_id = ${companyId}`;
  // The platform itself buys nothing.
  if (kind !== 'company' || companyId === platformId) return sql`false`;
  const platform = sql`p.company_id = ${platformId} and p.store_id = ${platformId}`;
  return sql`(${platform} or ${own} and s.kind = 'supplier')`;
}

const onSale = sql`v.company_id = p.company_id and v.subscription_product_id = p.subscription_product_id and v.visible and v.deleted_at is null`;

/** SQL: what the variants of a product that are on sale are called, one after another. */
export const variantNames = (language: Language): SQL =>
  sql`(select string_agg(v.name ->> ${language}, ' ') from shop_variants v where ${onSale})`;

export const productsFrom = sql`subscription_products p
  join stores s on s.company_id = p.company_id and s.store_id = p.store_id and s.deleted_at is null
  join stores c on c.company_id = p.company_id and c.store_id = p.company_id
  join billing_sellers b on b.company_id = p.company_id`;

/** SQL: that a product is on sale to a buyer. */
export const offeredTo = (buyer: ShopBuyer): SQL =>
  sql`p.visibility and p.deleted_at is null and (cardinality(p.store_ids) = 0 or ${buyer.storeId} = any(p.store_ids)) and ${sellsTo(buyer)}
    and exists (select 1 from shop_variants v where ${onSale})`;

const productColumns = sql`p.company_id::int, p.store_id::int, s.name as seller, p.subscription_product_id::int,
  p.subscription_product_type_id::int, p.credit_option_id::int, p.valid_months::int, p.name, p.description, p.image_url,
  c.currency, b.vat_rate::int`;

/** Products on sale to a buyer, by a condition of `offeredTo`, each with the rate that the buyer is taxed at. */
export async function productsWhere(tx: Executor, buyer: ShopBuyer, where: SQL, end: SQL = sql``) {
  const { rows } = await tx.execute<OfferedProduct>(
    sql`select ${productColumns} from ${productsFrom} where ${where} ${end}`,
  );
  const sellers = new Map<number, Parties>();
  for (const id of new Set(rows.map((product) => product.store_id)))
    sellers.set(id, (await partiesOf(tx, id, [buyer.storeId]))(buyer.storeId));
  return rows.map((product) => {
    const parties = sellers.get(product.store_id);
    const vat_rate = parties && taxationBetween(parties, product.vat_rate).vat_rate;
    return { ...product, vat_rate: vat_rate ?? product.vat_rate };
  });
}

const options = sql`coalesce((select jsonb_agg(jsonb_build_object('attribute_id', a.attribute_id, 'name', a.name,
    'attribute_option_id', o.attribute_option_id, 'option', o.option) order by a.attribute_id)
  from shop_attribute_options o join shop_attributes a on a.company_id = o.company_id and a.attribute_id = o.attribute_id
  where o.company_id = v.company_id and o.attribute_option_id = any(v.attribute_option_ids)), '[]'::jsonb)`;

/** The variants of products that are on sale, the cheapest first. */
export async function variantsOf(tx: Executor, products: readonly OfferedProduct[], one?: number) {
  if (!products.length) return [];
  const ids = products.map((product) => product.subscription_product_id);
  const only = one === undefined ? sql`` : sql`and v.subscription_product_variant_id = ${one}`;
  const { rows } = await tx.execute<OfferedVariant>(
    sql`select v.company_id::int, v.subscription_product_id::int, v.subscription_product_variant_id::int, v.name, v.description,
        v.sku_number, v.price::int, v.inventory::int, v.credits::int, ${options} as options
      from shop_variants v where v.subscription_product_id = any(${sql.param(ids)}::bigint[]) and v.visible and v.deleted_at is null ${only}
      order by v.price, v.subscription_product_variant_id`,
  );
  const sellers = new Map(products.map((each) => [each.subscription_product_id, each.company_id]));
  return rows.filter((row) => sellers.get(row.subscription_product_id) === row.company_id);
}

/** What a buyer may buy by the id of a variant; undefined where it is not on sale to them. */
export async function offerOf(
  tx: Executor,
  buyer: ShopBuyer,
  variantId: number,
): Promise<Offer | undefined> {
  const isIts = sql`exists (select 1 from shop_variants v where ${onSale} and v.subscription_product_variant_id = ${variantId})`;
  const [product] = await productsWhere(tx, buyer, sql`${offeredTo(buyer)} and ${isIts}`);
  const [variant] = product ? await variantsOf(tx, [product], variantId) : [];
  return product && variant ? { product, variant } : undefined;
}
