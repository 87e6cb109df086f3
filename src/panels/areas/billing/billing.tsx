import BillingIcon from '@mui/icons-material/PaymentsOutlined';
import { billingPages } from '../../../../contract/billing/pages.ts';
import type { PanelPageSpec } from '../../../shell/panel.ts';
import { screen } from '../../../shell/screen.ts';

const permission = 'general_settings.billing_dashboard.read';
const page = (path: string, component: PanelPageSpec['component']): PanelPageSpec => ({
  path: `${billingPages}/${path}`,
  icon: BillingIcon,
  permission,
  component,
});

/** How the subscription stands; the banner leads here. */
export const currentSubscription = page(
  'current',
  screen(() => import('../../../custom/billing/own/CurrentPage.tsx'), 'CurrentPage'),
);

const pages = [
  currentSubscription,
  page(
    'payment-methods',
    screen(() => import('../../../custom/billing/own/MethodsPage.tsx'), 'MethodsPage'),
  ),
  page(
    'payment-history',
    screen(() => import('../../../custom/billing/own/HistoryPage.tsx'), 'HistoryPage'),
  ),
  page(
    'email-notifications',
    screen(() => import('../../../custom/billing/own/EmailsPage.tsx'), 'EmailsPage'),
  ),
];

/** What a company and a store see of their subscription: one tab, whose other pages stand below it. */
export const billing = {
  pages,
  parents: { [billingPages]: permission },
  tab: currentSubscription.path,
  besides: Object.fromEntries(pages.slice(1).map(({ path }) => [path, currentSubscription.path])),
  icon: BillingIcon,
} as const;
