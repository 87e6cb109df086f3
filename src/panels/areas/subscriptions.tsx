import SubscriptionsIcon from '@mui/icons-material/PaymentsOutlined';
import type { PermissionPath } from '../../../contract/permissions/permissions.ts';
import type { PanelPageSpec } from '../../shell/panel.ts';
import { type LateScreen, screen } from '../../shell/screen.ts';

const page = (path: string, permission: PermissionPath, component: LateScreen): PanelPageSpec => ({
  path: `subscriptions/${path}`,
  icon: SubscriptionsIcon,
  permission,
  component,
});

const SoldPage = screen(() => import('../../custom/billing/sold/SoldPage.tsx'), 'SoldPage');
const OneSoldPage = screen(
  () => import('../../custom/billing/sold/OneSoldPage.tsx'),
  'OneSoldPage',
);
const PlansPage = screen(() => import('../../custom/billing/plans/PlansPage.tsx'), 'PlansPage');
const NewPlanPage = screen(
  () => import('../../custom/billing/plans/NewPlanPage.tsx'),
  'NewPlanPage',
);
const PlanPage = screen(() => import('../../custom/billing/plans/PlanPage.tsx'), 'PlanPage');
const FiguresPage = screen(
  () => import('../../custom/billing/figures/FiguresPage.tsx'),
  'FiguresPage',
);
const StatementPage = screen(
  () => import('../../custom/billing/statement/StatementPage.tsx'),
  'StatementPage',
);
const WaysPage = screen(() => import('../../custom/billing/ways/WaysPage.tsx'), 'WaysPage');

const tabs = [
  page('stores', 'subscriptions.stores', SoldPage),
  page('figures', 'subscriptions.stores', FiguresPage),
  page('registration-plans', 'subscriptions.plans.read', PlansPage),
  page('payment-methods', 'subscriptions.store_payment_methods.read', WaysPage),
];

/** What a company sells: to its stores, and the platform to companies. */
export const subscriptions = {
  paths: tabs.map(({ path }) => path),
  pages: [
    ...tabs,
    page('statement', 'subscriptions.update', StatementPage),
    page('stores/:id', 'subscriptions.stores', OneSoldPage),
    page('registration-plans/create', 'subscriptions.plans.create', NewPlanPage),
    page('registration-plans/:id', 'subscriptions.plans.read', PlanPage),
  ],
} as const;
