/** A permission tree: nested objects of booleans, `*` granting all below it. */
export type PermissionTree = { [name: string]: boolean | PermissionTree };

/** Both trees a check looks at: the user's in this store, and the store's own. */
export interface Grants {
  userStorePermissions: PermissionTree;
  storePermissions: PermissionTree;
}

/** Whether a tree grants a dotted path, by the flag itself or by a `*` on the way to it. */
export function granted(tree: PermissionTree, path: string): boolean {
  let node: boolean | PermissionTree | undefined = tree;
  for (const name of path.split('.')) {
    if (typeof node !== 'object' || node === null) return false;
    if (node['*'] === true) return true;
    node = Object.hasOwn(node, name) ? node[name] : undefined;
  }
  return node === true || (typeof node === 'object' && node['*'] === true);
}

/** A super user is one whose own tree has a wildcard at its root (super-user-wildcard). */
export const isSuperUser = (tree: PermissionTree) => tree['*'] === true;

/**
 * The one permission check of both sides (permission-check): passes for a super user, or when both
 * the user's and the store's tree grant the path.
 */
export function can(grants: Grants, path: string): boolean {
  if (isSuperUser(grants.userStorePermissions)) return true;
  return granted(grants.userStorePermissions, path) && granted(grants.storePermissions, path);
}

/**
 * Every permission path that an endpoint, a route or a button may name. The server refuses to
 * start with an endpoint whose path is not listed here, and the compiler sees it first.
 */
export const permissionPaths = [
  'homepage.read',
  'transactions.read',
  'transactions.create',
  'transactions.return',
  'customers.read',
  'customers.create',
  'customers.update',
  'customers.delete',
  'customers.points',
  'customers.merge',
  'customers.import',
  'customers.export',
  'customers.attributes',
  'customers.notification_message.read',
  'customers.notification_message.update',
  'history.read',
  'history.points_analysis',
  'history.monthly_points',
  'history.debts.read',
  'history.debts.update',
  'settings.read',
  'settings.profile',
  'settings.reward',
  'settings.product_points',
  'settings.payment_routing',
  'settings.cards',
  'settings.cleaners',
  'settings.cash_registers.read',
  'settings.cash_registers.create',
  'settings.cash_registers.update',
  'settings.cash_registers.delete',
  'settings.users.read',
  'settings.users.create',
  'settings.users.update',
  'settings.users.delete',
  'products.read',
  'products.create',
  'products.update',
  'products.delete',
  'products.order',
  'products.tag.read',
  'products.tag.create',
  'products.tag.update',
  'products.tag.delete',
  'products.group.read',
  'products.group.create',
  'products.group.update',
  'products.group.delete',
  'products.categories.read',
  'products.categories.create',
  'products.categories.update',
  'products.categories.delete',
  'products.external_links.read',
  'products.external_links.create',
  'products.external_links.update',
  'products.external_links.delete',
  'stores.read',
  'stores.create',
  'stores.update',
  'stores.delete',
  'stores.app_settings',
  'stores.permissions.read',
  'stores.permissions.update',
  'stores.default_permissions',
  'stores.financial',
  'stores.financial_limits.read',
  'stores.financial_limits.update',
  'stores.debts.read',
  'stores.debts.update',
  'stores.debts.monthly_invoice',
  'stores.debts.redemption_invoice',
  'stores.debts.liability',
  'point_packages.read',
  'point_packages.create',
  'point_packages.update',
  'point_packages.delete',
  'stores.network_regions.read',
  'stores.network_regions.create',
  'stores.network_regions.update',
  'stores.network_regions.delete',
  'gifts.read',
  'gifts.create',
  'gifts.update',
  'gifts.delete',
  'gift_categories.read',
  'gift_categories.create',
  'gift_categories.update',
  'gift_categories.delete',
  'suppliers.read',
  'suppliers.create',
  'suppliers.delete',
  'loyalty_cards.read',
  'loyalty_cards.create',
  'loyalty_cards.delete',
  'loyalty.read',
  'loyalty.create',
  'loyalty.update',
  'loyalty.delete',
  'collaborators.read',
  'collaborators.create',
  'collaborators.update',
  'supplier.gifts.read',
  'supplier.settings.read',
  'supplier.settings.update',
  'coupons.read',
  'coupons.goal.read',
  'coupons.goal.create',
  'coupons.goal.delete',
  'coupons.voucher.read',
  'coupons.voucher.create',
  'coupons.voucher.update',
  'coupons.voucher.delete',
  'coupons.product.read',
  'coupons.product.create',
  'coupons.product.update',
  'coupons.product.delete',
  'coupons.discount.read',
  'coupons.discount.create',
  'coupons.discount.delete',
  'coupons.visit.read',
  'coupons.visit.create',
  'coupons.visit.delete',
  'coupons.multiple.read',
  'coupons.multiple.create',
  'campaigns.read',
  'campaigns.create',
  'campaigns.update',
  'rewards.read',
  'rewards.create',
  'rewards.update',
  'rewards.delete',
  'email_themes.read',
  'email_themes.create',
  'email_themes.update',
  'email_themes.delete',
  'redemption.read',
  'redemption.redeem_voucher',
  'redemption.coupons_overview',
  'redemption.multiple_coupons',
  'redemptions.read',
  'redemptions.update',
  'redemptions.cancel',
  'supplier.send_reports.read',
  'supplier.send_reports.update',
  'users.read',
  'users.create',
  'users.update',
  'users.delete',
  'messages.read',
  'messages.update',
  'audit.read',
  'statistics.read',
  'profile.read',
  'profile.update',
  'profile.delete',
  'general_settings.billing_dashboard.read',
  'general_settings.billing_dashboard.update',
  'subscriptions.stores',
  'subscriptions.update',
  'subscriptions.plans.read',
  'subscriptions.plans.create',
  'subscriptions.plans.update',
  'subscriptions.plans.delete',
  'subscriptions.store_payment_methods.read',
  'subscriptions.store_payment_methods.create',
  'subscriptions.store_payment_methods.update',
  'subscriptions.store_payment_methods.delete',
  'developers.read',
  'developers.api_keys.read',
  'developers.api_keys.create',
  'developers.api_keys.update',
  'developers.api_keys.delete',
  'developers.webhooks.read',
  'developers.webhooks.create',
  'developers.webhooks.update',
  'developers.webhooks.delete',
  'developers.webhooks_responses.read',
  'developers.webhooks_responses.create',
  'developers.webhooks_responses.update',
  'developers.webhooks_responses.delete',
  'developers.webhooks_logs.read',
  'developers.webhooks_logs.replay',
  'marketplace.products.read',
  'marketplace.products.create',
  'marketplace.products.update',
  'marketplace.products.delete',
  'marketplace.shop.read',
  'marketplace.shop.create',
  'marketplace.shop.update',
] as const;
export type PermissionPath = (typeof permissionPaths)[number];
/** Whom a call may be open to without a permission. */
export const openTo = ['public', 'signed-in', 'super-admin'] as const;
export type OpenTo = (typeof openTo)[number];
/** Builds a tree from dotted paths: `['a.b', 'a.c']` → `{ a: { b: true, c: true } }`. */
export function treeOf(paths: readonly string[]): PermissionTree {
  const tree: PermissionTree = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let node = tree;
    for (const name of names) {
      const below = node[name];
      const next = typeof below === 'object' ? below : {};
      node[name] = next;
      node = next;
    }
    node[last] = true;
  }
  return tree;
}
