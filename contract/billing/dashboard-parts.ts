import { z } from 'zod';
import { clientSecret } from './cards.ts';
import { payment } from './payments.ts';

/** In the loyalty panel a company looks at what it pays, in the store panel a store (billing-path-by-panel). */
export const dashboardPanels = { companies: 'company', stores: 'store' } as const;
export type Panel = keyof typeof dashboardPanels;

/** Where a panel's calls of billing are. */
export type Base = `/${Panel}/{storeId}/general-settings/billing-dashboard`;

export const baseOf = (panel: Panel): Base =>
  `/${panel}/{storeId}/general-settings/billing-dashboard`;

/** What all of them share. */
export const reading = {
  access: 'general_settings.billing_dashboard.read',
  tag: 'billing-dashboard',
} as const;
export const changing = {
  access: 'general_settings.billing_dashboard.update',
  tag: 'billing-dashboard',
} as const;

/** An attempt, and what its bank wants where it asks its owner. */
export const attempted = payment.extend({ authenticate: clientSecret.nullable() });
export const chosen = z.object({ store_payment_method_id: z.int().positive() });
