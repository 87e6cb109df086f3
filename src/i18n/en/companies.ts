import { installation } from './organisations/installation.ts';
/** The overview of an installation's companies, for super admins. */
export const companies = {
  title: 'Companies',
  about: 'The last 30 days, up to yesterday',
  failed: 'The companies could not be loaded',
  company: 'Company',
  subscription: 'Subscription',
  stores: 'Stores',
  customers: 'Customers',
  receipts: 'Receipts',
  amount: 'Amount',
  points: 'Value of points',
  states: { active: 'Active', ending: 'Ends on %{date}', inactive: 'Inactive' },
  open: 'Open %{name}',
  messages: 'One message was not sent |||| %{smart_count} messages were not sent',
  more: '%{by}% more than in the 30 days before',
  less: '%{by}% less than in the 30 days before',
  payments: 'One payment failed |||| %{smart_count} payments failed',
  create: 'New company',
  installation,
};
