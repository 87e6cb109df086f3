import WayIcon from '@mui/icons-material/AccountBalanceOutlined';
import SubscriptionsIcon from '@mui/icons-material/PaymentsOutlined';
import type { PermissionPath } from '../../../../contract/permissions/permissions.ts';
import { late } from '../../../loading/late.tsx';
import { resource } from '../../../resources/resource.ts';
import type { PanelPageSpec } from '../../../shell/panel.ts';
import { type LateScreen, screen } from '../../../shell/screen.ts';
import { outlines } from './subscriptions.data.ts';

const page = (path: string, permission: PermissionPath, component: LateScreen): PanelPageSpec => ({
  path: `subscriptions/${path}`,
  icon: SubscriptionsIcon,
  permission,
  component,
});

const SoldPage = screen(() => import('../../../custom/billing/sold/SoldPage.tsx'), 'SoldPage');
const OneSoldPage = screen(
  () => import('../../../custom/billing/sold/OneSoldPage.tsx'),
  'OneSoldPage',
);
const PlansPage = screen(() => import('../../../custom/billing/plans/PlansPage.tsx'), 'PlansPage');
const NewPlanPage = screen(
  () => import('../../../custom/billing/plans/NewPlanPage.tsx'),
  'NewPlanPage',
);
const PlanPage = screen(() => import('../../../custom/billing/plans/PlanPage.tsx'), 'PlanPage');
const FiguresPage = screen(
  () => import('../../../custom/billing/figures/FiguresPage.tsx'),
  'FiguresPage',
);
const StatementPage = screen(
  () => import('../../../custom/billing/statement/StatementPage.tsx'),
  'StatementPage',
);
const KindInput = late(() => import('../../../custom/billing/ways/KindInput.tsx'), 'KindInput');
const CredentialsInput = late(
  () => import('../../../custom/billing/ways/CredentialsInput.tsx'),
  'CredentialsInput',
);

const tabs = [
  page('stores', 'subscriptions.stores', SoldPage),
  page('figures', 'subscriptions.stores', FiguresPage),
  page('registration-plans', 'subscriptions.plans.read', PlansPage),
];

/** What a company sells: to its stores, and the platform to companies. */
export const subscriptions = {
  resources: [
    resource(outlines.storePaymentMethods, {
      icon: WayIcon,
      columns: [
        'name',
        'system_payment_method_id',
        'category',
        'is_test',
        'selected*',
        'updated_at*',
      ],
      form: ['system_payment_method_id', 'name', 'credentials'],
      inputs: { system_payment_method_id: KindInput, credentials: CredentialsInput },
      record: {
        facts: ['system_payment_method_id', 'category', 'updated_at'],
        notices: [{ word: 'isTest', tone: 'warning', when: [{ field: 'is_test', is: [true] }] }],
        parts: [{ word: 'settings', shows: 'form' }],
      },
      rules: async () =>
        (await import('../../../../contract/billing/payment-methods.ts')).storePaymentMethods,
    }),
  ],
  paths: [...tabs.map(({ path }) => path), outlines.storePaymentMethods.screen],
  pages: [
    ...tabs,
    page('statement', 'subscriptions.update', StatementPage),
    page('stores/:id', 'subscriptions.stores', OneSoldPage),
    page('registration-plans/create', 'subscriptions.plans.create', NewPlanPage),
    page('registration-plans/:id', 'subscriptions.plans.read', PlanPage),
  ],
} as const;
