import type { Invariant } from './invariants.ts';

const account = `'credits ' || b.credit || ' of place ' || b.store_id as subject`;
const order = `'order ' || o.shop_order_id as subject`;
const sum = (table: string, field: string) =>
  `(select coalesce(sum(x.${field}), 0) from ${table} x where x.company_id = b.company_id and x.store_id = b.store_id and x.credit = b.credit)`;

/** What always holds of what was bought beside plans. */
export const shopInvariants: readonly Invariant[] = [
  {
    name: 'a balance of credits is what is left of them, and the sum of what moved them',
    text: `select b.company_id, ${account}, b.balance || ' there, ' || ${sum('credit_lots', 'remaining')} || ' left, ' || ${sum('credit_entries', 'amount')} || ' moved' as detail
      from credit_balances b where b.balance <> ${sum('credit_lots', 'remaining')} or b.balance <> ${sum('credit_entries', 'amount')}`,
  },
  {
    name: 'credits that were paid were given, and no others',
    text: `select o.company_id, ${order}, o.state || ', ' || coalesce(o.credits, 0) || ' bought, ' || coalesce(l.amount::text, 'none') || ' given' as detail
      from shop_orders o left join credit_lots l on l.seller_company_id = o.company_id and l.shop_order_id = o.shop_order_id
      where case when o.credits is null or o.state in ('placed', 'cancelled') then l.amount is not null
        else l.amount is null or l.amount <> o.credits or (o.state = 'refunded' and l.remaining > 0) end`,
  },
  {
    name: 'an order costs what its billing says, and stands as that does',
    text: `select o.company_id, ${order}, o.state || ' for ' || o.total || ', billing ' || o.billing_id || ' ' || coalesce(b.status, 'is not there') as detail
      from shop_orders o left join billings b on b.company_id = o.company_id and b.billing_id = o.billing_id
      where o.billing_id is not null and (b.billing_id is null or o.net + o.vat <> o.total
        or not exists (select 1 from jsonb_array_elements(b.lines) l where l ->> 'kind' = 'shop' and (l ->> 'total')::bigint = o.total)
        or o.state = 'placed' and b.status not in ('open', 'failed') or o.state in ('paid', 'delivered') and b.status not in ('paid', 'disputed')
        or o.state = 'refunded' and b.status <> 'refunded' or o.state = 'cancelled' and b.status <> 'cancelled')`,
  },
  {
    name: 'a shop billing is of one order',
    text: `select b.company_id, 'billing ' || b.billing_id as subject, count(o.shop_order_id) || ' orders' as detail
      from billings b left join shop_orders o on o.company_id = b.company_id and o.billing_id = b.billing_id
      where b.kind = 'shop' group by b.company_id, b.billing_id having count(o.shop_order_id) <> 1`,
  },
  {
    name: 'no stock is below nothing',
    text: `select v.company_id, 'variant ' || v.subscription_product_variant_id as subject, v.inventory || ' left' as detail
      from shop_variants v where v.inventory < 0`,
  },
];
