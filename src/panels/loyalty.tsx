import ProfileIcon from '@mui/icons-material/BusinessOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import LimitsIcon from '@mui/icons-material/DataUsageOutlined';
import FinancialIcon from '@mui/icons-material/EuroOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import TiersIcon from '@mui/icons-material/LeaderboardOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import StatisticsIcon from '@mui/icons-material/QueryStatsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { resource } from '../resources/resource.ts';
import type { PanelSpec } from '../shell/panel.ts';
import { homePath } from '../shell/panel.ts';
import { screen } from '../shell/screen.ts';
import { billing, companyBilling } from './areas/billing/billing.tsx';
import { subscriptions } from './areas/billing/subscriptions.tsx';
import { campaigns } from './areas/campaigns.tsx';
import { cardOrders, cardOrdersPath } from './areas/card-orders.tsx';
import { catalogue } from './areas/catalogue.tsx';
import { auditPath, customersMenu, desk } from './areas/customers.tsx';
import { companyDebts } from './areas/debts.tsx';
import { developers } from './areas/developers/developers.tsx';
import { gifts } from './areas/gifts.tsx';
import { marketplace } from './areas/marketplace/marketplace.tsx';
import { people, rightsMenu } from './areas/people.tsx';
import { redemptions } from './areas/redemptions.tsx';
import { suppliers } from './areas/suppliers.tsx';
import { collaborators } from './areas/synergies.tsx';
import { outlines } from './loyalty.data.ts';

const CompanyHomePage = screen(
  () => import('../custom/reports/home/CompanyHomePage.tsx'),
  'CompanyHomePage',
);
const FirstStorePage = screen(
  () => import('../custom/organisations/start/FirstStorePage.tsx'),
  'FirstStorePage',
);
const FirstReceiptPage = screen(
  () => import('../custom/organisations/start/FirstReceiptPage.tsx'),
  'FirstReceiptPage',
);
const StoreList = screen(() => import('../custom/organisations/stores/StoreList.tsx'), 'StoreList');
const StoreCreate = screen(
  () => import('../custom/organisations/stores/StoreCreate.tsx'),
  'StoreCreate',
);
const StoreEdit = screen(() => import('../custom/organisations/stores/StoreEdit.tsx'), 'StoreEdit');

const BusinessProfilePage = screen(
  () => import('../custom/settings/business-profile/BusinessProfilePage.tsx'),
  'BusinessProfilePage',
);
const DailyLimitsPage = screen(
  () => import('../custom/settings/daily-limits/DailyLimitsPage.tsx'),
  'DailyLimitsPage',
);
const StatisticsPage = screen(
  () => import('../custom/reports/statistics/StatisticsPage.tsx'),
  'StatisticsPage',
);
const FinancialDataPage = screen(
  () => import('../custom/reports/financial-data/FinancialDataPage.tsx'),
  'FinancialDataPage',
);
const PointTitlesPage = screen(
  () => import('../custom/point-titles/PointTitlesPage.tsx'),
  'PointTitlesPage',
);

// Built for the development server alone: what pages are made of, for whoever makes one.
const patterns: PanelSpec['pages'] =
  import.meta.env.MODE === 'development'
    ? [
        {
          path: 'patterns',
          icon: CategoryIcon,
          component: screen(() => import('../custom/patterns/PatternsPage.tsx'), 'PatternsPage'),
        },
      ]
    : [];

/** What a company's staff run the programme with. */
export const loyaltyPanel: PanelSpec = {
  resources: [
    resource(outlines.stores, {
      findable: true,
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
      rules: async () => (await import('../../contract/organisations/stores.ts')).stores,
    }),
    resource(outlines.networkRegions, {
      icon: MapIcon,
      columns: ['name', 'stores_count', 'updated_at'],
      form: ['name'],
      rules: async () =>
        (await import('../../contract/organisations/network-regions.ts')).networkRegions,
    }),
    ...gifts.resources,
    ...catalogue.resources,
    ...desk.resources,
    ...redemptions.resources,
    ...suppliers.resources,
    ...cardOrders.resources,
    ...campaigns.resources,
    ...collaborators.resources,
    ...people.resources,
    ...developers.resources,
    ...marketplace.resources,
    ...subscriptions.resources,
    ...companyBilling.resources,
  ],
  parents: {
    ...billing.parents,
    ...campaigns.parents,
    ...companyDebts.parents,
    ...developers.parents,
  },
  pages: [
    ...patterns,
    ...billing.pages,
    ...subscriptions.pages,
    ...campaigns.pages,
    ...catalogue.pages,
    ...desk.pages,
    { path: homePath, icon: HomeIcon, permission: 'homepage.read', component: CompanyHomePage },
    {
      path: 'first-steps/store',
      icon: StoreIcon,
      permission: 'profile.update',
      component: FirstStorePage,
    },
    {
      path: 'first-steps/receipt',
      icon: ReceiptIcon,
      permission: 'customers.create',
      component: FirstReceiptPage,
    },
    ...redemptions.pages,
    ...suppliers.pages,
    ...people.pages,
    {
      path: 'stores/financial-data',
      icon: FinancialIcon,
      permission: 'stores.financial',
      component: FinancialDataPage,
    },
    {
      path: 'stores/daily-transaction-limits',
      icon: LimitsIcon,
      permission: 'stores.financial_limits.read',
      component: DailyLimitsPage,
    },
    {
      path: 'business-profile',
      icon: ProfileIcon,
      permission: 'profile.read',
      component: BusinessProfilePage,
      settings: {
        words: 'businessProfile',
        parts: [
          'company',
          'looks',
          'points',
          'programme',
          'mail',
          'sms',
          'viber',
          'wallets',
          'sending',
        ],
      },
    },
    {
      path: 'point-titles',
      icon: TiersIcon,
      permission: 'point_packages.read',
      component: PointTitlesPage,
    },
    ...companyDebts.pages,
    ...marketplace.pages,
    {
      path: 'business-statistics',
      icon: StatisticsIcon,
      permission: 'statistics.read',
      component: StatisticsPage,
    },
  ],
  menu: [
    { word: 'home', icon: HomeIcon, paths: [homePath] },
    {
      word: 'stores',
      part: 'stores',
      icon: StoreIcon,
      paths: [
        outlines.stores.screen,
        'stores/financial-data',
        'stores/daily-transaction-limits',
        outlines.networkRegions.screen,
        'stores/default-permissions',
      ],
    },
    ...catalogue.menu,
    {
      word: 'statistics',
      part: 'figures',
      icon: StatisticsIcon,
      paths: ['business-statistics'],
    },
    ...companyDebts.menu,
    ...gifts.menu,
    customersMenu(cardOrdersPath),
    ...redemptions.menu,
    ...campaigns.menu,
    ...suppliers.menu,
    ...collaborators.menu,
    ...marketplace.menu,
    { word: 'tiers', part: 'customers', icon: TiersIcon, paths: ['point-titles'] },
    rightsMenu(auditPath),
    {
      word: 'businessProfile',
      part: 'administration',
      icon: ProfileIcon,
      paths: ['business-profile'],
    },
    {
      word: 'subscriptions',
      part: 'administration',
      icon: billing.icon,
      paths: [billing.tab, ...subscriptions.paths],
      besides: billing.besides,
    },
    ...developers.menu,
  ],
};
