import { emailOperations } from '../../../../contract/billing/dashboard.ts';
import {
  companyBillingEmails,
  storeBillingEmails,
} from '../../../../contract/billing/dashboard-emails.ts';
import { outlineOf } from '../../../dataProvider/outline.ts';

/** What the screens of the own subscription show, of a company and of a store. */
export const outlines = {
  companyEmails: outlineOf(companyBillingEmails, emailOperations.companies),
  storeEmails: outlineOf(storeBillingEmails, emailOperations.stores),
};
