import { entities } from './all.ts';
import { companyBillingEmails, storeBillingEmails } from './billing/dashboard-emails.ts';
import { storePaymentMethods } from './billing/payment-methods.ts';
import type { Entity } from './engine/entity.ts';
import { staff, storeUsers } from './people/members.ts';

/** Every entity that is listed in a panel: those too whose calls are declared by hand. */
export const listedEntities: readonly Entity[] = [
  ...entities,
  staff,
  storeUsers,
  storePaymentMethods,
  companyBillingEmails,
  storeBillingEmails,
];
