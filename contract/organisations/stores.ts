import { z } from 'zod';
import { intervals } from '../billing/periods.ts';
import { productCategories } from '../catalogue/product-categories.ts';
import { products } from '../catalogue/products.ts';
import { computedFacts } from '../engine/computed-facts.ts';
import { endpoint, nothing, pagination } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { flag, integer, moment, optional, readOnly, ref, toggle } from '../engine/fields.ts';
import { properName } from '../engine/names.ts';
import { email, phone, text } from '../engine/text-fields.ts';
import { degrees } from './degrees.ts';
import { userDetails } from './user-details.ts';
import { vatNumber } from './vat-number.ts';

export const storeKinds = ['company', 'store', 'supplier'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** The switches a company sets per store; they travel as texts (toggles-as-strings). */
const appSettingsFields = {
  show_on_map: toggle('true'),
  online_payment_processing: toggle('false'),
  pos_points_delivery: toggle('true'),
} as const;

const place = { lat: z.number(), lon: z.number() };

/** A branch of a company (store-is-branch). */
export const stores = entity({
  name: 'stores',
  id: 'store_id',
  path: '/companies/{storeId}/stores',
  screen: 'stores/stores-tab',
  tag: 'company-stores',
  audited: 'stores',
  permission: {
    read: 'stores.read',
    create: 'stores.create',
    update: 'stores.update',
    delete: 'stores.delete',
  },
  fields: {
    name: properName(120),
    app_name: optional(properName(120)),
    store_code: optional(text(30)),
    store_company_network_region_id: optional(ref('network-regions')),
    store_subscription_plan_id: optional(ref('subscription-plans')),
    email: optional(email()),
    primary_phone: optional(phone()),
    secondary_phone: optional(phone()),
    vat_number: optional(vatNumber()),
    country_id: ref('countries'),
    address: optional(text(200)),
    zip: optional(text(12)),
    manually_address: flag(false),
    lat: optional(degrees(90)),
    lon: optional(degrees(180)),
    ...{
      show_on_map: readOnly(appSettingsFields.show_on_map),
      online_payment_processing: readOnly(appSettingsFields.online_payment_processing),
      pos_points_delivery: readOnly(appSettingsFields.pos_points_delivery),
    },
    /** The programme of the company that it belongs to; without one it offers what all of them do. */
    loyalty_program_id: optional(ref('sub-loyalties')),
    coordinates: { ...computedFacts(place), read: z.object(place).nullable() } as const,
    /** What it took so far, and how often: without what came back. */
    statistics: computedFacts({
      total_income: z.number(),
      views: z.int().describe('How often the public pages of its coupons were opened.'),
      last_twelve_hours_payments: z.int(),
      last_week_payments: z.int(),
    }),
    unpaid_billing: readOnly(flag(false)),
    /** What public calls knew it by before there were API keys; empty where it never had one. */
    public_api_token: readOnly(optional(text(64))),
    parent_id: readOnly(integer(1, Number.MAX_SAFE_INTEGER)),
    active_subscription: readOnly(flag(true)),
    cancelled_subscription: readOnly(flag(false)),
    expiration_date_subscription: readOnly(optional(moment())),
    registration_date: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: [
    'q',
    'store_company_network_region_id',
    'country_id',
    'active_subscription',
    'show_on_map',
  ],
  searched: [
    'name',
    'app_name',
    'store_code',
    'email',
    'primary_phone',
    'secondary_phone',
    'vat_number',
    'address',
    'zip',
  ],
  sorts: ['name', 'store_code', 'registration_date', 'updated_at'],
  operations: ['list', 'read', 'update'],
});

export const createStore = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/stores/create',
  access: 'stores.create',
  tag: 'company-stores',
  summary: 'create a store and name its manager',
  status: 201,
  body: z.object({ store_details: stores.write, user_details: userDetails }),
  reply: stores.read,
});

export const deleteStore = endpoint({
  method: 'DELETE',
  path: '/companies/{storeId}/stores/{id}',
  access: 'stores.delete',
  tag: 'company-stores',
  retires: 'stores',
  summary: 'delete a store; one with history asks for its name and keeps its records',
  query: z.strictObject({ confirm_name: z.string().max(200).optional() }),
  reply: nothing,
});

export const appSettings = endpoint({
  method: 'PUT',
  path: '/companies/{storeId}/stores/{id}/app-settings',
  access: 'stores.app_settings',
  tag: 'company-stores',
  summary: 'the switches of one store',
  body: z.object({
    show_on_map: appSettingsFields.show_on_map.value.optional(),
    online_payment_processing: appSettingsFields.online_payment_processing.value.optional(),
    pos_points_delivery: appSettingsFields.pos_points_delivery.value.optional(),
  }),
  reply: stores.read,
});

const storeSummary = z.object({
  store_id: z.int(),
  name: z.string(),
  products: z.int(),
  published_products: z.int(),
  users: z.int(),
  active_subscription: z.boolean(),
});

export const storeSummaries = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/stores/summaries',
  access: 'stores.read',
  tag: 'company-stores',
  summary: 'the numbers of all stores',
  reply: z.object({
    total: z.int(),
    active: z.int(),
    inactive: z.int(),
    cancelled: z.int(),
    on_map: z.int(),
    stores: z.array(storeSummary),
  }),
});

const storeName = z.object({ store_id: z.int(), name: z.string(), kind: z.enum(storeKinds) });

export const allStores = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/all-stores',
  access: 'signed-in',
  tag: 'company-stores',
  summary: 'the company and all its stores, by name',
  reply: z.object({ stores: z.array(storeName) }),
});

export const companyStores = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/company-stores',
  access: 'stores.read',
  tag: 'company-stores',
  summary: 'the stores of the company, a page at a time',
  query: stores.query,
  reply: stores.list,
});

export const storesProducts = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/stores/products',
  access: 'stores.read',
  tag: 'company-stores',
  summary: 'the products of all stores',
  query: products.query,
  reply: z.object({
    products: z.array(products.read.and(z.object({ store_id: z.int() }))),
    pagination,
  }),
});

export const plan = z.object({
  store_subscription_plan_id: z.int(),
  plan_name: productCategories.fields.name.read,
  plan_description: productCategories.fields.name.read,
  plan_price: z.number(),
  interval: z.enum(intervals),
  interval_count: z.int(),
});

export const companySubscriptionPlans = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/subscription-plans',
  access: 'signed-in',
  tag: 'company-stores',
  summary: 'the plans the company may give its stores',
  reply: z.object({ plans: z.array(plan) }),
});
