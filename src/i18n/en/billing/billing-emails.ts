import type { companyBillingEmails as declared } from '../../../../contract/billing/dashboard-emails.ts';
import type { Words } from '../../shape/words.ts';

export const companyBillingEmails = {
  name: 'Address for billing |||| Mails about billing',
  fields: {
    store_subscription_email_notification_id: 'ID',
    email: 'Email',
    confirmed: 'Confirmation',
  },
  texts: {
    empty: 'Nobody is written to yet.',
    created: 'You have successfully added the address; a mail with a link asks to confirm it',
    deleted: 'You have successfully removed the address',
    help: { email: 'A mail with a link asks its owner to confirm it.' },
  },
} satisfies Words<typeof declared>;
