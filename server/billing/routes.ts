import { dashboards } from '../../contract/billing/dashboard.ts';
import type { Api } from '../http/serve.ts';
import { mountCancelling } from './dashboard/cancel.ts';
import { mountOwnMethods } from './dashboard/cards.ts';
import { mountConfirmation, mountEmails } from './dashboard/emails.ts';
import { mountHistory } from './dashboard/history.ts';
import { mountPaying, mountPaymentIntent } from './dashboard/pay.ts';
import { mountOwnPlan } from './dashboard/plans.ts';
import { mountFigures } from './figures/routes.ts';
import { mountPaymentMethods } from './methods/routes.ts';
import { mountPlans } from './plans/routes.ts';
import { mountSubscriptions } from './sold/routes.ts';
import { mountStatements } from './sold/statement/routes.ts';
import { mountStripeWebhook } from './webhook.ts';

/** Plans and who has them, what they owe and how they pay. */
export function mountBilling(api: Api) {
  mountPlans(api);
  mountPaymentMethods(api);
  mountSubscriptions(api);
  mountStatements(api);
  mountFigures(api);
  for (const calls of Object.values(dashboards)) {
    mountOwnPlan(api, calls);
    mountPaying(api, calls);
    mountCancelling(api, calls);
    mountOwnMethods(api, calls);
    mountHistory(api, calls);
    mountEmails(api, calls);
  }
  mountPaymentIntent(api);
  mountConfirmation(api);
  mountStripeWebhook(api);
}
