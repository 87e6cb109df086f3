import { firstAdmin, forgotPassword, login, updatePassword } from './auth.ts';
import { cashRegisters } from './cash-registers.ts';
import { common } from './common.ts';
import { customerCalls } from './customers.ts';
import { dailyLimitCalls } from './daily-limits.ts';
import type { Endpoint } from './endpoint.ts';
import type { Entity } from './entity.ts';
import { giftCategories, giftCategoryImage } from './gift-categories.ts';
import { giftImage, gifts, suppliedGifts } from './gifts.ts';
import { cardCalls } from './loyalty-cards.ts';
import { messages } from './messages.ts';
import { networkRegions } from './network-regions.ts';
import { pendingCalls } from './pending-payments.ts';
import { pointTitleCalls } from './point-titles.ts';
import { productCategories } from './product-categories.ts';
import { productGroups } from './product-groups.ts';
import { productPoints } from './product-points.ts';
import { productImage, products } from './products.ts';
import { queueCalls } from './queued-receipts.ts';
import { userAuth } from './realtime.ts';
import { reports } from './reports.ts';
import { changeLanguage, changeProfile, me, ownStores, signOut } from './session.ts';
import { storeExternalLinkImage, storeExternalLinks } from './store-external-links.ts';
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
import {
  changeSupplierSettings,
  companySuppliers,
  supplierMe,
  supplierSettings,
} from './suppliers.ts';
import { tills } from './tills.ts';
import { transactionCalls } from './transaction-calls.ts';
import { returnCalls } from './transaction-returns.ts';
import { pendingPayments, transactions } from './transactions.ts';

/** Every entity; the every-entity tests, the OpenAPI document and the data provider read this list. */
export const entities = [
  products,
  productCategories,
  productGroups,
  storeExternalLinks,
  stores,
  networkRegions,
  gifts,
  giftCategories,
  suppliedGifts,
  messages,
  cashRegisters,
  productPoints,
  transactions,
  pendingPayments,
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
  companySuppliers,
  supplierMe,
  supplierSettings,
  changeSupplierSettings,
  productImage,
  storeExternalLinkImage,
  giftImage,
  giftCategoryImage,
  ...transactionCalls,
  ...returnCalls,
  ...pendingCalls,
  ...queueCalls,
  ...customerCalls,
  ...reports,
  ...tills,
  ...storeSettingsCalls,
  ...cardCalls,
  ...dailyLimitCalls,
  ...pointTitleCalls,
] as unknown as readonly Endpoint[];

export const allEndpoints: readonly Endpoint[] = [
  ...handWritten,
  ...entities.flatMap((each) => Object.values(each.calls)),
];
