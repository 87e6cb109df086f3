import BillingIcon from '@mui/icons-material/PaymentsOutlined';
import { billingPages } from '../../../../contract/billing/pages.ts';
import { resource } from '../../../resources/resource.ts';
import type { PanelPageSpec } from '../../../shell/panel.ts';
import type { Screen } from '../../../shell/resource.ts';
import { screen } from '../../../shell/screen.ts';
import { outlines } from './billing.data.ts';

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
];

const EmailList = screen(() => import('../../../custom/billing/own/EmailList.tsx'), 'EmailList');
const emails = (
  outline: typeof outlines.companyEmails,
  rules: NonNullable<Screen<string>['rules']>,
) =>
  resource(outline, {
    icon: BillingIcon,
    list: EmailList,
    columns: ['email', 'confirmed'],
    form: ['email'],
    most: 'max_emails',
    rules,
  });
const declared = () => import('../../../../contract/billing/dashboard-emails.ts');

/** The addresses that are written to about what a company pays. */
export const companyBilling = {
  resources: [emails(outlines.companyEmails, async () => (await declared()).companyBillingEmails)],
};
/** The same of a store. */
export const storeBilling = {
  resources: [emails(outlines.storeEmails, async () => (await declared()).storeBillingEmails)],
};

/** What a company and a store see of their subscription: one tab, whose other pages stand below it. */
export const billing = {
  pages,
  parents: { [billingPages]: permission },
  tab: currentSubscription.path,
  besides: Object.fromEntries(
    [...pages.slice(1).map(({ path }) => path), outlines.companyEmails.screen].map((path) => [
      path,
      currentSubscription.path,
    ]),
  ),
  icon: BillingIcon,
} as const;
