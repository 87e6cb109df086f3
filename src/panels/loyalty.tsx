import DebtIcon from '@mui/icons-material/AccountBalanceOutlined';
import RedeemIcon from '@mui/icons-material/CardGiftcardOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import LimitsIcon from '@mui/icons-material/DataUsageOutlined';
import TiersIcon from '@mui/icons-material/LeaderboardOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import { giftCategories } from '../../contract/gift-categories.ts';
import { gifts } from '../../contract/gifts.ts';
import { messages } from '../../contract/messages.ts';
import { networkRegions } from '../../contract/network-regions.ts';
import { stores } from '../../contract/stores.ts';
import { loadScreen } from '../public/load-screen.ts';
import { resource } from '../resources/resource.tsx';
import type { PanelSpec } from './panel.ts';

const GiftCreate = lazy(() =>
  loadScreen(() => import('../custom/gifts/GiftForms.tsx')).then(({ GiftCreate }) => ({
    default: GiftCreate,
  })),
);
const GiftEdit = lazy(() =>
  loadScreen(() => import('../custom/gifts/GiftForms.tsx')).then(({ GiftEdit }) => ({
    default: GiftEdit,
  })),
);
const StoreList = lazy(() =>
  loadScreen(() => import('../custom/stores/StoreList.tsx')).then(({ StoreList }) => ({
    default: StoreList,
  })),
);
const StoreCreate = lazy(() =>
  loadScreen(() => import('../custom/stores/StoreCreate.tsx')).then(({ StoreCreate }) => ({
    default: StoreCreate,
  })),
);
const StoreEdit = lazy(() =>
  loadScreen(() => import('../custom/stores/StoreEdit.tsx')).then(({ StoreEdit }) => ({
    default: StoreEdit,
  })),
);

const DailyLimitsPage = lazy(() =>
  loadScreen(() => import('../custom/daily-limits/DailyLimitsPage.tsx')).then(
    ({ DailyLimitsPage }) => ({ default: DailyLimitsPage }),
  ),
);
const LiabilityPage = lazy(() =>
  loadScreen(() => import('../custom/liability/LiabilityPage.tsx')).then(({ LiabilityPage }) => ({
    default: LiabilityPage,
  })),
);
const PointTitlesPage = lazy(() =>
  loadScreen(() => import('../custom/point-titles/PointTitlesPage.tsx')).then(
    ({ PointTitlesPage }) => ({ default: PointTitlesPage }),
  ),
);

/** What a company's staff run the programme with. */
export const loyaltyPanel: PanelSpec = {
  resources: [
    resource(stores, {
      name: 'stores/stores-tab',
      icon: StoreIcon,
      columns: [
        'name',
        'store_code',
        'store_company_network_region_id',
        'primary_phone',
        'active_subscription',
        'show_on_map*',
        'email*',
        'address*',
        'online_payment_processing*',
        'pos_points_delivery*',
        'registration_date',
      ],
      list: StoreList,
      create: StoreCreate,
      edit: StoreEdit,
    }),
    resource(networkRegions, {
      name: 'stores/network-regions',
      icon: MapIcon,
      columns: ['name', 'stores_count', 'updated_at'],
      form: ['name'],
    }),
    resource(gifts, {
      name: 'catalog/gift-catalog',
      icon: RedeemIcon,
      undoable: true,
      columns: [
        'image',
        'title',
        'gift_category_id',
        'gift_type_id',
        'points',
        'show_on_catalog',
        'supplier_store_id*',
        'cost*',
        'printed_catalog_code*',
        'product_code*',
        'updated_at',
      ],
      create: GiftCreate,
      edit: GiftEdit,
    }),
    resource(giftCategories, {
      name: 'catalog/catalog-categories',
      icon: CategoryIcon,
      columns: ['image', 'name', 'bg_color', 'text_color', 'gifts_count'],
      form: ['image', 'name', 'bg_color', 'text_color'],
    }),
    resource(messages, {
      name: 'messages',
      icon: OutboxIcon,
      columns: ['body', 'recipient', 'channel', 'state', 'created_at', 'sent_at*'],
    }),
  ],
  pages: [
    {
      path: 'stores/daily-transaction-limits',
      icon: LimitsIcon,
      permission: 'stores.financial_limits.read',
      component: DailyLimitsPage,
    },
    {
      path: 'point-titles',
      icon: TiersIcon,
      permission: 'point_packages.read',
      component: PointTitlesPage,
    },
    {
      path: 'branch-debt/liability',
      icon: DebtIcon,
      permission: 'stores.debts.liability',
      component: LiabilityPage,
    },
  ],
  menu: [
    {
      word: 'stores',
      icon: StoreIcon,
      paths: ['stores/stores-tab', 'stores/daily-transaction-limits', 'stores/network-regions'],
    },
    {
      word: 'catalog',
      icon: RedeemIcon,
      paths: ['catalog/gift-catalog', 'catalog/catalog-categories'],
    },
    { word: 'tiers', icon: TiersIcon, paths: ['point-titles'] },
    { word: 'debts', icon: DebtIcon, paths: ['branch-debt/liability'] },
    { word: 'messages', icon: OutboxIcon, paths: ['messages'] },
  ],
};
