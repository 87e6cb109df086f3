import type { companyBillingEmails as declared } from '../../../../contract/billing/dashboard-emails.ts';
import type { Words } from '../../shape/words.ts';

export const companyBillingEmails = {
  name: 'Email χρεώσεων |||| Email χρεώσεων',
  fields: {
    store_subscription_email_notification_id: 'Κωδικός',
    email: 'Διεύθυνση email',
    confirmed: 'Επιβεβαίωση',
  },
  texts: {
    empty: 'Δεν ενημερώνεται ακόμη κανείς.',
    created: 'Στάλθηκε email με σύνδεσμο για την επιβεβαίωση της διεύθυνσης',
    deleted: 'Η διεύθυνση αφαιρέθηκε',
    help: { email: 'Κάθε διεύθυνση επιβεβαιώνεται από σύνδεσμο σε email.' },
  },
} satisfies Words<typeof declared>;
