import type { groups as english } from '../en/panel.ts';
import { type Complete, joined } from '../shape/words.ts';
import { words as frame } from './frame.ts';
import { words as auditLog } from './groups/audit-log.ts';
import { words as branchDebt } from './groups/branch-debt.ts';
import { words as businessProfile } from './groups/business-profile.ts';
import { words as businessStatistics } from './groups/business-statistics.ts';
import { words as campaigns } from './groups/campaigns.ts';
import { words as catalog } from './groups/catalog.ts';
import { words as catalogue } from './groups/catalogue.ts';
import { words as collaborators } from './groups/collaborators.ts';
import { words as coupons } from './groups/coupons.ts';
import { words as customers } from './groups/customers.ts';
import { words as developers } from './groups/developers.ts';
import { words as exportsTray } from './groups/exports.ts';
import { words as firstSteps } from './groups/first-steps.ts';
import { words as generalSettings } from './groups/general-settings.ts';
import { words as gifts } from './groups/gifts.ts';
import { words as history } from './groups/history.ts';
import { words as home } from './groups/home.ts';
import { words as loyaltyCards } from './groups/loyalty-cards.ts';
import { words as loyaltyPrograms } from './groups/loyalty-programs.ts';
import { words as loyaltyPanel } from './groups/loyaltyPanel.ts';
import { words as marketplace } from './groups/marketplace.ts';
import { words as messages } from './groups/messages.ts';
import { words as multipleCoupons } from './groups/multiple-coupons.ts';
import { words as newTransaction } from './groups/new-transaction.ts';
import { words as pointTitles } from './groups/point-titles.ts';
import { words as products } from './groups/products.ts';
import { words as profile } from './groups/profile.ts';
import { words as redeem } from './groups/redeem.ts';
import { words as redemptions } from './groups/redemptions.ts';
import { words as sendReports } from './groups/send-reports.ts';
import { words as sessionEnd } from './groups/session-end.ts';
import { words as settings } from './groups/settings.ts';
import { words as storeCoupons } from './groups/store-coupons.ts';
import { words as storePanel } from './groups/storePanel.ts';
import { words as stores } from './groups/stores.ts';
import { words as subscriptions } from './groups/subscriptions.ts';
import { words as supplierData } from './groups/supplier-data.ts';
import { words as supplierManagement } from './groups/supplier-management.ts';
import { words as supplierPanel } from './groups/supplierPanel.ts';
import { words as transactions } from './groups/transactions.ts';
import { words as userRights } from './groups/user-rights.ts';

/**
 * All words of the panels by the group they come with, for the compiler and for tests: whether each
 * language has them all. A panel itself loads single groups.
 */
export const groups: Complete<typeof english> = {
  frame,
  'audit-log': auditLog,
  'branch-debt': branchDebt,
  'business-profile': businessProfile,
  'business-statistics': businessStatistics,
  campaigns,
  catalog,
  catalogue,
  collaborators,
  coupons,
  customers,
  developers,
  exports: exportsTray,
  'first-steps': firstSteps,
  'general-settings': generalSettings,
  gifts,
  history,
  home,
  'loyalty-cards': loyaltyCards,
  'loyalty-programs': loyaltyPrograms,
  loyaltyPanel,
  marketplace,
  messages,
  'multiple-coupons': multipleCoupons,
  'new-transaction': newTransaction,
  'point-titles': pointTitles,
  products,
  profile,
  redeem,
  redemptions,
  'send-reports': sendReports,
  'session-end': sessionEnd,
  settings,
  'store-coupons': storeCoupons,
  stores,
  storePanel,
  subscriptions,
  'supplier-data': supplierData,
  'supplier-management': supplierManagement,
  supplierPanel,
  transactions,
  'user-rights': userRights,
};

export const words = joined(groups);
