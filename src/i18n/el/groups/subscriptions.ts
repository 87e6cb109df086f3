import { resourceWords } from '../../shape/entities.ts';
import { figures } from '../billing/figures.ts';
import { billingShared } from '../billing/shared.ts';
import { plans, sold } from '../billing/sold.ts';
import { statement } from '../billing/statement.ts';
import { storePaymentMethods } from '../billing/store-payment-methods.ts';
import { vies } from '../billing/vies.ts';
import { rights } from '../people/rights.ts';

/** What is sold: subscribers, plans and how one is paid. */
export const words = {
  billingShared,
  figures,
  plans,
  rights,
  sold,
  statement,
  vies,
  resources: resourceWords({ own: { storePaymentMethods } }),
};
