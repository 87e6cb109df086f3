import type { storeExternalLinks as declared } from '../../../../contract/catalogue/store-external-links.ts';
import type { Words } from '../../shape/words.ts';

export const storeExternalLinks = {
  name: 'Εξωτερικός σύνδεσμος |||| Εξωτερικοί σύνδεσμοι',
  fields: {
    store_external_link_id: 'Κωδικός',
    url: 'Διεύθυνση',
    image: 'Εικόνα',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Σύνδεσμοι που βλέπουν οι πελάτες του καταστήματος: κατάλογος, κράτηση, κοινωνικά δίκτυα.',
    created: 'Ο εξωτερικός σύνδεσμος δημιουργήθηκε με επιτυχία',
    updated: 'Ο εξωτερικός σύνδεσμος ενημερώθηκε με επιτυχία',
    deleted: 'Ο εξωτερικός σύνδεσμος διαγράφηκε με επιτυχία',
  },
} satisfies Words<typeof declared>;
