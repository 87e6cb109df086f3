import type { Entity } from '../../contract/engine/entity.ts';
import type { PermissionPath } from '../../contract/permissions/permissions.ts';
import { screens } from '../session/screens.data.ts';
import type { Outline } from './outline.ts';

/** A small list that is fetched whole and chosen from: it has no pages and no screens. */
export interface Lookup {
  readonly path: string;
  readonly id: string;
  /** What is wanted to read it, where not everybody may who sees what refers to it. */
  readonly permission?: PermissionPath;
  /** Suppliers have it too, at their own path. */
  readonly ofSuppliers?: true;
}

/** The schemas of what is sent. */
export type Rules = Pick<Entity, 'write' | 'change'>;

/** What a resource reads and writes. */
export interface Source {
  readonly name: string;
  readonly entity: Outline;
  /** Fetched by forms only: with them comes zod. */
  readonly rules: () => Promise<Rules>;
}

const sold = {
  permission: 'marketplace.products.read',
  ofSuppliers: true,
} as const satisfies Partial<Lookup>;

const lookups: Readonly<Record<string, Lookup>> = {
  countries: { path: '/common/countries', id: 'country_id' },
  roles: { path: '/common/roles', id: 'role_id' },
  'audit-users': {
    path: '/companies/{storeId}/audit-log/users',
    id: 'user_id',
    permission: 'audit.read',
  },
  'common-gift-categories': {
    path: '/common/companies/{id}/gift-categories',
    id: 'gift_category_id',
  },
  'gift-types': { path: '/common/gift-types', id: 'gift_type_id' },
  suppliers: {
    path: '/common/companies/{storeId}/suppliers',
    id: 'store_id',
    permission: 'gifts.read',
  },
  'subscription-plans': {
    path: '/companies/{storeId}/subscription-plans',
    id: 'store_subscription_plan_id',
  },
  'point-titles': {
    path: '/companies/{storeId}/point-titles',
    id: 'store_point_title_id',
    permission: 'point_packages.read',
  },
  'system-payment-methods': {
    path: '/companies/{storeId}/subscriptions/system-payment-methods',
    id: 'system_payment_method_id',
    permission: 'subscriptions.store_payment_methods.read',
  },
  'subscription-product-types': {
    path: '/companies/{storeId}/subscriptions/products/types',
    id: 'subscription_product_type_id',
    ...sold,
  },
  'credit-options': {
    path: '/companies/{storeId}/subscriptions/products/credit-options',
    id: 'credit_option_id',
    ...sold,
  },
  'shop-buyers': {
    path: '/companies/{storeId}/subscriptions/products/buyers',
    id: 'store_id',
    ...sold,
  },
};

let sources: ReadonlyMap<string, Source> = new Map();

/** Adds the resources of a panel that is opened; of two panels' with one name the last opened one's is meant. */
export function addSources(added: readonly Source[]) {
  sources = new Map([...sources, ...added.map((source) => [source.name, source] as const)]);
}

export const lookupOf = (resource: string): Lookup | undefined => lookups[resource];

export const entityNamed = (resource: string): Outline | undefined => sources.get(resource)?.entity;

/** A resource of an open panel; throws for a name that is none. */
export function sourceOf(resource: string): Source {
  const source = sources.get(resource);
  if (!source) throw new Error(`${resource} is no resource`);
  return source;
}

/**
 * Where the records of an entity are in the panels: `product-categories` → `products/product-categories`. A resource
 * is named by its path, as the specification has it; an entity is known by its own name everywhere else.
 */
export const resourceOf = (entityName: string): string => screens[entityName] ?? entityName;

/** The permission to read what a reference points to; undefined where everybody may. */
export const permissionToRefer = (to: string): PermissionPath | undefined =>
  lookups[to]?.permission ?? entityNamed(resourceOf(to))?.permission.read;
