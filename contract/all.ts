import { auditLog, auditUsers, readAudit } from './audit/audit.ts';
import { backupState } from './backup/backups.ts';
import { billingCalls } from './billing/calls.ts';
import { campaignCalls, campaigns } from './campaigns/campaigns.ts';
import { catalogueCalls } from './catalogue/catalogue-calls.ts';
import { companyProducts } from './catalogue/company-products.ts';
import { productCategories } from './catalogue/product-categories.ts';
import { productGroups } from './catalogue/product-groups.ts';
import { productPoints } from './catalogue/product-points.ts';
import { productTags } from './catalogue/product-tags.ts';
import { productImage, products } from './catalogue/products.ts';
import { storeExternalLinkImage, storeExternalLinks } from './catalogue/store-external-links.ts';
import { common } from './common/common.ts';
import { savedViewCalls } from './common/saved-views.ts';
import { withUses } from './common/uses.ts';
import { allVouchers, claimCalls, claims, vouchers } from './coupons/claims.ts';
import { couponImageCalls } from './coupons/coupon-images.ts';
import { couponEntities } from './coupons/coupons.ts';
import { createGoalSum, updateGoal } from './coupons/goal-calls.ts';
import { goalStatistics } from './coupons/goal-statistics.ts';
import { multipleCalls, multipleCoupons } from './coupons/multiple-coupons.ts';
import { passCalls } from './coupons/passes.ts';
import { pauseCalls } from './coupons/pausing.ts';
import { publicCouponCalls } from './coupons/public-coupons.ts';
import { allowPush } from './coupons/public-push.ts';
import { redemptionCalls } from './coupons/redemption.ts';
import { couponsOverview, storeCoupons } from './coupons/store-coupons.ts';
import { attributeDefinitions } from './customers/attribute-definitions.ts';
import { cardFileCalls } from './customers/card-files.ts';
import { cardOrderCalls, cardOrders } from './customers/card-orders.ts';
import { customers } from './customers/company-customers.ts';
import { companyCustomerCalls } from './customers/customer-desk.ts';
import { customerDetailCalls } from './customers/customer-details.ts';
import { importCalls } from './customers/customer-imports.ts';
import { mergeCalls } from './customers/customer-merges.ts';
import { customerStoryCalls } from './customers/customer-story.ts';
import { customerCalls } from './customers/customers.ts';
import { cardCalls } from './customers/loyalty-cards.ts';
import { debtCalls } from './debts/company-calls.ts';
import { developerCalls, developerEntities } from './developers/calls.ts';
import { emailThemeCalls, emailThemes } from './email-themes/email-themes.ts';
import { withEffects } from './engine/effects.ts';
import type { Entity } from './engine/entity.ts';
import { allExportCalls } from './exports/exports.ts';
import { giftOrderCalls, giftOrders, suppliedOrders } from './gift-orders/gift-orders.ts';
import {
  companyInvoices,
  invoiceCalls,
  suppliedInvoices,
} from './gift-orders/supplier-invoices.ts';
import { giftCategories, giftCategoryImage } from './gifts/gift-categories.ts';
import { giftImage, gifts, suppliedGifts } from './gifts/gifts.ts';
import { messageCalls, messages } from './messages/messages.ts';
import { messagingCalls } from './messages/messaging-calls.ts';
import { pushCalls } from './messages/push.ts';
import { tellReceipt } from './messages/receipts.ts';
import { unsubscribingCalls } from './messages/unsubscribing.ts';
import { networkRegions } from './organisations/network-regions.ts';
import { registeringCalls } from './organisations/registering.ts';
import { startCalls } from './organisations/start.ts';
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
} from './organisations/stores.ts';
import { subLoyalties, subLoyaltyCalls } from './organisations/sub-loyalties.ts';
import { firstAdmin, forgotPassword, login, updatePassword } from './people/auth.ts';
import { rightsOfStores } from './people/default-permissions.ts';
import { invitationCalls } from './people/invitations.ts';
import { memberCalls } from './people/members.ts';
import { registrationCalls } from './people/registration.ts';
import { securityCalls } from './people/second-factor.ts';
import { changeLanguage, changeProfile, me, ownStores, signOut } from './people/session.ts';
import { sessionCalls } from './people/sessions.ts';
import { pointTitleCalls } from './point-titles/point-titles.ts';
import { userAuth } from './realtime/realtime.ts';
import { reportCalls } from './reports/calls.ts';
import { rewardCalls, rewards } from './rewards/rewards.ts';
import { cashRegisters } from './settings/cash-registers.ts';
import { companyProfileCalls } from './settings/company-profile.ts';
import { companySettingsCalls } from './settings/company-settings.ts';
import { dailyLimitCalls } from './settings/daily-limits.ts';
import { storeProfileCalls } from './settings/store-profile.ts';
import { storeSettingsCalls } from './settings/store-settings.ts';
import { walletCalls } from './settings/wallets.ts';
import { buyingCalls } from './shop/buying-calls.ts';
import { catalogueEntities, shopCatalogueCalls } from './shop/catalogue-calls.ts';
import { companySupplierCalls, managedSuppliers } from './suppliers/company-suppliers.ts';
import { companySuppliers, supplierCalls } from './suppliers/suppliers.ts';
import { partnerPointCalls } from './synergies/partner-points.ts';
import { synergies, synergyCalls } from './synergies/synergies.ts';
import { cashierCalls } from './tills/cashiers.ts';
import { tills } from './tills/tills.ts';
import { pendingCalls } from './transactions/pending-payments.ts';
import { queueCalls } from './transactions/queued-receipts.ts';
import { transactionCalls } from './transactions/transaction-calls.ts';
import { returnCalls } from './transactions/transaction-returns.ts';
import { undoCalls } from './transactions/transaction-undo.ts';
import { pendingPayments, transactions } from './transactions/transactions.ts';

