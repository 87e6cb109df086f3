import CardsIcon from '@mui/icons-material/CardMembershipOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import GroupWorkIcon from '@mui/icons-material/GroupWorkOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import TillIcon from '@mui/icons-material/PointOfSaleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StarsIcon from '@mui/icons-material/StarsOutlined';
import { lazy } from 'react';
import { cashRegisters } from '../../contract/cash-registers.ts';
import { productCategories } from '../../contract/product-categories.ts';
import { productGroups } from '../../contract/product-groups.ts';
import { productPoints } from '../../contract/product-points.ts';
import { products } from '../../contract/products.ts';
import { storeExternalLinks } from '../../contract/store-external-links.ts';
import { loadScreen } from '../public/load-screen.ts';
import { resource } from '../resources/resource.tsx';
import type { PanelSpec } from './panel.ts';
import { selling } from './selling.tsx';

const registers = () =>
  loadScreen(() => import('../custom/cash-registers/CashRegisterScreens.tsx'));
const CashRegisterList = lazy(() =>
  registers().then(({ CashRegisterList }) => ({ default: CashRegisterList })),
);
const CashRegisterCreate = lazy(() =>
  registers().then(({ CashRegisterCreate }) => ({ default: CashRegisterCreate })),
);
const CashRegisterEdit = lazy(() =>
  registers().then(({ CashRegisterEdit }) => ({ default: CashRegisterEdit })),
);
const ProductPointsList = lazy(() =>
  loadScreen(() => import('../custom/product-points/ProductPointsList.tsx')).then(
    ({ ProductPointsList }) => ({ default: ProductPointsList }),
  ),
);
const RewardPage = lazy(() =>
  loadScreen(() => import('../custom/store-settings/RewardPage.tsx')).then(({ RewardPage }) => ({
    default: RewardPage,
  })),
);
const CardsPage = lazy(() =>
  loadScreen(() => import('../custom/cards/CardsPage.tsx')).then(({ CardsPage }) => ({
    default: CardsPage,
  })),
);

/** What store staff work with. */
export const storePanel: PanelSpec = {
  resources: [
    ...selling.resources,
    resource(products, {
      name: 'products/products-tab',
      icon: InventoryIcon,
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
    }),
    resource(productGroups, {
      name: 'products/product-groups',
      icon: GroupWorkIcon,
      columns: ['name', 'description', 'products_count', 'updated_at'],
      form: ['name', 'description'],
    }),
    resource(productCategories, {
      name: 'products/product-categories',
      icon: CategoryIcon,
      columns: ['name', 'products_count', 'updated_at'],
      form: ['name'],
    }),
    resource(storeExternalLinks, {
      name: 'products/external-links',
      icon: LinkIcon,
      undoable: true,
      columns: ['image', 'url', 'created_at'],
      form: ['url', 'image'],
    }),
    resource(productPoints, {
      name: 'settings/product-points',
      icon: StarsIcon,
      columns: ['name', 'retail_price', 'reward_points'],
      list: ProductPointsList,
    }),
    resource(cashRegisters, {
      name: 'settings/cash-registers',
      icon: TillIcon,
      columns: ['friendly_name', 'cash_register_code', 'created_at', 'updated_at*'],
      form: ['friendly_name', 'cash_register_code'],
      list: CashRegisterList,
      create: CashRegisterCreate,
      edit: CashRegisterEdit,
    }),
  ],
  pages: [
    ...selling.pages,
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
    {
      word: 'products',
      icon: InventoryIcon,
      paths: [
        'products/products-tab',
        'products/product-groups',
        'products/product-categories',
        'products/external-links',
      ],
    },
    {
      word: 'settings',
      icon: SettingsIcon,
      paths: [
        'settings/reward',
        'settings/product-points',
        'settings/cards',
        'settings/cash-registers',
      ],
    },
  ],
};
