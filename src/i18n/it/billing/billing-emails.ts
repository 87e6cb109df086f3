import type { companyBillingEmails as declared } from '../../../../contract/billing/dashboard-emails.ts';
import type { Words } from '../../shape/words.ts';

export const companyBillingEmails = {
  name: 'Email degli addebiti |||| Email degli addebiti',
  fields: {
    store_subscription_email_notification_id: 'ID',
    email: 'Indirizzo email',
    confirmed: 'Conferma',
  },
  texts: {
    empty: 'Non si scrive ancora a nessuno.',
    created: 'È stata inviata una email con un link per confermare l’indirizzo',
    deleted: 'L’indirizzo è stato rimosso',
    help: { email: 'Il proprietario lo conferma con il link di una email.' },
  },
} satisfies Words<typeof declared>;
