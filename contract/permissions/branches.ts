import type { PermissionPath } from './permissions.ts';

/** The first name of a path: `products` of `products.read`. */
export type Branch = PermissionPath extends infer P
  ? P extends `${infer B}.${string}`
    ? B
    : P
  : never;

/**
 * The branches that the staff of a company, a store or a supplier work with. What the stores work
 * with a company needs as well, to give it to them. What is nowhere here is the platform's.
 */
export const branchesOf = {
  company: [
    'homepage',
    'stores',
    'products',
    'gifts',
    'gift_categories',
    'suppliers',
    'loyalty_cards',
    'collaborators',
    'loyalty',
    'point_packages',
    'customers',
    'coupons',
    'campaigns',
    'rewards',
    'email_themes',
    'messages',
    'redemptions',
    'users',
    'audit',
    'statistics',
    'profile',
    'general_settings',
    'subscriptions',
    'developers',
    'marketplace',
  ],
  store: [
    'homepage',
    'products',
    'transactions',
    'customers',
    'history',
    'settings',
    'coupons',
    'redemption',
    'general_settings',
  ],
  supplier: ['supplier', 'developers', 'marketplace'],
} as const satisfies Record<'company' | 'store' | 'supplier', readonly Branch[]>;

/** The right to change other people's rights: whoever holds it runs the place. */
export const givesRights = {
  company: 'users.update',
  store: 'settings.users.update',
} as const satisfies Record<string, PermissionPath>;
