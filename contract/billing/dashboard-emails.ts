import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { email } from '../engine/text-fields.ts';
import { type Base, changing, reading } from './dashboard-parts.ts';

const notification = z.object({
  store_subscription_email_notification_id: z.int(),
  email: z.string(),
  confirmed: z.boolean(),
});
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
