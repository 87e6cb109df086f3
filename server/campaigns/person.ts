import type { Queryable } from '../db/transaction.ts';
import type { PersonFacts } from './evaluate.ts';
import { viewsOf } from './views.ts';

/** A customer with how often they were there, and where they already took part. */
export interface Person extends PersonFacts {
  readonly receipts: number;
  /** By campaign: whether today, or ever. */
  readonly took_part: Readonly<Record<string, 'today' | 'before'>>;
}

const read = {
  name: 'campaign-person',
  text: `select c.user_account_id as id, to_char($3::timestamptz at time zone cs.time_zone, 'YYYY-MM-DD') as today, to_char(c.birth_date, 'YYYY-MM-DD') as birth_date, c.gender,
      a.store_point_title_id as tier_id, s.store_company_network_region_id as region_id, c.marketing, c.sms, c.viber, c.push, c.mail,
      c.extra_attributes as attributes, a.total_transactions as receipts,
      coalesce((select json_object_agg(p.campaign_id, p.part) from (select p.campaign_id,
          case when bool_or(p.day = to_char($3::timestamptz at time zone cs.time_zone, 'YYYY-MM-DD')) then 'today' else 'before' end as part
        from campaign_participants p where cardinality($4::bigint[]) > 0 and p.company_id = c.company_id and p.user_account_id = any(accounts_of(c.company_id, c.user_account_id))
          and p.campaign_id = any($4::bigint[]) group by p.campaign_id) p), '{}') as took_part
    from customers c join accounts a on a.company_id = c.company_id and a.user_account_id = c.user_account_id
    join company_settings cs on cs.company_id = c.company_id
    left join stores s on s.company_id = c.company_id and s.store_id = c.store_id
    where c.company_id = $1 and c.user_account_id = any($2::bigint[])`,
};

/** Customers by their id, as they are now, with those of the saved views asked for that they are in. Of whom one is to take part under their lock: nobody else makes them meanwhile. */
export async function peopleOf(
  client: Queryable,
  companyId: number,
  accountIds: readonly number[],
  nowMs: number,
  campaignIds: readonly number[],
  viewIds: readonly number[] = [],
): Promise<ReadonlyMap<number, Person>> {
  const values = [companyId, [...accountIds], new Date(nowMs), [...campaignIds]];
  const { rows } = await client.query<Omit<Person, 'views'> & { id: number }>({ ...read, values });
  const views = await viewsOf(client, companyId, accountIds, viewIds);
  return new Map(rows.map(({ id, ...person }) => [id, { ...person, views: views.get(id) ?? [] }]));
}

/** One customer, under their lock. */
export const personOf = async (
  client: Queryable,
  companyId: number,
  accountId: number,
  nowMs: number,
  campaignIds: readonly number[],
  viewIds: readonly number[] = [],
): Promise<Person | undefined> =>
  (await peopleOf(client, companyId, [accountId], nowMs, campaignIds, viewIds)).get(accountId);

/** What was bought, as campaigns name it: the company's products, and their tags. */
export interface Goods {
  readonly productIds: readonly number[];
  readonly tagIds: readonly number[];
}
export const noGoods: Goods = { productIds: [], tagIds: [] };

const goods = {
  name: 'goods-of-products',
  text: `select distinct p.parent_product_id as product, k.product_tag_id as tag from products p
    left join company_products k on k.company_id = p.company_id and k.product_id = p.parent_product_id
    where p.company_id = $1 and p.product_id = any($2::bigint[]) and p.parent_product_id is not null`,
};

/** The company's products and tags of what was bought in a store. */
export async function goodsOf(
  client: Queryable,
  companyId: number,
  productIds: readonly number[],
): Promise<Goods> {
  if (!productIds.length) return noGoods;
  const { rows } = await client.query<{ product: number; tag: number | null }>({
    ...goods,
    values: [companyId, [...productIds]],
  });
  return {
    productIds: rows.map(({ product }) => product),
    tagIds: rows.flatMap(({ tag }) => tag ?? []),
  };
}
