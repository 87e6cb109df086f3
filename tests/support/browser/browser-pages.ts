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
  'draw-proof',
  'create-account',
  'subscription-plans',
  'billing-email?token=1.1.x',
  'nowhere',
];

/** The own subscription, in the panels of companies and stores. */
const billing = ['current', 'payment-methods', 'payment-history', 'email-notifications'].map(
  (page) => `general-settings/billing-dashboard/${page}`,
);

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

/** What a company sells, and one that has it. */
async function soldBy(as: Device, at: string) {
  const sold = `${at}/subscriptions`;
  return [
    `subscriptions/registration-plans/${await firstOf(as, `${sold}/plans`, 'store_subscription_plan_id')}`,
    `subscriptions/stores/${await firstOf(as, sold, 'subscription_id')}`,
  ];
}

/** Something a place offers, with all that its pages show: the demo's own offers nothing. */
async function offeredBy({ token }: Device, at: string) {
  const offered = `${at}/subscriptions/products`;
  const make = async <T>(path: string, body: object) =>
    (await api<T>(`${offered}${path}`, { token, body })).data;
  const { attribute_id } = await make<{ attribute_id: number }>('/attributes', {
    name: { el: 'Χρώμα' },
  });
  const { attribute_option_id } = await make<{ attribute_option_id: number }>(
    '/attribute-options',
    { attribute_id, option: { el: 'Μαύρο' } },
  );
  const { subscription_product_id } = await make<{ subscription_product_id: number }>('', {
    subscription_product_type_id: 2,
    name: { el: 'Αναγνώστης καρτών' },
  });
  const { subscription_product_variant_id } = await make<{
    subscription_product_variant_id: number;
  }>('/variants', {
    ...{
      subscription_product_id,
      name: { el: 'Μαύρος' },
      sku_number: `R-${attribute_id}`,
      price: 49,
    },
    ...{ inventory: 0, attribute_option_ids: [attribute_option_id] },
  });
  return [
    ...crud('marketplace/subscription-products', subscription_product_id),
    ...crud('marketplace/variants', subscription_product_variant_id),
    ...crud('marketplace/attributes', attribute_id),
    ...crud('marketplace/attribute-options', attribute_option_id),
  ];
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
    ...billing,
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
    'campaigns/view-campaigns',
    'campaigns/new-campaign',
    'campaigns/view-rewards',
    'campaigns/new-reward',
    'store-coupons',
    'stores/financial-data',
    'stores/daily-transaction-limits',
    'point-titles',
    'business-profile',
    'branch-debt/liability',
    'messages',
    ...billing,
    'subscriptions/stores',
    'subscriptions/registration-plans',
    'subscriptions/registration-plans/create',
    ...(await soldBy(as, at)),
    'subscriptions/payment-methods',
    ...(await offeredBy(as, at)),
    'marketplace/shop',
    'marketplace/shop-orders',
    'marketplace/credits',
    'marketplace/sales',
  ];
  return { as, panel: 'loyaltyPanel', paths };
}

async function supplierPages() {
  const as = await deviceOf('supplier');
  const order = await firstOf(as, `/suppliers/${as.store?.store_id}/orders`, 'order_id');
  const reports = ['send-reports/pending', `send-reports/pending/${order}`, 'send-reports/paid'];
  const offered = await offeredBy(as, `/suppliers/${as.store?.store_id}`);
  const shop = ['marketplace/shop', 'marketplace/shop-orders', 'marketplace/sales'];
  const paths = ['gifts', ...reports, ...shop, ...offered, 'supplier-data', ...everywhere];
  return { as, panel: 'supplierPanel', paths };
}

/** Every page of each panel, with somebody who may open it. */
export const panelPages = { storePages, loyaltyPages, supplierPages };
