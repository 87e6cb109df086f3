import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

/** Of how many finished days the figures of the installation's companies are. */
export const overviewDays = 30;

/** How a company's subscription stands. */
export const subscriptionStates = ['active', 'ending', 'inactive'] as const;

const company = z
  .object({
    store_id: z.int(),
    name: z.string(),
    currency: z.string(),
    subscription: z.enum(subscriptionStates),
    /** When it ends, where it does. */
    ends_at: z.iso.datetime().nullable(),
    stores: z.int(),
    customers: z.int(),
    receipts: z.int(),
    amount: z.number(),
    amount_before: z.number(),
    /** What the points with its customers are worth. */
    points_value: z.number(),
    /** Messages that could not be sent in these days. */
    messages_failed: z.int(),
    /** Billings of the installation to it whose payment failed, and that are owed. */
    payments_failed: z.int(),
  })
  .meta({ id: 'InstallationCompany' });
export type InstallationCompany = z.infer<typeof company>;

export const companiesOverview = endpoint({
  method: 'GET',
  path: '/installation/companies',
  access: 'super-admin',
  tag: 'installation',
  extension: true,
  summary: 'the companies of the installation: how they stand, and their last thirty days',
  reply: z.object({ companies: z.array(company) }),
});
