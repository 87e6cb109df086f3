import CardsIcon from '@mui/icons-material/CardMembershipOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import CleanersIcon from '@mui/icons-material/CleaningServicesOutlined';
import GroupWorkIcon from '@mui/icons-material/GroupWorkOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import PaymentIcon from '@mui/icons-material/PaymentOutlined';
import TillIcon from '@mui/icons-material/PointOfSaleOutlined';
import RoutingIcon from '@mui/icons-material/RouteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StarsIcon from '@mui/icons-material/StarsOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { resource } from '../resources/resource.ts';
import type { PanelSpec } from '../shell/panel.ts';
import { screen } from '../shell/screen.ts';
import { billing, storeBilling } from './areas/billing/billing.tsx';
import { storeUsers } from './areas/people.tsx';
import { redeeming } from './areas/redeeming.tsx';
import { selling } from './areas/selling.tsx';
import { outlines } from './store.data.ts';

const StoreProductList = screen(
  () => import('../custom/catalogue/products/StoreProductList.tsx'),
  'StoreProductList',
);
const CashRegisterList = screen(
  () => import('../custom/settings/cash-registers/CashRegisterScreens.tsx'),
  'CashRegisterList',
);
const CashRegisterCreate = screen(
  () => import('../custom/settings/cash-registers/CashRegisterScreens.tsx'),
  'CashRegisterCreate',
);
const CashRegisterEdit = screen(
  () => import('../custom/settings/cash-registers/CashRegisterScreens.tsx'),
  'CashRegisterEdit',
);
const ProductPointsList = screen(
  () => import('../custom/catalogue/product-points/ProductPointsList.tsx'),
  'ProductPointsList',
);
const RewardPage = screen(
  () => import('../custom/settings/store-settings/RewardPage.tsx'),
  'RewardPage',
);
const payments = () => import('../custom/settings/store-profile/Payments.tsx');
const StoreProfilePage = screen(
  () => import('../custom/settings/store-profile/StoreProfilePage.tsx'),
  'StoreProfilePage',
);
const PaymentProvidersPage = screen(payments, 'PaymentProvidersPage');
const PaymentProcessingPage = screen(payments, 'PaymentProcessingPage');
const CleanersPage = screen(payments, 'CleanersPage');
const CardsPage = screen(() => import('../custom/customers/cards/CardsPage.tsx'), 'CardsPage');

/** What store staff work with. */
export const storePanel: PanelSpec = {
  parents: {
    redeem: 'redemption.read',
    history: 'history.read',
    coupons: 'coupons.read',
    settings: 'settings.read',
    ...billing.parents,
  },
  resources: [
    ...selling.resources,
    ...redeeming.resources,
    ...storeBilling.resources,
    resource(outlines.products, {
      findable: true,
      icon: InventoryIcon,
      list: StoreProductList,
      undoable: true,
      columns: [
        'image',
        'name',
        'product_category_id',
        'retail_price',
        'published',
        'availability_days',
        'sku_number*',
        'group_product*',
        'wholesale_price*',
        'maximum_price_per_transaction*',
        'updated_at',
      ],
      form: [
        'image',
        'name',
        'description',
        'product_category_id',
        'group_product',
        'sku_number',
        'retail_price',
        'wholesale_price',
        'maximum_price_per_transaction',
        'availability_days',
        'published',
      ],
      sections: { image: 'basics', retail_price: 'price', availability_days: 'selling' },
      rules: async () => (await import('../../contract/catalogue/products.ts')).products,
    }),
    resource(outlines.productGroups, {
      icon: GroupWorkIcon,
      columns: ['name', 'description', 'products_count', 'updated_at'],
      form: ['name', 'description'],
      rules: async () => (await import('../../contract/catalogue/product-groups.ts')).productGroups,
    }),
    resource(outlines.productCategories, {
      icon: CategoryIcon,
      columns: ['name', 'products_count', 'updated_at'],
      form: ['name'],
      rules: async () =>
        (await import('../../contract/catalogue/product-categories.ts')).productCategories,
    }),
    resource(outlines.storeExternalLinks, {
      icon: LinkIcon,
      undoable: true,
      columns: ['image', 'url', 'created_at'],
      form: ['url', 'image'],
      rules: async () =>
        (await import('../../contract/catalogue/store-external-links.ts')).storeExternalLinks,
    }),
    resource(outlines.productPoints, {
      icon: StarsIcon,
      columns: ['name', 'retail_price', 'reward_points'],
      list: ProductPointsList,
    }),
    resource(outlines.cashRegisters, {
      icon: TillIcon,
      columns: ['friendly_name', 'cash_register_code', 'created_at', 'updated_at*'],
      form: ['friendly_name', 'cash_register_code'],
      list: CashRegisterList,
      create: CashRegisterCreate,
      edit: CashRegisterEdit,
      rules: async () => (await import('../../contract/settings/cash-registers.ts')).cashRegisters,
    }),
    storeUsers,
  ],
  pages: [
    ...billing.pages,
    ...selling.pages,
    ...redeeming.pages,
    {
      path: 'settings/profile',
      icon: StoreIcon,
      permission: 'settings.profile',
      component: StoreProfilePage,
      settings: {
        words: 'storeProfile',
        parts: ['business', 'logos', 'hours', 'selling', 'invoicing', 'password'],
      },
    },
    {
      path: 'settings/payment-providers',
      icon: PaymentIcon,
      permission: 'settings.payment_routing',
      component: PaymentProvidersPage,
    },
    {
      path: 'settings/payment-processing',
      icon: RoutingIcon,
      permission: 'settings.payment_routing',
      component: PaymentProcessingPage,
    },
    {
      path: 'settings/cleaners',
      icon: CleanersIcon,
      permission: 'settings.cleaners',
      component: CleanersPage,
    },
    {
      path: 'settings/reward',
      icon: SettingsIcon,
      permission: 'settings.reward',
      component: RewardPage,
    },
    {
      path: 'settings/cards',
      icon: CardsIcon,
      permission: 'settings.cards',
      component: CardsPage,
    },
  ],
  menu: [
    ...selling.menu,
    ...redeeming.menu,
    {
      word: 'products',
      icon: InventoryIcon,
      paths: [
        outlines.products.screen,
        outlines.productGroups.screen,
        outlines.productCategories.screen,
        outlines.storeExternalLinks.screen,
      ],
    },
    {
      word: 'settings',
      icon: SettingsIcon,
      paths: [
        'settings/profile',
        'settings/reward',
        outlines.productPoints.screen,
        'settings/payment-providers',
        'settings/payment-processing',
        'settings/cards',
        outlines.cashRegisters.screen,
        storeUsers.name,
        'settings/cleaners',
      ],
    },
    { word: 'billing', icon: billing.icon, paths: [billing.tab], besides: billing.besides },
  ],
};
