import { type PermissionTree, permissionPaths, treeOf } from '../contract/permissions.ts';

const below = (...names: string[]) =>
  treeOf(permissionPaths.filter((path) => names.includes(path.split('.')[0] ?? '')));

/**
 * The trees that new stores and new members start with: default_company_cms and default_store_cms of
 * the specification (default-moderator-permissions), and the supplier's fixed screens.
 */
export const defaultTrees: Record<'company' | 'store' | 'supplier', PermissionTree> = {
  company: below(
    'homepage',
    'stores',
    'gifts',
    'gift_categories',
    'point_packages',
    'customers',
    'coupons',
    'redemptions',
    'profile',
  ),
  store: below(
    'homepage',
    'products',
    'transactions',
    'customers',
    'history',
    'settings',
    'coupons',
    'redemption',
  ),
  supplier: below('supplier'),
};
