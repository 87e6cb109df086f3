import { resourceWords } from '../../shape/entities.ts';
import { companyBillingEmails } from '../billing/billing-emails.ts';
import { billing } from '../billing/own.ts';
import { billingShared } from '../billing/shared.ts';
import { vies } from '../billing/vies.ts';

/** The subscription. */
export const words = {
  billing,
  billingShared,
  vies,
  resources: resourceWords({ own: { companyBillingEmails } }),
};