/** Every entity; the every-entity tests, the OpenAPI document and the data provider read this list. */
export const entities: readonly Entity[] = [
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
  rewards,
  emailThemes,
  campaigns,
  claims,
  vouchers,
  allVouchers,
  giftOrders,
  suppliedOrders,
  companyInvoices,
  suppliedInvoices,
  ...developerEntities,
  ...catalogueEntities,
];

/** Every call that is not one of an entity's five plain ones. */
export const handWritten: Parameters<typeof withEffects>[0] = [
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
  ...supplierCalls,
  productImage,
  ...catalogueCalls,
  storeExternalLinkImage,
  giftImage,
  giftCategoryImage,
  ...transactionCalls,
  ...returnCalls,
  ...undoCalls,
  ...cashierCalls,
  ...pendingCalls,
  ...queueCalls,
  ...customerCalls,
  ...companyCustomerCalls,
  ...importCalls,
  ...customerDetailCalls,
  ...savedViewCalls,
  ...customerStoryCalls,
  ...mergeCalls,
  ...reportCalls,
  ...tills,
  ...storeSettingsCalls,
  ...storeProfileCalls,
  ...companySettingsCalls,
  ...messagingCalls,
  ...messageCalls,
  ...pushCalls,
  ...unsubscribingCalls,
  tellReceipt,
  ...companyProfileCalls,
  ...cardCalls,
  ...cardFileCalls,
  ...cardOrderCalls,
  ...dailyLimitCalls,
  ...pointTitleCalls,
  createGoalSum,
  updateGoal,
  ...couponImageCalls,
  goalStatistics,
  ...claimCalls,
  ...redemptionCalls,
  ...multipleCalls,
  ...rewardCalls,
  ...emailThemeCalls,
  ...campaignCalls,
  ...Object.values(pauseCalls),
  ...publicCouponCalls,
  allowPush,
  ...passCalls,
  ...walletCalls,
  ...giftOrderCalls,
  ...invoiceCalls,
  ...synergyCalls,
  ...subLoyaltyCalls,
  ...partnerPointCalls,
  ...sessionCalls,
  ...securityCalls,
  ...invitationCalls,
  ...registrationCalls,
  ...registeringCalls,
  ...startCalls,
  ...memberCalls,
  ...rightsOfStores,
  ...billingCalls,
  ...debtCalls,
  ...allExportCalls,
  ...developerCalls,
  ...shopCatalogueCalls,
  ...buyingCalls,
];

export const allEndpoints = withUses(
  withEffects([...handWritten, ...entities.flatMap((each) => Object.values(each.calls))]),
);
