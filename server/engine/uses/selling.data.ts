import { column, filter, jsonList, list } from './places.ts';
import { lost, refuses, stays, type Target } from './target.ts';
import { users } from './users.data.ts';

/** What names those who sell and buy, and what is sold: stores, suppliers, plans, ways to be paid, the shop. */
export const sellingTargets = {
  stores: {
    id: 'store_id',
    only: `u.kind = 'store'`,
    withdrawn: {},
    uses: [
      lost(users.products, column('store_id')),
      lost(users.coupons, column('store_id')),
      lost(users.claims, column('store_id')),
      lost(users.registers, column('store_id')),
      lost(users.devices, column('store_id')),
      lost(users.members, column('store_id')),
      lost(users.bought, column('store_id')),
      stays(users.customers, column('store_id')),
      stays(users.orders, column('store_id')),
      stays(users.campaigns, jsonList('definition.campaign_condition_options.store_ids')),
      stays(
        users.views,
        filter('customers', 'registration_store_id'),
        filter('customers', 'first_transaction_store_id'),
        filter('customers', 'child_id'),
      ),
    ],
  },
  suppliers: {
    table: 'stores',
    id: 'store_id',
    only: `u.kind = 'supplier'`,
    withdrawn: {},
    uses: [
      refuses(users.gifts, column('supplier_store_id')),
      refuses(users.orders, column('store_supplier_id')),
      lost(users.shopProducts, column('store_id')),
      lost(users.members, column('store_id')),
      lost(users.keys, column('store_id')),
      lost(users.webhooks, column('store_id')),
      stays(users.shopOrders, column('store_id'), column('buyer_store_id')),
    ],
  },
  subscription_plans: {
    id: 'store_subscription_plan_id',
    withdrawn: { updated_at: 'now()' },
    since: 'withdrawn_at',
    remembered: `exists (select 1 from subscriptions where store_subscription_plan_id = $2 or next_plan_id = $2)
      or exists (select 1 from stores where store_subscription_plan_id = $2)`,
    uses: [stays(users.sold, column('store_subscription_plan_id'), column('next_plan_id'))],
  },
  store_payment_methods: {
    id: 'store_payment_method_id',
    withdrawn: { credentials: `'{}'`, updated_at: 'now()' },
    since: 'removed_at',
    uses: [
      refuses(users.sold, column('store_payment_method_id')),
      stays(users.plans, jsonList('store_payment_methods')),
    ],
  },
  shop_variants: {
    of: 'store',
    id: 'subscription_product_variant_id',
    withdrawn: {},
    uses: [
      lost(users.shopRules, column('subscription_product_variant_id')),
      stays(users.shopOrders, column('subscription_product_variant_id')),
    ],
  },
  shop_attributes: {
    of: 'store',
    id: 'attribute_id',
    uses: [refuses(users.attributeOptions, column('attribute_id'))],
  },
  shop_attribute_options: {
    of: 'store',
    id: 'attribute_option_id',
    uses: [refuses(users.variants, list('attribute_option_ids'))],
  },
} as const satisfies Readonly<Record<string, Target>>;
