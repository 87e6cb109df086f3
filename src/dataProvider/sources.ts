import { cashRegisters } from '../../contract/cash-registers.ts';
import type { Entity } from '../../contract/entity.ts';
import { giftCategories } from '../../contract/gift-categories.ts';
import { gifts, suppliedGifts } from '../../contract/gifts.ts';
import { messages } from '../../contract/messages.ts';
import { networkRegions } from '../../contract/network-regions.ts';
import type { PermissionPath } from '../../contract/permissions.ts';
import { productCategories } from '../../contract/product-categories.ts';
import { productGroups } from '../../contract/product-groups.ts';
import { productPoints } from '../../contract/product-points.ts';
import { products } from '../../contract/products.ts';
import { storeExternalLinks } from '../../contract/store-external-links.ts';
import { stores } from '../../contract/stores.ts';
import { pendingPayments, transactions } from '../../contract/transactions.ts';

/** A small list that is fetched whole and chosen from: it has no pages and no screens. */
export interface Lookup {
  readonly path: string;
  readonly collection: string;
  readonly id: string;
  /** What is wanted to read it, where not everybody may who sees what refers to it. */
  readonly permission?: PermissionPath;
}

/**
 * What each resource of the panels reads and writes. Its name is its path in the panel, as the
 * specification has it; an entity is known by its own name everywhere else.
 */
const entityByResource: Readonly<Record<string, Entity>> = {
  'products/products-tab': products,
  'products/product-categories': productCategories,
  'products/product-groups': productGroups,
  'products/external-links': storeExternalLinks,
  'stores/stores-tab': stores,
  'stores/network-regions': networkRegions,
  'catalog/gift-catalog': gifts,
  'catalog/catalog-categories': giftCategories,
  'settings/cash-registers': cashRegisters,
  'settings/product-points': productPoints,
  gifts: suppliedGifts,
  transactions,
  'transactions/pending-payments': pendingPayments,
  messages,
};

const lookups: Readonly<Record<string, Lookup>> = {
  countries: { path: '/common/countries', collection: 'countries', id: 'country_id' },
  'gift-types': { path: '/common/gift-types', collection: 'gift_types', id: 'gift_type_id' },
  suppliers: { path: '/companies/{storeId}/suppliers', collection: 'suppliers', id: 'store_id' },
  'subscription-plans': {
    path: '/companies/{storeId}/subscription-plans',
    collection: 'plans',
    id: 'store_subscription_plan_id',
  },
  'point-titles': {
    path: '/companies/{storeId}/point-titles',
    collection: 'tiers',
    id: 'store_point_title_id',
    permission: 'point_packages.read',
  },
};

export const lookupOf = (resource: string): Lookup | undefined => lookups[resource];

export const entityNamed = (resource: string): Entity | undefined => entityByResource[resource];

/** The entity of a resource; throws for a name that is none. */
export function entityOf(resource: string): Entity {
  const found = entityByResource[resource];
  if (!found) throw new Error(`${resource} is no resource`);
  return found;
}

/** Where the records that a reference points to are found: `product-categories` → `products/product-categories`. */
export function resourceOf(entityName: string): string {
  const found = Object.entries(entityByResource).find(([, { name }]) => name === entityName);
  return found?.[0] ?? entityName;
}

/** The permission to read what a reference points to; undefined where everybody may. */
export const permissionToRefer = (to: string): PermissionPath | undefined =>
  lookups[to]?.permission ?? entityByResource[resourceOf(to)]?.permission.read;
