import type { apiKeys as declared } from '../../../../contract/developers/api-keys.ts';
import type { Words } from '../../shape/words.ts';

export const apiKeys = {
  name: 'Κλειδί API |||| Κλειδιά API',
  tab: 'Κλειδιά API',
  fields: {
    api_key_id: 'ID',
    name: 'Όνομα',
    hint: 'Κλειδί',
    state: 'Κατάσταση',
    permissions: 'Δικαιώματα',
    store_ids: 'Καταστήματα',
    allowed_addresses: 'Επιτρεπόμενες διευθύνσεις',
    rate_limit: 'Κλήσεις ανά λεπτό',
    expires_at: 'Λήγει',
    vouched_by: 'Υπεύθυνος',
    is_orphan: 'Χωρίς υπεύθυνο',
    last_used_at: 'Τελευταία χρήση',
    last_used_from: 'Τελευταία χρήση από',
    rotated_at: 'Αντικαταστάθηκε',
    previous_until: 'Το προηγούμενο ισχύει έως',
    revoked_at: 'Ανακλήθηκε',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Ένα πρόγραμμά σας, όπως ένα ταμείο ή ένα e-shop, καλεί με δικό του κλειδί.',
    updated: 'Το κλειδί αποθηκεύτηκε.',
    choices: {
      active: 'Ενεργό',
      expired: 'Έληξε',
      revoked: 'Ανακλήθηκε',
    },
  },
} satisfies Words<typeof declared>;
