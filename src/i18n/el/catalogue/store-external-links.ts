import type { storeExternalLinks as declared } from '../../../../contract/catalogue/store-external-links.ts';
import type { Words } from '../../shape/words.ts';

export const storeExternalLinks = {
  name: 'Εξωτερικός σύνδεσμος |||| Εξωτερικοί σύνδεσμοι',
  fields: {
    store_external_link_id: 'ID',
    url: 'Διεύθυνση ιστού',
    image: 'Εικόνα',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Σύνδεσμοι που βλέπουν οι πελάτες του καταστήματος: μενού, κρατήσεις, κοινωνικά δίκτυα.',
    created: 'Ο εξωτερικός σύνδεσμος δημιουργήθηκε',
    updated: 'Ο εξωτερικός σύνδεσμος ενημερώθηκε',
    deleted: 'Ο εξωτερικός σύνδεσμος διαγράφηκε',
  },
} satisfies Words<typeof declared>;
