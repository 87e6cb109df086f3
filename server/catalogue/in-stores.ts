import { sql } from 'drizzle-orm';
import { rewardTypeIds } from '../../contract/catalogue/company-products.ts';
import type { Executor } from '../db/executor.ts';

/** Products of a company's catalogue. */
export interface Which {
  companyId: number;
  productIds: readonly number[];
}

const idsOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;
const rowsOf = ({ companyId, productIds }: Which) =>
  sql`c.company_id = ${companyId} and c.product_id = any(${idsOf(productIds)})
    and p.company_id = c.company_id and p.parent_product_id = c.product_id`;

const sharedFor = (channel: 'online' | 'offline') =>
  sql`case when c.reward_points_shared and (c.reward_points_shared_options->>'${sql.raw(channel)}')::boolean
    then c.reward_points end`;
const byPrice = sql`(c.reward_type_id = ${sql.raw(String(rewardTypeIds.price))})`;
const followed = sql`${sharedFor('offline')}, ${sharedFor('online')}, ${byPrice}, c.valid_from, c.valid_to, c.position`;

/**
 * Has the rows of the stores say what always is the catalogue's: shared points, valid days and the
 * order. It is kept there so that the ledger and the tills read one row.
 */
export const follow = (tx: Executor, which: Which) =>
  tx.execute(sql`update products p
    set (points_offline, points_online, points_by_price, valid_from, valid_to, position) = row(${followed})
    from company_products c where ${rowsOf(which)}
      and (p.points_offline, p.points_online, p.points_by_price, p.valid_from, p.valid_to, p.position)
        is distinct from (${followed})`);

/**
 * The groups that products name, and those of the stores, each name folded once: compared pair by pair they
 * would be folded for each pair.
 */
const byName = ({ companyId, productIds }: Which, storeIds: readonly number[]) =>
  sql`named as materialized (select c.product_id, c.group_product as name, fold(c.group_product) as folded from company_products c
      where c.company_id = ${companyId} and c.product_id = any(${idsOf(productIds)}) and c.group_product is not null),
    grouped as materialized (select g.store_id, fold(g.name->>'el') as folded, min(g.product_group_id) as product_group_id
      from product_groups g where g.company_id = ${companyId} and g.store_id = any(${idsOf(storeIds)}) group by 1, 2)`;

/** In the stores of `storeIds`: the group that a product names, made where it is missing. */
const addGroups = (tx: Executor, which: Which, storeIds: readonly number[]) =>
  tx.execute(sql`with ${byName(which, storeIds)} insert into product_groups (company_id, store_id, name, description)
    select distinct on (s.store_id, n.folded) ${which.companyId}::bigint, s.store_id,
      jsonb_build_object('el', n.name, 'en', n.name, 'it', n.name), '{"el": "", "en": "", "it": ""}'::jsonb
    from named n cross join unnest(${idsOf(storeIds)}) s (store_id)
    where not exists (select 1 from grouped g where g.store_id = s.store_id and g.folded = n.folded)`);

/** What a store starts with: its points are its own from then on. */
const startPoints = sql`case when ${byPrice} then c.reward_points * c.retail_price / 100 else c.reward_points end`;

/** Puts products into stores, or back into those that they were taken out of. */
export async function putInStores(tx: Executor, which: Which, storeIds: readonly number[]) {
  const { companyId, productIds } = which;
  if (!storeIds.length || !productIds.length) return;
  await addGroups(tx, which, storeIds);
  await tx.execute(sql`with ${byName(which, storeIds)} insert into products (company_id, store_id, parent_product_id, name, description, sku_number,
      retail_price, wholesale_price, maximum_price_per_transaction, availability_days, published, image, reward_points, group_product)
    select c.company_id, s.store_id, c.product_id, c.name, c.description, c.sku_number, c.retail_price, c.wholesale_price,
      c.maximum_price_per_transaction, c.availability_days, c.published, c.image, ${startPoints}, g.product_group_id
    from company_products c cross join unnest(${idsOf(storeIds)}) s (store_id)
    left join named n on n.product_id = c.product_id left join grouped g on g.store_id = s.store_id and g.folded = n.folded
    where c.company_id = ${companyId} and c.product_id = any(${idsOf(productIds)})
    on conflict (company_id, parent_product_id, store_id) where parent_product_id is not null
      do update set offered = true, published = excluded.published, updated_at = now() where not products.offered`);
  await follow(tx, which);
}

/**
 * Takes products out of all stores but those named. Their rows stay, unpublished, since receipts and
 * coupons name them.
 */
export const takeOutOfStores = (
  tx: Executor,
  { companyId, productIds }: Which,
  but: readonly number[] = [],
) =>
  tx.execute(sql`update products set offered = false, published = false, updated_at = now()
    where company_id = ${companyId} and parent_product_id = any(${idsOf(productIds)}) and offered
      and not store_id = any(${idsOf(but)})`);

/** Has the stores that sell products publish them, or publish them no more. */
export const publishInStores = (
  tx: Executor,
  { companyId, productIds }: Which,
  published: boolean,
) =>
  tx.execute(sql`update products set published = ${published}, updated_at = now()
    where company_id = ${companyId} and parent_product_id = any(${idsOf(productIds)}) and offered
      and published <> ${published}`);

/** Has the stores show what the catalogue says, over what they changed themselves. */
export async function pushToStores(tx: Executor, which: Which, pricesIncluded: boolean) {
  const prices = pricesIncluded
    ? sql`, retail_price = c.retail_price, wholesale_price = c.wholesale_price,
      maximum_price_per_transaction = c.maximum_price_per_transaction, reward_points = ${startPoints}`
    : sql``;
  await tx.execute(sql`update products p set name = c.name, description = c.description, sku_number = c.sku_number,
      availability_days = c.availability_days, image = c.image, published = c.published and p.offered, updated_at = now() ${prices}
    from company_products c where ${rowsOf(which)}`);
}

/** New prices in minor units and points in hundredths; what is not given does not change. */
export interface NewPrice {
  product_id: number;
  retail_price?: number | undefined;
  wholesale_price?: number | undefined;
  reward_points?: number | undefined;
}

const followsIn = (name: 'retail_price' | 'wholesale_price' | 'reward_points') => {
  const column = sql.raw(name);
  return sql`${column} = case when p.${column} = c.${column} then coalesce(n.${column}, p.${column}) else p.${column} end`;
};

/**
 * Has the stores follow a change of prices and points, but for those that set their own. Called before
 * the catalogue changes: until then the two can be told apart.
 */
export const followPrices = (tx: Executor, companyId: number, prices: readonly NewPrice[]) =>
  tx.execute(sql`update products p set ${followsIn('retail_price')}, ${followsIn('wholesale_price')},
      ${followsIn('reward_points')}, updated_at = now()
    from company_products c
    join jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) n (product_id bigint, retail_price bigint, wholesale_price bigint, reward_points bigint)
      on n.product_id = c.product_id
    where c.company_id = ${companyId} and p.company_id = c.company_id and p.parent_product_id = c.product_id
      and (p.retail_price = c.retail_price and n.retail_price <> c.retail_price
        or p.wholesale_price = c.wholesale_price and n.wholesale_price <> c.wholesale_price
        or p.reward_points = c.reward_points and n.reward_points <> c.reward_points)`);
