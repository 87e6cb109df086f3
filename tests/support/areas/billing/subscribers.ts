import type { Queryable } from '../../../../server/db/transaction.ts';

interface Wanted {
  readonly sellers: number;
  /** Of each of them. */
  readonly subscribers: number;
}

const places = `with made as (insert into stores (company_id, store_id, parent_id, kind, name, country_id, permissions)
    select n, n, 1, 'company', 'Συνδρομές', 300, '{"*": true}'
      from (select nextval(pg_get_serial_sequence('stores', 'store_id')) as n from generate_series(1, $1::int)) ids returning store_id)
  select store_id::int as id from made order by 1`;

// Names as they are: many begin alike, and some part of each is its own.
const branches = `insert into stores (company_id, parent_id, kind, name, country_id, permissions)
  select c, c, 'store', 'Κατάστημα ' || n || ' ' || left(md5(n::text), 6), 300, '{"*": true}'
    from unnest($1::bigint[]) c, generate_series(1, $2::int) n`;

const cards = `insert into billing_cards (company_id, store_id, provider, customer_ref, method_ref, brand, last4, exp_month, exp_year, is_active)
  select company_id, store_id, 'test', 'cus_test', 'pm_test_works_' || store_id, 'visa', '4242', 12, 2099, true
    from stores where company_id = any($1::bigint[]) and kind = 'store'`;

const subscriptions = `insert into subscriptions (company_id, store_id, buyer_company_id, store_subscription_plan_id, status, anchor_at, period_from,
    period_to, price, interval, interval_count, vat_included, due_at)
  select s.company_id, s.store_id, s.company_id, (select store_subscription_plan_id from subscription_plans where company_id = s.company_id),
      'active', p.began, p.began, p.began + interval '1 month', 2990, 'month', 1, true, p.began + interval '1 month'
    from stores s, lateral (select date_trunc('hour', now()) - interval '1 month' as began) p
    where s.company_id = any($1::bigint[]) and s.kind = 'store'`;

/** Companies that sell one plan to their stores, each of which has a card that works and a period that is over. Answers their ids. */
export async function addSubscribers(client: Queryable, { sellers, subscribers }: Wanted) {
  const { rows } = await client.query<{ id: number }>(places, [sellers]);
  const ids = rows.map(({ id }) => id);
  await client.query(
    'insert into billing_sellers (company_id) select unnest($1::bigint[]) on conflict do nothing',
    [ids],
  );
  await client.query(
    `insert into store_payment_methods (company_id, system_payment_method_id, name)
      select unnest($1::bigint[]), 1, '{"el":"Κάρτα","en":"Card","it":"Carta"}'`,
    [ids],
  );
  await client.query(
    `insert into subscription_plans (company_id, plan_name, plan_description, plan_price, interval, permissions)
      select unnest($1::bigint[]), '{"el":"Α","en":"A","it":"A"}', '{"el":"","en":"","it":""}', 2990, 'month', '{}'`,
    [ids],
  );
  await client.query(branches, [ids, subscribers]);
  await client.query(cards, [ids]);
  await client.query(subscriptions, [ids]);
  return ids;
}
