import { auditLog } from '../audit/audit.ts';
import { dashboards } from '../billing/dashboard.ts';
import { figureMonthsFile, owedBillings, owedFile, readFigures } from '../billing/figures.ts';
import { listSubscriptions } from '../billing/subscriptions.ts';
import { campaigns } from '../campaigns/campaigns.ts';
import { listParticipants } from '../campaigns/participants.ts';
import { readReport, reportDays, reportParticipants } from '../campaigns/previews.ts';
import { companyProducts } from '../catalogue/company-products.ts';
import { productCategories } from '../catalogue/product-categories.ts';
import { productGroups } from '../catalogue/product-groups.ts';
import { productPoints } from '../catalogue/product-points.ts';
import { productTags } from '../catalogue/product-tags.ts';
import { products } from '../catalogue/products.ts';
import { allVouchers, claims, vouchers } from '../coupons/claims.ts';
import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../coupons/coupons.ts';
import { goalStatistics } from '../coupons/goal-statistics.ts';
import { multipleCoupons } from '../coupons/multiple-coupons.ts';
import { couponsOverview, storeCoupons } from '../coupons/store-coupons.ts';
import { cardOrders } from '../customers/card-orders.ts';
import { customers } from '../customers/company-customers.ts';
import { listCards } from '../customers/loyalty-cards.ts';
import {
  companyDebtLines,
  companyDebtTable,
  companyMonthlyPoints,
  monthlyAnalysis,
  monthlyRedemption,
} from '../debts/company-calls.ts';
import { storeDebts } from '../debts/store-calls.ts';
import { apiKeyRequests } from '../developers/api-keys.ts';
import { webhookLogs } from '../developers/webhook-logs.ts';
import { giftOrders, suppliedOrders } from '../gift-orders/gift-orders.ts';
import { companyInvoices, suppliedInvoices } from '../gift-orders/supplier-invoices.ts';
import { giftCategories } from '../gifts/gift-categories.ts';
import { gifts, suppliedGifts } from '../gifts/gifts.ts';
import { messages } from '../messages/messages.ts';
import { networkRegions } from '../organisations/network-regions.ts';
import { stores, storesProducts } from '../organisations/stores.ts';
import { staff, storeUsers } from '../people/members.ts';
import { financialData } from '../reports/financial-data.ts';
import { smsMetrics, viberMetrics } from '../reports/message-metrics.ts';
import { liability, monthlyPoints, pointAnalysis } from '../reports/reports.ts';
import { activeUsers, statistics } from '../reports/statistics.ts';
import { rewards } from '../rewards/rewards.ts';
import { cashRegisters } from '../settings/cash-registers.ts';
import { listDailyLimits } from '../settings/daily-limits.ts';
import { listOrders, listSales } from '../shop/orders.ts';
import { subscriptionProducts } from '../shop/subscription-products.ts';
import { managedSuppliers } from '../suppliers/company-suppliers.ts';
import { exportColumns } from '../suppliers/suppliers.ts';
import { synergies } from '../synergies/synergies.ts';
import { pendingPayments, transactions } from '../transactions/transactions.ts';
import { type Exported, ofSupplier, rowsIn, rowsOfList } from './declare.ts';

/** The five kinds of coupons of a store have lists of their own. */
const coupons = {
  'goal-coupons': rowsOfList(goalCoupons),
  'voucher-coupons': rowsOfList(voucherCoupons),
  'product-coupons': rowsOfList(productCoupons),
  'discount-coupons': rowsOfList(discountCoupons),
  'visit-coupons': rowsOfList(visitCoupons),
};

/** What of an order is of use to nobody but the panel. */
const withoutOfOrders = [
  'seller.store_id',
  'buyer.store_id',
  'subscription_product_id',
  'subscription_product_variant_id',
  'billing_id',
  'next_states',
  'updated_at',
];
/** What companies and suppliers have alike. */
const ofBoth = {
  'subscription-products': rowsOfList(subscriptionProducts),
  'shop-orders': rowsIn(listOrders, 'orders', { without: withoutOfOrders }),
  'shop-sales': rowsIn(listSales, 'orders', { without: withoutOfOrders }),
  'webhook-logs': rowsOfList(webhookLogs),
  'api-key-requests': rowsIn(apiKeyRequests, 'requests'),
};

/** Where calls answer what all rows of theirs come to. */
const total = 'total';

const ofStores = {
  transactions: rowsOfList(transactions),
  'pending-payments': rowsOfList(pendingPayments),
  'store-products': rowsOfList(products),
  'product-categories': rowsOfList(productCategories),
  'product-groups': rowsOfList(productGroups),
  'product-points': rowsOfList(productPoints),
  ...coupons,
  'goal-progress': rowsIn(goalStatistics, 'users', { without: ['user_account_id'] }),
  'coupons-overview': rowsOfList(couponsOverview),
  claims: rowsOfList(claims),
  staff: rowsOfList(storeUsers),
  'cash-registers': rowsOfList(cashRegisters),
  cards: rowsIn(listCards, 'cards'),
  'points-by-month': rowsIn(monthlyPoints, 'months', { total }),
  'points-by-day': rowsIn(pointAnalysis, 'days', { total }),
  debts: rowsIn(storeDebts, 'statements', { without: ['store_id', 'name', 'company'] }),
  billing: rowsIn(dashboards.stores.history, 'billings'),
};

