import BillingIcon from '@mui/icons-material/PaymentsOutlined';
import type { PanelPageSpec, PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';

const CurrentSubscriptionPage = screen(
  () => import('../../custom/billing/CurrentSubscriptionPage.tsx'),
  'CurrentSubscriptionPage',
);

const permission = 'general_settings.billing_dashboard.read';

/** How the subscription stands; the banner leads here. */
export const currentSubscription: PanelPageSpec = {
  path: 'general-settings/billing-dashboard/current',
  icon: BillingIcon,
  permission,
  component: CurrentSubscriptionPage,
};

/** What a company and a store see of their subscription. */
export const billing: Pick<PanelSpec, 'pages'> & Required<Pick<PanelSpec, 'parents'>> = {
  pages: [currentSubscription],
  parents: { 'general-settings/billing-dashboard': permission },
};
