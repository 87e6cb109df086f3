import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { flag, readOnly } from '../engine/fields.ts';
import { email } from '../engine/text-fields.ts';
import { type Base, baseOf, changing, reading } from './dashboard-parts.ts';
import { billingPages } from './pages.ts';

const notification = z.object({
  store_subscription_email_notification_id: z.int(),
  email: z.string(),
  confirmed: z.boolean(),
});
const declared = <const N extends string>(name: N, base: Base) =>
  entity({
    name,
    id: 'store_subscription_email_notification_id',
    path: `${base}/email-notifications`,
    screen: `${billingPages}/email-notifications`,
    collection: 'email_notifications',
    tag: reading.tag,
    audited: false,
    permission: { read: reading.access, create: changing.access, delete: changing.access },
    fields: { email: email(), confirmed: { ...readOnly(flag(false)), computed: true } },
    filters: [],
    sorts: ['email', 'confirmed'],
    operations: [],
  });

/** The addresses that are written to about what a company pays; their calls are declared by hand below. */
export const companyBillingEmails = declared('company-billing-emails', baseOf('companies'));
/** The same of a store. */
export const storeBillingEmails = declared('store-billing-emails', baseOf('stores'));

/** Who is written to about billings. */
export const emailCalls = (base: Base) => {
  const emails = `${base}/email-notifications` as const;
  return {
    listEmails: endpoint({
      method: 'GET',
      path: emails,
      ...reading,
      whole: 'email_notifications',
      summary: 'who is written to about billings; max_emails at most (max-billing-emails)',
      reply: z.object({ email_notifications: z.array(notification), max_emails: z.int() }),
    }),
    addEmail: endpoint({
      method: 'POST',
      path: emails,
      ...changing,
      status: 201,
      summary: 'write to one more address, once its owner follows the link',
      body: z.object({ email: email().value }),
      reply: notification,
    }),
    deleteEmail: endpoint({
      method: 'DELETE',
      path: `${emails}/{id}`,
      ...changing,
      summary: 'no longer write to an address',
      reply: nothing,
    }),
  };
};
