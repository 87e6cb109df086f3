import { cashRegisters } from './cash-registers.ts';
import { giftCategories } from './gift-categories.ts';
import { gifts } from './gifts.ts';
import { messages } from './messages.ts';
import { networkRegions } from './network-regions.ts';
import { pages } from './pages.ts';
import { productCategories } from './product-categories.ts';
import { productGroups } from './product-groups.ts';
import { productPoints } from './product-points.ts';
import { products } from './products.ts';
import { words as shared } from './public.ts';
import { ra } from './ra.ts';
import { sales } from './sales.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { storeExternalLinks } from './store-external-links.ts';
import { stores } from './stores.ts';
import { suppliedGifts } from './supplied-gifts.ts';
import { tiers } from './tiers.ts';
import { pendingPayments, transactions } from './transactions.ts';

/** All words of the panels; those of an entity stand under the path of its screen. */
export const words = {
  ...shared,
  // react-admin looks for the names of the languages here.
  ra: { ...ra, locales: shared.languages },
  shell,
  ...pages,
  ...sales,
  ...settings,
  ...tiers,
  resources: {
    'products/products-tab': products,
    'products/product-groups': productGroups,
    'products/product-categories': productCategories,
    'products/external-links': storeExternalLinks,
    'stores/stores-tab': stores,
    'stores/network-regions': networkRegions,
    'catalog/gift-catalog': gifts,
    'catalog/catalog-categories': giftCategories,
    gifts: suppliedGifts,
    messages: messages,
    transactions,
    'transactions/pending-payments': pendingPayments,
    'settings/cash-registers': cashRegisters,
    'settings/product-points': productPoints,
  },
};