const ofCompanies = {
  customers: rowsOfList(customers, {
    also: 'customers.export',
    refs: {
      tier_id: 'point-titles',
      child_id: 'stores',
      child_region_id: 'network-regions',
      registration_store_id: 'stores',
      registration_region_id: 'network-regions',
      first_transaction_store_id: 'stores',
    },
    written: { mobile: 'mobile_e164' },
    without: ['card_number', 'points_balance', 'total_price', 'user_id', 'app_provider_id'],
  }),
  products: rowsOfList(companyProducts, { inLanguages: ['name', 'description'] }),
  'product-tags': rowsOfList(productTags),
  'store-products': rowsIn(storesProducts, 'products', { refs: { store_id: 'stores' } }),
  stores: rowsOfList(stores),
  'network-regions': rowsOfList(networkRegions),
  gifts: rowsOfList(gifts),
  'gift-categories': rowsOfList(giftCategories),
  'gift-orders': rowsOfList(giftOrders),
  'supplier-invoices': rowsOfList(companyInvoices),
  suppliers: rowsOfList(managedSuppliers),
  redemptions: rowsOfList(allVouchers),
  vouchers: rowsOfList(vouchers),
  'store-coupons': rowsOfList(storeCoupons),
  'multiple-coupons': rowsOfList(multipleCoupons),
  'multiple-coupon-codes': rowsIn(allVouchers.calls.list, 'vouchers', {
    refs: { store_id: 'stores', redeem_store_id: 'stores', gift_id: 'gifts' },
    needs: ['coupon_id'],
  }),
  rewards: rowsOfList(rewards),
  campaigns: rowsOfList(campaigns),
  'campaign-participants': rowsIn(listParticipants, 'participants', {
    without: ['participant_id'],
    file: reportParticipants,
  }),
  'campaign-report': rowsIn(readReport, 'days', { file: reportDays }),
  messages: rowsOfList(messages),
  staff: rowsOfList(staff),
  'card-orders': rowsOfList(cardOrders),
  synergies: rowsOfList(synergies),
  'daily-limits': rowsIn(listDailyLimits, 'stores'),
  'financial-data': rowsIn(financialData, 'stores', { total }),
  statistics: rowsIn(statistics, 'stores', { total }),
  'active-users': rowsIn(activeUsers, 'stores', { total }),
  'sms-metrics': rowsIn(smsMetrics, 'days', { total }),
  'viber-metrics': rowsIn(viberMetrics, 'days', { total }),
  liability: rowsIn(liability, 'stores', { each: 'months', total }),
  'store-debts': rowsIn(monthlyAnalysis, 'statements', { total }),
  'store-debt-lines': rowsIn(companyDebtLines, 'lines', {
    file: companyDebtTable,
  }),
  'store-points': rowsIn(companyMonthlyPoints, 'stores', { total }),
  'redemption-invoice': rowsIn(monthlyRedemption, 'rows', { total }),
  ...ofBoth,
  'audit-log': rowsOfList(auditLog),
  subscriptions: rowsIn(listSubscriptions, 'subscriptions'),
  'subscription-months': rowsIn(readFigures, 'months', { file: figureMonthsFile }),
  'subscriptions-owed': rowsIn(owedBillings, 'billings', { file: owedFile }),
  billing: rowsIn(dashboards.companies.history, 'billings'),
};

const ofSuppliers = {
  gifts: rowsOfList(suppliedGifts),
  // What its settings choose is there only where they do.
  'gift-orders': rowsOfList(suppliedOrders, {
    more: exportColumns,
    without: ['customer', 'printed_catalog_code', 'created_at'],
  }),
  'supplier-invoices': rowsOfList(suppliedInvoices),
  'subscription-products': ofSupplier(ofBoth['subscription-products']),
  'shop-orders': ofSupplier(ofBoth['shop-orders']),
  'shop-sales': ofSupplier(ofBoth['shop-sales']),
  'webhook-logs': ofSupplier(ofBoth['webhook-logs']),
  'api-key-requests': ofSupplier(ofBoth['api-key-requests']),
};

/**
 * What can be exported in each panel, by its key: the rows of one list, with its own call's filters, rights and
 * columns. One more is one more line here; the panels offer it wherever they show that list.
 */
export const exported = {
  stores: ofStores,
  companies: ofCompanies,
  suppliers: ofSuppliers,
} as const satisfies Record<string, Readonly<Record<string, Exported>>>;

export type ExportPanel = keyof typeof exported;
export type ExportKey = {
  [P in ExportPanel]: keyof (typeof exported)[P];
}[ExportPanel] &
  string;

/** The keys of a panel. */
export const keysOf = (panel: ExportPanel) => Object.keys(exported[panel]) as ExportKey[];

/** What a key of a panel exports. */
export const exportedAs = (panel: ExportPanel, key: string): Exported | undefined =>
  (exported[panel] as Readonly<Record<string, Exported>>)[key];
