import ShopIcon from '@mui/icons-material/ShoppingCartOutlined';
import type { PanelPageSpec } from '../../../shell/panel.ts';
import { screen } from '../../../shell/screen.ts';

const page = (
  path: string,
  permission: NonNullable<PanelPageSpec['permission']>,
  component: PanelPageSpec['component'],
): PanelPageSpec => ({ path: `marketplace/${path}`, icon: ShopIcon, permission, component });

const shopPage = page(
  'shop',
  'marketplace.shop.read',
  screen(() => import('../../../custom/shop/buying/ShopPage.tsx'), 'ShopPage'),
);
const orders = page(
  'shop-orders',
  'marketplace.shop.read',
  screen(() => import('../../../custom/shop/orders/OrdersPage.tsx'), 'OrdersPage'),
);
const credits = page(
  'credits',
  'marketplace.shop.read',
  screen(() => import('../../../custom/shop/credits/CreditsPage.tsx'), 'CreditsPage'),
);
const sales = page(
  'sales',
  'marketplace.products.read',
  screen(() => import('../../../custom/shop/orders/OrdersPage.tsx'), 'SalesPage'),
);

const shopOf = (besides: readonly PanelPageSpec[]) =>
  ({
    pages: [shopPage, ...besides, sales],
    /** The tabs: buying, and what a seller's orders are. */
    tab: shopPage.path,
    sales: sales.path,
    besides: Object.fromEntries(besides.map(({ path }) => [path, shopPage.path])),
  }) as const;

/** What is bought besides plans: one tab, whose other pages stand below it, and what was sold. */
export const shop = shopOf([orders, credits]);

/** The same for a supplier, whose messages are its company's. */
export const supplierShop = shopOf([orders]);
