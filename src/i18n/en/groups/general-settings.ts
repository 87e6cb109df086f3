import { billing } from '../billing/own.ts';
import { billingShared } from '../billing/shared.ts';

/** The subscription. */
export const words = { billing, billingShared };
