import {
  paymentMethodOperations,
  storePaymentMethods,
} from '../../../../contract/billing/payment-methods.ts';
import { outlineOf } from '../../../dataProvider/outline.ts';

/** What the screens of what a company sells show. */
export const outlines = {
  storePaymentMethods: outlineOf(storePaymentMethods, paymentMethodOperations),
};
