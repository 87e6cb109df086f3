import type { RetiredTable } from '../../../contract/common/uses.ts';
import {
  column,
  filter,
  json,
  jsonKey,
  jsonList,
  jsonObjects,
  list,
  productInStore,
} from './places.ts';
import { sellingTargets } from './selling.data.ts';
import { lost, refuses, stays, type Target } from './target.ts';
import { users } from './users.data.ts';

const options = 'definition.campaign_type_options';
const characteristic = 'definition.campaign_client_characteristic_options';
const attribute = 'user_account_attribute_definition_id';
const tiers = 'store_point_title_ids';
const viewOfCampaign = json(`${characteristic}.view_id`);
const productColumns = ['product_buy_id', 'product_free_id', 'product_discount_id'];

/** What names what, by the table of what is named. A test holds it against every column and every id in the schema. */
export const targets = {
  gifts: {
    id: 'gift_id',
    withdrawn: {
      show_on_catalog: 'false',
      gift_category_id: 'null',
      store_point_title_id: 'null',
      loyalty_program_ids: `'{}'`,
    },
    uses: [
      refuses(users.campaigns, jsonList('definition.campaign_reward.gift_ids')),
      refuses(users.rewards, list('gift_ids')),
      stays(users.claims, column('gift_id')),
      stays(users.orders, column('gift_id')),
    ],
  },
  gift_categories: {
    id: 'gift_category_id',
    uses: [refuses(users.gifts, column('gift_category_id'))],
  },
  rewards: {
    id: 'reward_id',
    withdrawn: {},
    uses: [refuses(users.campaigns, json('definition.campaign_reward.reward_id'))],
  },
  email_themes: {
    id: 'store_email_theme_id',
    withdrawn: {},
    uses: [
      refuses(users.rewards, json('email.store_email_theme_id')),
      refuses(users.campaigns, json('definition.email.store_email_theme_id')),
    ],
  },
  products: {
    of: 'store',
    id: 'product_id',
    withdrawn: {
      published: 'false',
      offered: 'false',
      parent_product_id: 'null',
      product_category_id: 'null',
      group_product: 'null',
    },
    uses: [refuses(users.coupons, ...productColumns.map(column))],
  },
  product_categories: {
    of: 'store',
    id: 'product_category_id',
    uses: [refuses(users.products, column('product_category_id'))],
  },
  product_groups: {
    of: 'store',
    id: 'product_group_id',
    uses: [refuses(users.products, column('group_product'))],
  },
  company_products: {
    id: 'product_id',
    withdrawn: {},
    uses: [
      refuses(users.campaigns, jsonList(`${options}.product_ids`)),
      refuses(users.coupons, productInStore(productColumns)),
      lost({ ...users.products, live: 'u.offered' }, column('parent_product_id')),
    ],
  },
  product_tags: {
    id: 'product_tag_id',
    withdrawn: {},
    uses: [
      refuses(users.campaigns, jsonList(`${options}.product_tag_ids`)),
      lost(users.companyProducts, column('product_tag_id')),
    ],
  },
  network_regions: {
    id: 'store_company_network_region_id',
    withdrawn: {},
    uses: [
      refuses(users.stores, column('store_company_network_region_id')),
      refuses(users.campaigns, jsonList(`${characteristic}.store_company_network_region_ids`)),
      stays(
        users.views,
        filter('customers', 'registration_region_id'),
        filter('customers', 'child_region_id'),
        filter('vouchers', 'redeem_region_id'),
      ),
    ],
  },
  point_titles: {
    id: 'store_point_title_id',
    withdrawn: {},
    uses: [
      refuses(users.gifts, column('store_point_title_id')),
      refuses(
        users.campaigns,
        jsonList(`${options}.${tiers}`),
        jsonList(`${characteristic}.${tiers}`),
      ),
      stays(users.views, filter('customers', 'tier_id')),
    ],
  },
  sub_loyalties: {
    id: 'loyalty_program_id',
    uses: [
      refuses(users.stores, column('loyalty_program_id')),
      refuses(users.gifts, list('loyalty_program_ids')),
      refuses(users.companyProducts, list('loyalty_program_ids')),
    ],
  },
  attribute_definitions: {
    id: attribute,
    withdrawn: {},
    uses: [
      refuses(users.customers, jsonKey('extra_attributes')),
      refuses(users.campaigns, json(`${characteristic}.${attribute}`)),
      refuses(users.mappers, jsonObjects('values', attribute)),
    ],
  },
  saved_views: {
    of: 'user',
    id: 'view_id',
    withdrawn: {},
    remembered: `exists (select 1 from campaigns u where u.company_id = $1 and ${viewOfCampaign.names})`,
    uses: [refuses(users.campaigns, viewOfCampaign)],
  },
  cash_registers: {
    of: 'store',
    id: 'cash_register_id',
    withdrawn: {},
    uses: [lost(users.devices, column('cash_register_id'))],
  },
  loyalty_card_orders: {
    id: 'loyalty_card_order_id',
    uses: [refuses(users.cards, column('loyalty_card_order_id'))],
  },
  coupons: {
    of: 'store',
    id: 'coupon_id',
    withdrawn: {},
    uses: [stays(users.claims, column('coupon_id'))],
  },
  customers: {
    id: 'user_account_id',
    withdrawn: {},
    uses: [
      lost(users.claims, column('user_account_id')),
      lost(users.cards, column('user_account_id')),
    ],
  },
  webhooks: {
    of: 'store',
    id: 'webhook_id',
    uses: [refuses(users.mappers, list('webhook_ids')), lost(users.answers, column('webhook_id'))],
  },
  response_mappers: {
    of: 'store',
    id: 'mapper_id',
    uses: [stays(users.answers, column('mapper_id'))],
  },
  ...sellingTargets,
} as const satisfies Record<RetiredTable, Target>;
