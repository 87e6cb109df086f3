import { dashboardCalls } from './dashboard.ts';
import { figureCalls } from './figures.ts';
import { paymentMethodCalls } from './payment-methods.ts';
import { planCalls } from './plans.ts';
import { takeStatement } from './statements.ts';
import { subscriptionCalls } from './subscriptions.ts';

/** All calls about plans, subscriptions and what is paid for them. */
export const billingCalls = [
  ...planCalls,
  ...paymentMethodCalls,
  ...subscriptionCalls,
  takeStatement,
  ...figureCalls,
  ...dashboardCalls,
];
