import { attributeDefinitions } from './attribute-definitions.ts';
import { auditLog, auditUsers, readAudit } from './audit.ts';
import { firstAdmin, forgotPassword, login, updatePassword } from './auth.ts';
import { backupState } from './backups.ts';
import { cardOrders, downloadCards, downloadSheet } from './card-orders.ts';
import { cashRegisters } from './cash-registers.ts';
import { allVouchers, claimCalls, claims, vouchers } from './claims.ts';
import { common } from './common.ts';
import { customers } from './company-customers.ts';
import { companyHomeCalls } from './company-home.ts';
import { companyProductCalls, companyProducts } from './company-products.ts';
import { companyProfileCalls } from './company-profile.ts';
import { companySettingsCalls } from './company-settings.ts';
import { companySupplierCalls, managedSuppliers } from './company-suppliers.ts';
import { couponEntities, createGoalSum, goalImage, visitImage, voucherImage } from './coupons.ts';
import { companyCustomerCalls } from './customer-desk.ts';
import { customerDetailCalls } from './customer-details.ts';
import { importCalls } from './customer-imports.ts';
import { mergeCalls } from './customer-merges.ts';
import { customerCalls } from './customers.ts';
import { dailyLimitCalls } from './daily-limits.ts';
import { rightsOfStores } from './default-permissions.ts';
import type { Endpoint } from './endpoint.ts';
import type { Entity } from './entity.ts';
import { financialData } from './financial-data.ts';
import { giftCategories, giftCategoryImage } from './gift-categories.ts';
import { giftOrderCalls, giftOrders, suppliedOrders } from './gift-orders.ts';
import { giftImage, gifts, suppliedGifts } from './gifts.ts';
import { goalStatistics } from './goal-statistics.ts';
import { acceptInvitation, declineInvitation, ownInvitations } from './invitations.ts';
import { cardCalls } from './loyalty-cards.ts';
import { memberCalls } from './members.ts';
import { messages } from './messages.ts';
import { messagingCalls } from './messaging-calls.ts';
import { multipleCalls, multipleCoupons } from './multiple-coupons.ts';
import { networkRegions } from './network-regions.ts';
import { partnerPointCalls } from './partner-points.ts';
import { pendingCalls } from './pending-payments.ts';
import { pointTitleCalls } from './point-titles.ts';
import { productCategories } from './product-categories.ts';
import { productGroups } from './product-groups.ts';
import { productPoints } from './product-points.ts';
import { productTags } from './product-tags.ts';
import { productImage, products } from './products.ts';
import { publicCouponCalls } from './public-coupons.ts';
import { queueCalls } from './queued-receipts.ts';
import { userAuth } from './realtime.ts';
import { redemptionCalls } from './redemption.ts';
import { reports } from './reports.ts';
import { savedViewCalls } from './saved-views.ts';
import { securityCalls } from './second-factor.ts';
import { changeLanguage, changeProfile, me, ownStores, signOut } from './session.ts';
import { sessionCalls } from './sessions.ts';
import { couponsOverview, storeCoupons } from './store-coupons.ts';
import { storeExternalLinkImage, storeExternalLinks } from './store-external-links.ts';
import { storeProductCalls } from './store-products.ts';
import { storeProfileCalls } from './store-profile.ts';
import { storeSettingsCalls } from './store-settings.ts';
import {
  allStores,
  appSettings,
  companyStores,
  companySubscriptionPlans,
  createStore,
  deleteStore,
  storeSummaries,
  stores,
  storesProducts,
} from './stores.ts';
import { subLoyalties, subLoyaltyCalls } from './sub-loyalties.ts';
import { companyInvoices, invoiceCalls, suppliedInvoices } from './supplier-invoices.ts';
import {
  changeSupplierSettings,
  companySuppliers,
  supplierMe,
  supplierSettings,
} from './suppliers.ts';
import { synergies, synergyCalls } from './synergies.ts';
import { tills } from './tills.ts';
import { transactionCalls } from './transaction-calls.ts';
import { returnCalls } from './transaction-returns.ts';
import { pendingPayments, transactions } from './transactions.ts';

/** Every entity; the every-entity tests, the OpenAPI document and the data provider read this list. */
export const entities = [
  products,
  productCategories,
  productGroups,
  companyProducts,
  productTags,
  storeExternalLinks,
  stores,
  networkRegions,
  gifts,
  giftCategories,
  suppliedGifts,
  managedSuppliers,
  cardOrders,
  synergies,
  subLoyalties,
  messages,
  auditLog,
  customers,
  attributeDefinitions,
  cashRegisters,
  productPoints,
  transactions,
  pendingPayments,
  ...couponEntities,
  couponsOverview,
  storeCoupons,
  multipleCoupons,
  claims,
  vouchers,
  allVouchers,
  giftOrders,
  suppliedOrders,
  companyInvoices,
  suppliedInvoices,
] as unknown as readonly Entity[];

/** Every call that is not one of an entity's five plain ones. */
export const handWritten = [
  login,
  forgotPassword,
  updatePassword,
  firstAdmin,
  me,
  ownStores,
  changeLanguage,
  changeProfile,
  signOut,
  backupState,
  userAuth,
  ...common,
  createStore,
  deleteStore,
  appSettings,
  storeSummaries,
  allStores,
  companyStores,
  storesProducts,
  companySubscriptionPlans,
  readAudit,
  auditUsers,
  companySuppliers,
  ...companySupplierCalls,
  supplierMe,
  supplierSettings,
  changeSupplierSettings,
  productImage,
  ...companyProductCalls,
  ...storeProductCalls,
  storeExternalLinkImage,
  giftImage,
  giftCategoryImage,
  ...transactionCalls,
  ...returnCalls,
  ...pendingCalls,
  ...queueCalls,
  ...customerCalls,
  ...companyCustomerCalls,
  ...importCalls,
  ...customerDetailCalls,
  ...savedViewCalls,
  ...mergeCalls,
  ...reports,
  financialData,
  ...tills,
  ...storeSettingsCalls,
  ...storeProfileCalls,
  ...companySettingsCalls,
  ...messagingCalls,
  ...companyProfileCalls,
  ...companyHomeCalls,
  ...cardCalls,
  downloadCards,
  downloadSheet,
  ...dailyLimitCalls,
  ...pointTitleCalls,
  createGoalSum,
  goalImage,
  voucherImage,
  visitImage,
  goalStatistics,
  ...claimCalls,
  ...redemptionCalls,
  ...multipleCalls,
  ...publicCouponCalls,
  ...giftOrderCalls,
  ...invoiceCalls,
  ...synergyCalls,
  ...subLoyaltyCalls,
  ...partnerPointCalls,
  ...sessionCalls,
  ...securityCalls,
  ownInvitations,
  acceptInvitation,
  declineInvitation,
  ...memberCalls,
  ...rightsOfStores,
] as unknown as readonly Endpoint[];

export const allEndpoints: readonly Endpoint[] = [
  ...handWritten,
  ...entities.flatMap((each) => Object.values(each.calls)),
];
