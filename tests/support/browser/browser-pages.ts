import { api, type Device, deviceOf } from './browser.ts';

export const publicPaths = [
  'sign-in',
  'sign-in?expired=1',
  'password-recovery',
  'app-providers',
  'first-admin?token=abcdefghijklmnopqrstuvwxyz',
  'first-admin',
  'terms-of-service',
  'privacy-policy',
  'direct-marketing',
  'forbidden',
  'nowhere',
];

/** The same in each panel. */
const everywhere = ['profile', 'nowhere'];
const crud = (path: string, id: number) => [path, `${path}/create`, `${path}/${id}`];

async function firstOf({ token }: Device, path: string, id: string): Promise<number> {
  const { data } = await api<Record<string, Record<string, number>[]>>(path, { token });
  const rows = Object.values(data).find(Array.isArray) ?? [];
  const first = rows[0]?.[id];
  if (!first) throw new Error(`Nothing at ${path}`);
  return first;
}

async function storePages() {
  const as = await deviceOf('companyAdmin', 'Αιγαίον Σύνταγμα');
  const at = `/stores/${as.store?.store_id}`;
  const paths = [
    '',
    'new-transaction',
    'transactions',
    `transactions/${await firstOf(as, `${at}/transactions?status=posted`, 'transaction_id')}`,
    'transactions/pending-payments',
    'history/point-analysis',
    'history/monthly-points',
    ...crud('products/products-tab', await firstOf(as, `${at}/products`, 'product_id')),
    ...crud(
      'products/product-categories',
      await firstOf(as, `${at}/product-categories`, 'product_category_id'),
    ),
    ...crud(
      'products/product-groups',
      await firstOf(as, `${at}/product-groups`, 'product_group_id'),
    ),
    ...crud(
      'products/external-links',
      await firstOf(as, `${at}/store-external-links`, 'store_external_link_id'),
    ),
    'coupons/with-transactions',
    ...crud('coupons/with-code', await firstOf(as, `${at}/coupons/vouchers`, 'coupon_id')),
    'coupons/on-products',
    'coupons/on-products/create',
    'coupons/with-discount',
    'coupons/with-discount/create',
    'coupons/with-visit',
    'coupons/claims',
    'redeem/redeem-voucher-code',
    'redeem/coupons-overview',
    'redeem/multiple-coupons',
    'general-settings/billing-dashboard/current',
    'settings/reward',
    'settings/profile',
    'settings/payment-providers',
    'settings/payment-processing',
    'settings/cleaners',
    'settings/product-points',
    'settings/cards',
    'settings/cash-registers',
    'settings/cash-registers/create',
    ...crud('settings/users', await firstOf(as, `${at}/users/all`, 'user_id')),
  ];
  return { as, panel: 'storePanel', paths };
}

async function loyaltyPages() {
  const as = await deviceOf('superAdmin', 'Αιγαίον Καφέ');
  const at = `/companies/${as.store?.store_id}`;
  const store = await firstOf(as, `${at}/stores`, 'store_id');
  const paths = [
    '',
    ...crud('stores/stores-tab', store),
    `stores/stores-tab/${store}/permissions`,
    'stores/default-permissions',
    ...crud('user-rights', await firstOf(as, `${at}/users`, 'user_id')),
    ...crud(
      'stores/network-regions',
      await firstOf(as, `${at}/network-regions`, 'store_company_network_region_id'),
    ),
    ...crud('products/products-tab', await firstOf(as, `${at}/products`, 'product_id')),
    ...crud('products/products-tags', await firstOf(as, `${at}/products/tags`, 'product_tag_id')),
    'products/products-per-store',
    'products/products-series',
    'products/import',
    ...crud('catalog/gift-catalog', await firstOf(as, `${at}/gifts`, 'gift_id')),
    ...crud(
      'catalog/catalog-categories',
      await firstOf(as, `${at}/gift-categories`, 'gift_category_id'),
    ),
    ...crud('customers/customers-tab', await firstOf(as, `${at}/customers`, 'user_account_id')),
    ...['details', 'receipts', 'points', 'claims', 'messages', 'notes', 'changes'].map(
      (tab) => `customers/customers-tab/1?tab=${tab}`,
    ),
    'customers/attributes-tab',
    'customers/attributes-tab/create',
    'customers/notifications-tab',
    'customers/supplier',
    'customers/message',
    'loyalty-cards',
    'loyalty-cards/create',
    'collaborators',
    'collaborators/create',
    'loyalty-programs',
    'loyalty-programs/create',
    'supplier-management',
    'supplier-management/create',
    'supplier-management/gifts',
    'supplier-management/message',
    'customers/import',
    'audit-log',
    'redemptions/products',
    `redemptions/products/${await firstOf(as, `${at}/gifts-to-suppliers`, 'order_id')}`,
    'redemptions/vouchers',
    'redemptions/all',
    'redemptions/invoices',
    'multiple-coupons',
    'multiple-coupons/create',
    `multiple-coupons/view-coupon/${await firstOf(as, `${at}/coupons/multiple`, 'coupon_id')}/claims`,
    'store-coupons',
    'stores/financial-data',
    'stores/daily-transaction-limits',
    'point-titles',
    'business-profile',
    'branch-debt/liability',
    'messages',
  ];
  return { as, panel: 'loyaltyPanel', paths };
}

async function supplierPages() {
  const as = await deviceOf('supplier');
  const order = await firstOf(as, `/suppliers/${as.store?.store_id}/orders`, 'order_id');
  const reports = ['send-reports/pending', `send-reports/pending/${order}`, 'send-reports/paid'];
  const paths = ['gifts', ...reports, 'supplier-data', ...everywhere];
  return { as, panel: 'supplierPanel', paths };
}

/** Every page of each panel, with somebody who may open it. */
export const panelPages = { storePages, loyaltyPages, supplierPages };
