import { and, type SQL, sql } from 'drizzle-orm';
import { companyProducts } from '../../contract/catalogue/company-products.ts';
import { productTags } from '../../contract/catalogue/product-tags.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import { rowsOf } from '../engine/rows.ts';
import { companyProductsTable, productTagsTable } from '../tables/catalogue.ts';

const ofProduct = sql`p.company_id = company_products.company_id and p.parent_product_id = company_products.product_id
  and p.offered`;
const open = sql`s.company_id = p.company_id and s.store_id = p.store_id and s.deleted_at is null`;
/** The day it is where the company is. */
const today = sql`(now() at time zone (select cs.time_zone from company_settings cs
  where cs.company_id = company_products.company_id))::date`;
const validity = sql`case when company_products.valid_from > ${today} then 'upcoming'
  when company_products.valid_to < ${today} then 'ended' else 'valid' end`;

/** The products of a company's catalogue; a deleted one is none of them. */
export const companyProductRows = rowsOf(companyProducts, companyProductsTable, {
  computed: {
    validity,
    store_ids: sql`(select coalesce(json_agg(p.store_id order by p.store_id), '[]') from products p
      join stores s on ${open} where ${ofProduct})`,
    stores: sql`(select coalesce(json_agg(s.name order by p.store_id), '[]') from products p
      join stores s on ${open} where ${ofProduct})`,
    update_store_products: sql`'{"status": false, "prices_included": false}'::jsonb`,
  },
});

export const productTagRows = rowsOf(productTags, productTagsTable, {
  computed: {
    products_count: sql`(select count(*) from company_products c where c.company_id = product_tags.company_id
      and c.product_tag_id = product_tags.product_tag_id and c.deleted_at is null)`,
  },
});

/** What a list is narrowed by that no column holds; the other filters are left in the query. */
export function narrowed({ store_ids, validity: wanted, ...query }: ListQuery): {
  query: ListQuery;
  also: SQL | undefined;
} {
  const inStore =
    store_ids === undefined
      ? undefined
      : sql`exists (select 1 from products p where ${ofProduct} and p.store_id = ${store_ids})`;
  const valid = wanted === undefined ? undefined : sql`${validity} = ${wanted}`;
  return { query, also: and(inStore, valid) };
}
