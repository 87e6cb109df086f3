import DebtIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';

const StatementPage = screen(
  () => import('../../custom/debts/statement/StatementPage.tsx'),
  'StatementPage',
);
const StoreMonthsPage = screen(
  () => import('../../custom/debts/months/StoreMonthsPage.tsx'),
  'StoreMonthsPage',
);
const InvoicingPage = screen(
  () => import('../../custom/debts/months/InvoicingPage.tsx'),
  'InvoicingPage',
);
const CompanyPointsPage = screen(
  () => import('../../custom/debts/months/CompanyPointsPage.tsx'),
  'CompanyPointsPage',
);
const RedemptionsPage = screen(
  () => import('../../custom/debts/months/RedemptionsPage.tsx'),
  'RedemptionsPage',
);
const metrics = () => import('../../custom/reports/metrics/MetricsPage.tsx');
const SmsMetricsPage = screen(metrics, 'SmsMetricsPage');
const ViberMetricsPage = screen(metrics, 'ViberMetricsPage');
const LiabilityPage = screen(
  () => import('../../custom/reports/liability/LiabilityPage.tsx'),
  'LiabilityPage',
);

/** What a company sees of the debts between its stores, and of what it owes in points itself. */
export const companyDebts = {
  parents: { 'branch-debt': 'stores.debts.read' },
  pages: [
    {
      path: 'branch-debt/monthly-invoicing',
      icon: DebtIcon,
      permission: 'stores.debts.monthly_invoice',
      component: InvoicingPage,
    },
    {
      path: 'branch-debt/monthly-invoicing/:month/:store_id',
      icon: DebtIcon,
      permission: 'stores.debts.monthly_invoice',
      component: StatementPage,
    },
    {
      path: 'branch-debt/monthly-points',
      icon: DebtIcon,
      permission: 'stores.debts.read',
      component: CompanyPointsPage,
    },
    {
      path: 'branch-debt/redemption-invoice',
      icon: DebtIcon,
      permission: 'stores.debts.redemption_invoice',
      component: RedemptionsPage,
    },
    {
      path: 'branch-debt/liability',
      icon: DebtIcon,
      permission: 'stores.debts.liability',
      component: LiabilityPage,
    },
    {
      path: 'branch-debt/sms-metrics',
      icon: DebtIcon,
      permission: 'stores.debts.read',
      component: SmsMetricsPage,
    },
    {
      path: 'branch-debt/viber-metrics',
      icon: DebtIcon,
      permission: 'stores.debts.read',
      component: ViberMetricsPage,
    },
  ],
  menu: [
    {
      word: 'debts',
      part: 'figures',
      icon: DebtIcon,
      paths: [
        'branch-debt/monthly-invoicing',
        'branch-debt/monthly-points',
        'branch-debt/redemption-invoice',
        'branch-debt/liability',
        'branch-debt/sms-metrics',
        'branch-debt/viber-metrics',
      ],
    },
  ],
} as const satisfies Omit<PanelSpec, 'resources'>;

/** What a store sees of them. */
export const storeDebts = {
  pages: [
    {
      path: 'history/debts',
      icon: DebtIcon,
      permission: 'history.debts.read',
      component: StoreMonthsPage,
    },
    {
      path: 'history/debts/:month',
      icon: DebtIcon,
      permission: 'history.debts.read',
      component: StatementPage,
    },
  ],
  path: 'history/debts',
} as const;
